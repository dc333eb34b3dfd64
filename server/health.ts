import type { Store } from './desk/store'
import type { LiveSite } from './host/live-site'
import { jsonReply } from './reply'
import type { Handler } from './visit'

/** Says at /healthz which build is being served and whether there's room for enquiries, and nothing else. */
export function openHealth(site: LiveSite, store: Store): Handler {
  return async ({ method, path }) => {
    if (path !== '/healthz' || (method !== 'GET' && method !== 'HEAD')) return undefined
    const { commit = null, built = null } = site.current().build
    const hasRoom = await store.hasRoom().catch(() => false)
    return jsonReply(200, { commit, built, disk: hasRoom ? 'ok' : 'low' })
  }
}
