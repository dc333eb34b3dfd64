import { type RefObject, useEffect } from 'react'
import type { FormField } from '@/content/types'

/** Preselects the answer a link names, as in `?about=lifestation`; otherwise nothing. */
export function usePreselection(form: RefObject<HTMLFormElement | null>, fields: readonly FormField[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const about = new URLSearchParams(window.location.search).get('about')
    for (const field of fields) {
      const option = field.type === 'radio' && about ? field.preselections?.[about] : undefined
      const group = form.current?.elements.namedItem(field.id)
      if (option && group instanceof RadioNodeList && group.value === '') group.value = option
    }
  }, [])
}
