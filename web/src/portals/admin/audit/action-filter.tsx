import { readingActionsBegin } from '@tower/contract/oversight/safety.ts'
import { useState } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import type { OwnFilterProps } from '../../../ui/list-page/filter-field.ts'
import { groupActions } from './group-actions.ts'

/** Narrows the log to an action, or to all about a subject: both are chosen by their words, and typing narrows the choice. */
export function ActionFilter({ name, label, value, shown, choose }: OwnFilterProps) {
  const { acts, subjects, find, allOf } = useTexts('auditWords')
  const { list } = useTexts('kit')
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const groups = groupActions(acts, subjects, typed, language)
  const isListed = groups.some(
    ({ begin, actions }) => begin === value || actions.some(({ action }) => action === value),
  )
  return (
    <>
      <TextField type="search" label={find} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <SelectField name={name} label={label} value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">{list.all}</option>
        {/* What an address asks for, or what typing has left out. */}
        {value !== '' && !isListed && <option value={value}>{shown ?? value}</option>}
        {groups.map(({ subject, begin, actions }) => (
          <optgroup key={begin} label={subject}>
            <option value={begin}>{fillText(allOf, { subject })}</option>
            {actions.map(({ action, words }) => (
              <option key={action} value={action}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </>
  )
}

/** How what the address narrows the log to is called; the beginning of an action of another version by itself. */
export function useFilteredAction(value: string | undefined): string | undefined {
  const texts = useTexts('auditWords')
  const { readings } = useTexts('people').audit
  const acts: Readonly<Record<string, string>> = texts.acts
  const subjects: Readonly<Record<string, string>> = texts.subjects
  if (!value) return undefined
  if (value === readingActionsBegin) return readings
  const subject = value.endsWith('.') ? subjects[value.slice(0, -1)] : undefined
  return subject === undefined ? acts[value] : fillText(texts.allOf, { subject })
}
