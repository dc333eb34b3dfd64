import type { TextField } from '@/content/types'
import { TextInput } from '../enquiry/TextInput'
import type { useTowns } from './use-towns'

type TownFieldProps = ReturnType<typeof useTowns> & { field: TextField }

/** Where someone lives, with the names of the towns to choose from once the reader comes near. */
export function TownField({ field, towns, loadTowns }: TownFieldProps) {
  const comeNear = () => {
    if (!towns) void loadTowns()
  }
  const listId = `${field.id}-names`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the field is about to be used
    <div onFocus={comeNear} onPointerEnter={comeNear}>
      <TextInput field={field} error={undefined} list={listId} />
      <datalist id={listId}>
        {towns &&
          towns !== 'failed' &&
          towns.towns.map(({ name, county }) => <option key={name + county} value={name} />)}
      </datalist>
    </div>
  )
}
