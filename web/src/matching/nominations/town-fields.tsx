import { namedClassroomLengths as lengths } from '@tower/contract/matching/named-classrooms.ts'
import { usStates } from '@tower/contract/us-states.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField, TextField } from '../../ui/field/field.tsx'
import type { NamedAnswer, NamedField } from './named-answer.ts'
import styles from './nomination-forms.module.css'

/** What a field shows: what was typed, and what is wrong with it. */
export const fieldsOf = (answer: NamedAnswer | undefined) => (name: NamedField) => ({
  name,
  id: `teacher-nomination-${name}`,
  defaultValue: answer?.values[name],
  error: answer?.faults[name],
  required: true,
})

/** Which of the schools of that name it is. */
export function Town({ answer }: { answer: NamedAnswer | undefined }) {
  const texts = useTexts('teacherNomination')
  const field = fieldsOf(answer)
  return (
    <div className={styles.two}>
      <TextField
        {...field('city')}
        label={texts.city}
        autoComplete="off"
        maxLength={lengths.city}
        required={false}
        optional
      />
      <SelectField {...field('state')} label={texts.state} required={false} optional>
        <option value="">{texts.noState}</option>
        {Object.entries(usStates).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
