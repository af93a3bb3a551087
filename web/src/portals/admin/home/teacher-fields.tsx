import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { FailedPart } from '../../failed-part.tsx'
import { useFoundTeachers, type Found } from './use-found-teachers.ts'

export type TeacherFieldsProps = {
  search: string
  onSearch: (search: string) => void
  teacher: Found | undefined
  onChoose: (teacher: Found | undefined) => void
  error: string | undefined
}

/** A search for a teacher, and those it found; a chosen one stays in the list whatever is searched for. */
export function TeacherFields({ search, onSearch, teacher, onChoose, error }: TeacherFieldsProps) {
  const { grant } = useTexts('consoleHome')
  const language = useLanguage()
  const { people, total, isKnown, isError, retry } = useFoundTeachers(search)
  const listed = teacher && !people.some(({ id }) => id === teacher.id) ? [teacher, ...people] : people
  const isListed = listed.length > 0
  const found = people.length < total ? grant.foundMore : grant.found
  return (
    <>
      <TextField
        label={grant.find}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={search}
        error={isListed ? undefined : error}
        hint={
          <span role="status">
            {isKnown && !isError
              ? fillCounted(found, total, language, { shown: people.length })
              : grant.findHint}
          </span>
        }
        onChange={(event) => onSearch(event.target.value)}
      />
      {isError && <FailedPart message={grant.findFailed} onRetry={retry} />}
      {isListed && (
        <SelectField
          label={grant.teacher}
          name="user_id"
          value={teacher?.id ?? ''}
          error={error}
          onChange={({ target }) => onChoose(listed.find(({ id }) => id === target.value))}
        >
          <option value="">{grant.choose}</option>
          {listed.map((person) => (
            <option key={person.id} value={person.id}>
              {nameTeacher(person, grant.option)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

function nameTeacher({ full_name: name, email }: Found, both: string): string {
  return name === null ? email : fillText(both, { name, email })
}
