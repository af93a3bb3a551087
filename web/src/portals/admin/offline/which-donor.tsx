import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { deskQueries } from '../../../money/desk/desk.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { SelectField } from '../../../ui/field/field.tsx'

type WhichDonorProps = {
  name: string
  /** Who is picked; empty is somebody new. */
  donorId: string
  change: (part: { donor_id: string; email?: string }) => void
}

/** Names shorter than this are those of too many. */
const fewestLetters = 3

/**
 * Donors of this name who are known already: the same human is not to be written down twice. One who has an email address is
 * found by that, so it is filled in.
 */
export function WhichDonor({ name: typed, donorId, change }: WhichDonorProps) {
  const texts = useTexts('offline')
  const language = useLanguage()
  const name = useDeferredValue(typed.trim())
  const found = useQuery({
    ...deskQueries.givers({ q: name, page: 1, pageSize: 10 }),
    enabled: name.length >= fewestLetters,
  })
  const donors = name.length >= fewestLetters ? (found.data?.items ?? []) : []
  if (donors.length === 0) return null
  const choose = (id: string) => {
    const email = donors.find((donor) => donor.id === id)?.email
    change(email ? { donor_id: '', email } : { donor_id: id })
  }
  return (
    <SelectField label={texts.who} value={donorId} onChange={(event) => choose(event.target.value)}>
      <option value="">{texts.someoneNew}</option>
      {donors.map(({ id, name: known, email, gifts }) => (
        <option key={id} value={id}>
          {fillCounted(texts.known, gifts, language, { name: [known, email].filter(Boolean).join(', ') })}
        </option>
      ))}
    </SelectField>
  )
}
