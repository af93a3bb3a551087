import {
  familyLanguages,
  maxGradeLength,
  maxStudentNameLength,
  type FamilyLanguage,
} from '@tower/contract/learning/students.ts'
import { readStudentsAgain, type Student, studentCalls } from '../../../learning/students/students.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

type Typed = { name: string; grade: string; language: FamilyLanguage | '' }

const languages = ['', ...familyLanguages] as const

/** What the list says of a student, to be corrected where it stands. */
export function EditStudent({ student, onDone }: { student: Student; onDone: () => void }) {
  const { note, students, classList: texts } = useTexts('tools')
  const { id, full_name: name, grade, family_language: language } = student
  const save = useAct(
    (typed: Typed) =>
      studentCalls.change({
        ...{ id, full_name: typed.name, grade: typed.grade },
        family_language: typed.language || null,
      }),
    {
      ...{ done: texts.saved, onDone },
      failed: { refused: { 'students.name_taken': students.taken }, failed: texts.changeFailed },
      makeStale: readStudentsAgain,
    },
  )
  const form = useForm<Typed>({
    first: { name, grade: grade ?? '', language: language ?? '' },
    checks: { name: required(students.noName) },
    act: save,
    onSend: save.run,
  })
  return (
    <Stack as="form" gap={3} {...form.props}>
      <TextField
        label={students.name}
        autoComplete="off"
        maxLength={maxStudentNameLength}
        {...form.text('name')}
      />
      <TextField label={students.grade} optional maxLength={maxGradeLength} {...form.text('grade')} />
      <SelectField label={students.familyLanguage} {...form.choice('language', languages)}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {one === '' ? students.unknown : note.languages[one]}
          </option>
        ))}
      </SelectField>
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      <Row>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.save}
        </Button>
        <Button onClick={onDone}>{texts.cancel}</Button>
      </Row>
    </Stack>
  )
}
