import { useState } from 'react'
import type { TownList } from './find-town'

/** The list of towns, fetched when someone is about to use the field; `failed` when it can't be. */
export function useTowns(): { towns: TownList | 'failed' | null; loadTowns: () => Promise<void> } {
  const [towns, setTowns] = useState<TownList | 'failed' | null>(null)
  const loadTowns = () =>
    import('@/content/towns').then(
      ({ townList }) => setTowns(townList),
      () => setTowns('failed'),
    )
  return { towns, loadTowns }
}
