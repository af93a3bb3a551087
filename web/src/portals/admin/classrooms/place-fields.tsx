import { classroomLengths as lengths } from '@tower/contract/matching/classrooms.ts'
import type { ClassroomPlace } from '@tower/contract/matching/classroom-words.contract.ts'
import { isUsState, usStates, type UsState } from '@tower/contract/us-states.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { Columns } from '../../../ui/layout/layout.tsx'

/** Where a classroom is, as it is typed. */
export type TypedPlace = { school: string; city: string; state: string; grade: string }

export const noPlace: TypedPlace = { school: '', city: '', state: '', grade: '' }

const stateCodes = Object.keys(usStates) as UsState[]

/** What is typed as the call takes it. */
export const placeOf = ({ school, city, state, grade }: TypedPlace): ClassroomPlace => ({
  school: school.trim() || null,
  city: city.trim() || null,
  state: isUsState(state) ? state : null,
  grade_level: grade.trim() || null,
})

export type PlaceFieldsProps = { typed: TypedPlace; onType: (part: Partial<TypedPlace>) => void }

/** School, town, state and grade: staff know some of it, or all. */
export function PlaceFields({ typed, onType }: PlaceFieldsProps) {
  const texts = useTexts('classroomWords')
  const field = (name: keyof TypedPlace) => ({
    label: texts[name],
    optional: true,
    autoComplete: 'off',
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <>
      <TextField {...field('school')} maxLength={lengths.school} />
      <Columns feet>
        <TextField {...field('city')} maxLength={lengths.city} />
        <SelectField {...field('state')}>
          <option value="">{texts.noState}</option>
          {stateCodes.map((code) => (
            <option key={code} value={code}>
              {usStates[code]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('grade')} hint={texts.gradeHint} maxLength={lengths.grade} />
      </Columns>
    </>
  )
}
