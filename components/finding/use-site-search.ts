import { useRef, useState } from 'react'
import { inTime } from '@/components/ui/in-time'
import type { Search } from '@/lib/search/site-search'

/** The search, fetched with its index when `load` is called; `failed` when it does not come, until it is called again. */
export function useSiteSearch(): { search: Search | 'failed' | null; load: () => void } {
  const [search, setSearch] = useState<Search | 'failed' | null>(null)
  const isOnItsWay = useRef(false)

  function load() {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    inTime(import('@/lib/search/site-search').then(({ fetchSearch }) => fetchSearch())).then(
      (ready) => setSearch(() => ready),
      () => {
        isOnItsWay.current = false
        setSearch('failed')
      },
    )
  }
  return { search, load }
}
