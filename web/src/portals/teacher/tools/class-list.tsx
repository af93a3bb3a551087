import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { gradeInWords } from '../../../learning/students/grade-words.ts'
import {
  readStudentsAgain,
  type Student,
  studentCalls,
  studentsQuery,
} from '../../../learning/students/students.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CheckField } from '../../../ui/field/field.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text, TwoLines } from '../../../ui/type/type.tsx'
import { useFocusWhenFewer, useFocusWhenLost } from '../../../ui/drawer/use-focus-when-lost.ts'
import { FailedPart } from '../../failed-part.tsx'
import { EditStudent } from './edit-student.tsx'
import styles from './class-list.module.css'
import frame from './tool-frame.module.css'

// Brings what reads sheets.
const AddStudents = lateInBrowser(() => import('./add-students.tsx'))

/** The class list: whoever is on it, and beside or above them, where it is empty or asked for, what adds to it. */
export default function ClassList() {
  const { goal, classList: texts } = useTexts('tools')
  const language = useLanguage()
  const reading = useQuery(studentsQuery)
  const adding = useAdding(reading.data?.length)
  const list = useFocusWhenFewer<HTMLUListElement>(reading.data?.length)
  const addButton = (
    <Button size="s" aria-expanded={adding.isOpen} aria-controls={adding.id} onClick={adding.toggle}>
      {texts.addMore}
    </Button>
  )
  return (
    <div className={adding.isOpen ? frame.frame : frame.single}>
      {adding.isOpen && (
        <div id={adding.id} tabIndex={-1}>
          <Card title={texts.addTitle}>
            <AddStudents waiting={<Skeleton lines={6} />} />
          </Card>
        </div>
      )}
      <Card title={texts.title} action={adding.isAsked ? addButton : undefined}>
        {reading.isPending && <Skeleton lines={6} />}
        {reading.isError && (
          <FailedPart
            message={goal.failed}
            onRetry={() => void reading.refetch()}
            pending={reading.isFetching}
          />
        )}
        {reading.data && (
          <Stack>
            <p>
              {reading.data.length === 0
                ? texts.none
                : fillCounted(texts.count, reading.data.length, language)}
            </p>
            <Text tone="quiet" size="small">
              {texts.yearEnd}
            </Text>
            {reading.data.some(({ kept }) => !kept) && <KeepAll />}
            <ul ref={list} tabIndex={-1} aria-label={texts.title} className={styles.students}>
              {reading.data.map((student) => (
                <ListedStudent key={student.id} student={student} />
              ))}
            </ul>
          </Stack>
        )}
      </Card>
    </div>
  )
}

/** What adds students stands there by itself while the list is empty, and stays once it opened. */
function useAdding(count: number | undefined) {
  const id = useId()
  const [isPressed, setPressed] = useState<boolean>()
  const [wasEmpty, setWasEmpty] = useState<boolean>()
  if (count !== undefined && wasEmpty === undefined) setWasEmpty(count === 0)
  const isOpen = isPressed ?? wasEmpty ?? false
  // It opens above what was pressed.
  useEffect(() => {
    if (isPressed) document.getElementById(id)?.focus()
  }, [id, isPressed])
  return { id, isOpen, isAsked: count !== undefined && count > 0, toggle: () => setPressed(!isOpen) }
}

/** The whole list stays when the school year ends; whom that changed goes back to how it was. */
function KeepAll() {
  const { classList: texts } = useTexts('tools')
  const language = useLanguage()
  const changed = useRef<string[]>([])
  const keep = useAct(
    async (kept: boolean) => {
      const { ids } = await studentCalls.keep({ kept, ids: kept ? null : changed.current })
      changed.current = ids
      return ids.length
    },
    {
      done: (count, kept) => fillCounted(kept ? texts.keptAll : texts.letGo, count, language),
      failed: texts.changeFailed,
      failedIn: 'toast',
      undo: { label: texts.undo, back: (kept) => !kept },
      makeStale: readStudentsAgain,
    },
  )
  return (
    <Row>
      <Button size="s" pending={keep.isPending} onClick={() => keep.run(true)}>
        {texts.keepAll}
      </Button>
    </Row>
  )
}

/** A student, or the fields that correct one. Opened and closed, the focus stays with the student. */
function ListedStudent({ student }: { student: Student }) {
  const [turns, setTurns] = useState(0)
  const isOpen = turns % 2 === 1
  const turn = () => setTurns(turns + 1)
  const line = useFocusWhenLost<HTMLLIElement>(turns)
  return (
    <li ref={line} tabIndex={-1} aria-label={student.full_name}>
      {isOpen ? (
        <EditStudent student={student} onDone={turn} />
      ) : (
        <StudentLine student={student} onEdit={turn} />
      )}
    </li>
  )
}

function StudentLine({ student, onEdit }: { student: Student; onEdit: () => void }) {
  const { note, classList: texts } = useTexts('tools')
  const { id, full_name: name, grade, family_language: language, kept } = student
  // The box shows what was pressed while it is on its way.
  const [pressed, setPressed] = useState<boolean>()
  const keep = useAct(studentCalls.change, {
    failed: texts.changeFailed,
    failedIn: 'toast',
    makeStale: readStudentsAgain,
    onEnd: () => setPressed(undefined),
  })
  const remove = useAct(studentCalls.setRemoved, {
    done: (_, { isRemoved }) => fillText(isRemoved ? texts.removed : texts.restored, { name }),
    failed: texts.changeFailed,
    failedIn: 'toast',
    undo: { label: texts.undo, back: (input) => ({ ...input, isRemoved: !input.isRemoved }) },
    makeStale: readStudentsAgain,
  })
  const hiddenName = <span className="visually-hidden"> {name}</span>
  const about = [grade && gradeInWords(grade, texts.gradeIs), language && note.languages[language]].filter(
    (part) => part,
  )
  return (
    <Stack gap={2}>
      <div className={styles.line}>
        <TwoLines first={name} second={about.length > 0 && about.join(' · ')} />
        <Row>
          <Button size="s" onClick={onEdit}>
            {texts.edit}
            {hiddenName}
          </Button>
          <Button
            size="s"
            pending={remove.isPending}
            onClick={() => remove.run({ id, name, isRemoved: true })}
          >
            {texts.remove}
            {hiddenName}
          </Button>
        </Row>
      </div>
      <CheckField
        label={
          <>
            {texts.keep}
            {hiddenName}
          </>
        }
        checked={pressed ?? kept}
        disabled={keep.isPending}
        onChange={({ target }) => {
          setPressed(target.checked)
          keep.run({ id, kept: target.checked })
        }}
      />
    </Stack>
  )
}
