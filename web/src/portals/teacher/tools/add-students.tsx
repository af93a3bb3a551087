import { useState } from 'react'
import {
  type ClassList,
  type ListedStudent,
  type NameOrder,
  readClassList,
} from '../../../learning/students/read-class-list.ts'
import { readStudentsAgain, studentCalls } from '../../../learning/students/students.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextAreaField } from '../../../ui/field/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { FileDrop } from '../../../ui/sheet/file-drop.tsx'
import { mostSheetBytes } from '../../../ui/sheet/read-records.ts'
import { readText } from '../../../ui/sheet/read-text.ts'
import { ClassListPreview } from './class-list-preview.tsx'

type Typed = { text: string; order: NameOrder | '' }

const empty: Typed = { text: '', order: '' }
const read = ({ text, order }: Typed) => readClassList(text, order || undefined)

/** A class list that is typed, pasted or read from a file: all of it stands in one field, where it can be corrected, and is shown as it was read. */
export default function AddStudents() {
  const { classList: texts } = useTexts('tools')
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [typed, setTyped] = useState(empty)
  const add = useAddStudents(() => {
    setTyped(empty)
    setChosen(undefined)
  })
  const form = useForm<Typed>({
    keptBy: { typed, setTyped },
    checks: {
      text: () => {
        const list = read(typed)
        if (typeof list === 'string') return texts[list]
        return list.faults.length > 0 ? texts.hasFaults : undefined
      },
      order: (order) => (order === '' && isUnclear(read(typed)) ? texts.order.missing : undefined),
    },
    act: add,
    onSend: (sent) => add.run(studentsOf(read(sent))),
  })
  const list = read(form.values)
  const isRead = typeof list === 'object'
  const count = isRead ? list.students.length - list.faults.length : 0
  const unclear = isRead ? list.unclear : undefined
  const pick = async (file: File) => {
    setRefused(undefined)
    if (file.size > mostSheetBytes) return setRefused(texts.tooLarge)
    const text = await readText(file).catch(() => undefined)
    if (text === undefined) return setRefused(texts.unreadable)
    form.set({ text, order: '' })
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
      {unclear && (
        <SelectField
          label={texts.order.label}
          hint={fillText(texts.order.hint, unclear)}
          {...form.choice('order', orders)}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {fillText(texts.order[order || 'choose'], unclear)}
            </option>
          ))}
        </SelectField>
      )}
      {isRead && (!unclear || form.values.order !== '') && <ClassListPreview list={list} />}
      <Button type="submit" kind="primary" block pending={add.isPending}>
        {count > 0 ? fillCounted(texts.add, count, language) : texts.addNobody}
      </Button>
    </Stack>
  )
}

const orders = ['', 'firstLast', 'lastFirst'] as const

const isUnclear = (list: ClassList | string) => typeof list !== 'string' && list.unclear !== undefined

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
