import { useState } from 'react'
import {
  type ClassList,
  type ListedStudent,
  readClassList,
} from '../../../learning/students/read-class-list.ts'
import { readStudentsAgain, studentCalls } from '../../../learning/students/students.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { FileDrop } from '../../../ui/sheet/file-drop.tsx'
import { mostSheetBytes } from '../../../ui/sheet/read-records.ts'
import { readText } from '../../../ui/sheet/read-text.ts'
import { ClassListPreview } from './class-list-preview.tsx'

type Typed = { text: string }

/** A class list that is typed, pasted or read from a file: all of it stands in one field, where it can be corrected, and is shown as it was read. */
export default function AddStudents() {
  const { classList: texts } = useTexts('tools')
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [typed, setTyped] = useState<Typed>({ text: '' })
  const add = useAddStudents(() => {
    setTyped({ text: '' })
    setChosen(undefined)
  })
  const form = useForm<Typed>({
    keptBy: { typed, setTyped },
    checks: {
      text: (text) => {
        const list = readClassList(text)
        if (typeof list === 'string') return texts[list]
        return list.faults.length > 0 ? texts.hasFaults : undefined
      },
    },
    act: add,
    onSend: ({ text }) => add.run(studentsOf(readClassList(text))),
  })
  const list = readClassList(form.values.text)
  const isRead = typeof list === 'object'
  const pick = async (file: File) => {
    setRefused(undefined)
    if (file.size > mostSheetBytes) return setRefused(texts.tooLarge)
    const text = await readText(file).catch(() => undefined)
    if (text === undefined) return setRefused(texts.unreadable)
    form.set({ text })
    setChosen(file.name)
  }
  return (
    <Stack as="form" {...form.props}>
      <TextAreaField
        label={texts.names}
        hint={texts.namesHint}
        rows={8}
        autoComplete="off"
        spellCheck={false}
        {...form.text('text')}
      />
      <FileDrop
        texts={texts}
        name={chosen && fillText(texts.chosen, { name: chosen })}
        onPick={(file) => void pick(file)}
      />
      {(refused ?? add.failure) && <Notice tone="danger">{refused ?? add.failure}</Notice>}
      {isRead && <ClassListPreview list={list} />}
      <Button type="submit" kind="primary" block pending={add.isPending}>
        {isRead ? fillCounted(texts.add, list.students.length, language) : texts.addNobody}
      </Button>
    </Stack>
  )
}

function studentsOf(list: ClassList | string): readonly ListedStudent[] {
  return typeof list === 'string' ? [] : list.students
}

function useAddStudents(onDone: () => void) {
  const { classList: texts } = useTexts('tools')
  const language = useLanguage()
  return useAct(
    (students: readonly ListedStudent[]) =>
      studentCalls.addAll(
        students.map(({ row: _, grade, ...student }) => ({ ...student, grade: grade || null })),
      ),
    {
      done: ({ added, known }) =>
        [
          fillCounted(texts.added, added, language),
          ...(known > 0 ? [fillCounted(texts.known, known, language)] : []),
        ].join(' '),
      onDone,
      failed: { refused: { 'students.too_many': texts.tooMany }, failed: texts.addFailed },
      makeStale: readStudentsAgain,
    },
  )
}
