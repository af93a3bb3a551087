import { useSearchParams } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField } from '../../../ui/field/field.tsx'
import type { StorybooksContext } from '../storybooks.api.ts'

/** Which of several classrooms the page is about; nothing for who leads one. */
export function ClassroomChoice({ context: { classroom, classrooms } }: { context: StorybooksContext }) {
  const texts = useTexts('storybookList')
  const [address, setAddress] = useSearchParams()
  if (!classroom || classrooms.length < 2) return null
  const choose = (id: string) => {
    const next = new URLSearchParams(address)
    next.set('classroom', id)
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return (
    <SelectField
      label={texts.classroom}
      value={classroom.id}
      onChange={(event) => choose(event.target.value)}
    >
      {classrooms.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
