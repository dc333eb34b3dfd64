import { useState } from 'react'
import { inTime } from '@/components/ui/in-time'
import type { TownList } from './find-town'

/** The list of towns, fetched when someone is about to use the field; `failed` when it can't be. */
export function useTowns(): { towns: TownList | 'failed' | null; loadTowns: () => Promise<void> } {
  const [towns, setTowns] = useState<TownList | 'failed' | null>(null)
  const loadTowns = () =>
    inTime(import('@/content/towns')).then(
      ({ townList }) => setTowns(townList),
      () => setTowns('failed'),
    )
  return { towns, loadTowns }
}
