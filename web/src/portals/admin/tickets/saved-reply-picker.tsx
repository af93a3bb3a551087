import { useQuery } from '@tanstack/react-query'
import { supportQueries } from '../../../spending/support/support.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField } from '../../../ui/field/field.tsx'

/** Puts a saved reply into the answer. */
export function SavedReplyPicker({ onPick }: { onPick: (body: string) => void }) {
  const { saved } = useTexts('tickets')
  const replies = useQuery(supportQueries.savedReplies)
  const items = replies.data?.items ?? []
  if (items.length === 0) return null
  return (
    <SelectField
      label={saved.insert}
      value=""
      onChange={(event) => {
        const reply = items.find(({ id }) => id === event.target.value)
        if (reply) onPick(reply.body)
      }}
    >
      <option value="">{saved.choose}</option>
      {items.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
