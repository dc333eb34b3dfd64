import type { Store } from './desk/store'
import type { LiveSite } from './host/live-site'
import { jsonReply } from './reply'
import type { Handler } from './visit'

/** Tells at /healthz which build is served and whether there is room for enquiries, and nothing else. */
export function openHealth(site: LiveSite, store: Store): Handler {
  return async ({ method, path }) => {
    if (path !== '/healthz' || (method !== 'GET' && method !== 'HEAD')) return undefined
    const { commit = null, built = null } = site.current().build
    const hasRoom = await store.hasRoom().catch(() => false)
    return jsonReply(200, { commit, built, disk: hasRoom ? 'ok' : 'low' })
  }
}
