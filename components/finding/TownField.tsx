import { TextInput } from '@/components/enquiry/TextInput'
import type { TextField } from '@/content/types'

type TownFieldProps = {
  field: TextField
  /** Suggestions; empty until someone is about to use the field. */
  names: readonly string[]
  /** Called when someone is about to use the field. */
  onNear: () => void
}

/** Where someone lives, with town names to choose from. */
export function TownField({ field, names, onNear }: TownFieldProps) {
  const listId = `${field.id}-names`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the field is about to be used
    <div onFocus={onNear} onPointerEnter={onNear}>
      <TextInput field={field} error={undefined} list={listId} />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}
