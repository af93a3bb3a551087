import { useQuery } from '@tanstack/react-query'
import type { MailingClassroom } from '@tower/contract/outreach/mailings.contract.ts'
import { useDeferredValue } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField, TextField, type TextFieldProps } from '../../ui/field/field.tsx'
import { Text } from '../../ui/type/type.tsx'
import { mailingQueries } from './mailings.api.ts'

/** Names shorter than this are those of too many. */
const fewestLetters = 3

export type ClassroomPickProps = Pick<TextFieldProps, 'name' | 'error' | 'onBlur'> & {
  typed: string
  /** What is typed is the name of the one that was picked. */
  isPicked: boolean
  onType: (typed: string) => void
  onPick: (classroom: MailingClassroom) => void
}

/** A classroom that somebody gave for: its name is typed, and one of those found is picked. */
export function ClassroomPick({ typed, isPicked, onType, onPick, ...field }: ClassroomPickProps) {
  const texts = useTexts('classroomPick')
  const asked = useDeferredValue(typed.trim())
  const isAsking = !isPicked && asked.length >= fewestLetters
  const { data } = useQuery({ ...mailingQueries.classrooms(asked), enabled: isAsking })
  const found = isAsking ? (data?.items ?? []) : []
  const pick = (id: string) => {
    const classroom = found.find((one) => one.id === id)
    if (classroom) onPick(classroom)
  }
  return (
    <>
      <TextField
        label={texts.classroom}
        hint={texts.hint}
        maxLength={200}
        autoComplete="off"
        {...field}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {found.length > 0 && (
        <SelectField label={texts.which} value="" onChange={(event) => pick(event.target.value)}>
          <option value="">{texts.pick}</option>
          {found.map(({ id, name, school, city }) => (
            <option key={id} value={id}>
              {[name, school, city].filter(Boolean).join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
      {isAsking && data?.items.length === 0 && (
        <Text size="small" tone="quiet">
          {texts.none}
        </Text>
      )}
    </>
  )
}
