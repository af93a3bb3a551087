import { familyLanguages, maxGradeLength, maxStudentNameLength } from '@tower/contract/learning/students.ts'
import { useState } from 'react'
import { readStudentsAgain, studentCalls } from '../../../learning/students/students.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

export type AddStudentProps = {
  /** The list is empty: the fields are open. */
  isFirst: boolean
  onAdded: (studentId: string) => void
}

const empty = { name: '', grade: '', language: '' }

/** Adds a student to the class list without leaving the tool. It stands in a form, so its fields are no form of their own. */
export function AddStudent({ isFirst, onAdded }: AddStudentProps) {
  const { students: texts } = useTexts('tools')
  const [isOpen, setOpen] = useState(false)
  if (isOpen || isFirst)
    return (
      <NewStudent
        onAdded={(id) => {
          setOpen(false)
          onAdded(id)
        }}
        onCancel={isFirst ? undefined : () => setOpen(false)}
      />
    )
  return (
    <Row>
      <Button size="s" onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
    </Row>
  )
}

type NewStudentProps = { onAdded: (studentId: string) => void; onCancel: (() => void) | undefined }

function NewStudent({ onAdded, onCancel }: NewStudentProps) {
  const { students: texts, note } = useTexts('tools')
  const [typed, setTyped] = useState(empty)
  const [isTried, setTried] = useState(false)
  const act = useAct(studentCalls.add, {
    done: texts.added,
    onDone: ({ item }) => onAdded(item.id),
    failed: { refused: { 'students.name_taken': texts.taken }, failed: texts.failed },
    makeStale: readStudentsAgain,
  })
  const isNameless = typed.name.trim() === ''
  const save = () => {
    setTried(true)
    const language = familyLanguages.find((name) => name === typed.language) ?? null
    if (!isNameless) act.run({ full_name: typed.name, grade: typed.grade || null, family_language: language })
  }
  const put = (name: keyof typeof empty) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <Box>
      {onCancel === undefined && <p>{texts.none}</p>}
      <TextField
        label={texts.name}
        error={isTried && isNameless ? texts.noName : undefined}
        maxLength={maxStudentNameLength}
        autoComplete="off"
        {...put('name')}
      />
      <TextField label={texts.grade} optional maxLength={maxGradeLength} {...put('grade')} />
      <SelectField label={texts.familyLanguage} {...put('language')}>
        <option value="">{texts.unknown}</option>
        {familyLanguages.map((name) => (
          <option key={name} value={name}>
            {note.languages[name]}
          </option>
        ))}
      </SelectField>
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
      <Row>
        <Button onClick={save} pending={act.isPending}>
          {texts.save}
        </Button>
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
      </Row>
    </Box>
  )
}
