import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { studentsQuery } from '../../../learning/students/students.api.ts'
import { findOtherNames } from '../../../learning/tools/find-other-names.ts'
import { readResultsAgain, type Result, toolCalls } from '../../../learning/tools/tools.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { NoteFields, type NoteSide } from './note-fields.tsx'
import { ResultAsks } from './result-asks.tsx'
import styles from './tool-frame.module.css'

export type ResultEditorProps = { result: Result; onResult: (result: Result) => void }

/** What a tool wrote, edited in place: each pause at the end of a field keeps it as a version, which can be undone. */
export function ResultEditor({ result, onResult }: ResultEditorProps) {
  const [content, setContent] = useState(result.content)
  const acts = useResultActs(result, onResult, setContent)
  const { language, subject, body, other } = content
  const keep = (changed = content) => {
    if (JSON.stringify(changed) !== JSON.stringify(result.content)) acts.edit.run(changed)
  }
  const write = (side: NoteSide) => {
    const isOther = side.language !== language
    setContent(isOther ? { ...content, other: side } : { ...content, ...side })
  }
  const sides = [{ language, subject, body }, ...(other ? [other] : [])]
  return (
    <>
      <Stack className={styles.screen}>
        <ResultAsks asks={content.asks} />
        <OtherNames sides={sides} about={result.student_name} />
        <Columns least="wide">
          {sides.map((side) => (
            <NoteFields key={side.language} side={side} onChange={write} onLeave={() => keep()} />
          ))}
        </Columns>
        {acts.failure && <Notice tone="danger">{acts.failure}</Notice>}
        <ResultButtons result={result} acts={acts} />
      </Stack>
      <Paper sides={sides} />
    </>
  )
}

/** What goes on paper, and stands on no screen. */
function Paper({ sides }: { sides: readonly NoteSide[] }) {
  return (
    <div className={styles.paper} aria-hidden="true">
      {sides.map(({ language, subject, body }) => (
        <section key={language} lang={language}>
          <h2>{subject}</h2>
          <p>{body}</p>
        </section>
      ))}
    </div>
  )
}

function OtherNames({ sides, about }: { sides: readonly NoteSide[]; about: string | null }) {
  const { result: texts } = useTexts('tools')
  const { data: students = [] } = useQuery(studentsQuery)
  const names = findOtherNames(
    sides.flatMap(({ subject, body }) => [subject, body]),
    { about, others: students.map((student) => student.full_name).filter((name) => name !== about) },
  )
  if (names.length === 0) return null
  return <Notice tone="warning">{fillText(texts.otherNames, { names: names.join(', ') })}</Notice>
}

/**
 * What is done with a result happens in turn: a press on Undo or on the mail comes after what was typed before it. What is
 * typed while a change is on its way stays.
 */
function useResultActs(
  { id, version }: Result,
  onResult: (result: Result) => void,
  show: (content: Result['content']) => void,
) {
  const { result: texts } = useTexts('tools')
  const inTurn = useTurns()
  const latest = useRef(version)
  const done = (item: Result) => {
    latest.current = item.version
    onResult(item)
  }
  const options = {
    failed: { refused: { 'tools.result_changed': texts.changed }, failed: texts.editFailed },
    makeStale: readResultsAgain,
  }
  const edit = useAct(
    (content: Result['content']) =>
      inTurn(
        () => toolCalls.edit({ id, version: latest.current, content }),
        ({ item }) => done(item),
      ),
    options,
  )
  const step = useAct(
    (to: 'back' | 'forward') =>
      inTurn(
        () => toolCalls.step({ id, version: latest.current, to }),
        ({ item }) => {
          done(item)
          show(item.content)
        },
      ),
    options,
  )
  const mail = useAct(() => inTurn(() => toolCalls.mail(id)), {
    ...{ done: texts.mailed, failed: texts.mailFailed, makeStale: [] },
  })
  return { edit, step, mail, failure: edit.failure ?? step.failure ?? mail.failure }
}

/** One call after the other; what failed holds up none after it. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <Answer,>(call: () => Promise<Answer>, then?: (answer: Answer) => void): Promise<Answer> => {
    const turn = last.current.then(call).then((answer) => {
      then?.(answer)
      return answer
    })
    last.current = turn.catch(() => undefined)
    return turn
  }
}

type ResultButtonsProps = { result: Result; acts: ReturnType<typeof useResultActs> }

function ResultButtons({ result, acts: { edit, step, mail } }: ResultButtonsProps) {
  const { result: texts } = useTexts('tools')
  const isBusy = edit.isPending || step.isPending
  return (
    <Row>
      <Button disabled={!result.has_earlier || isBusy} onClick={() => step.run('back')}>
        {texts.back}
      </Button>
      <Button disabled={!result.has_later || isBusy} onClick={() => step.run('forward')}>
        {texts.forward}
      </Button>
      <Button onClick={() => window.print()}>{texts.print}</Button>
      <Button pending={mail.isPending} onClick={() => mail.run()}>
        {texts.mail}
      </Button>
    </Row>
  )
}
