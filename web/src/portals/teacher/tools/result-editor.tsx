import { dayOf } from '@tower/contract/org-days.ts'
import { printBrief } from '@tower/contract/learning/tools/briefs/print-brief.ts'
import { useRef, useState } from 'react'
import { readResultsAgain, type Result, toolCalls } from '../../../learning/tools/tools.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { BriefParts } from './brief-parts.tsx'
import { textsOfGoal } from './change-goal.ts'
import { CopyResult } from './copy-result.tsx'
import { GoalParts } from './goal-parts.tsx'
import { NoteParts } from './note-parts.tsx'
import { OtherNames } from './other-names.tsx'
import { Paper, type Written } from './paper.tsx'
import styles from './tool-frame.module.css'

type GoalTitles = { goalOf: string; objective: string }

export type ResultEditorProps = { result: Result; onResult: (result: Result) => void }

/** What a tool wrote, edited in place: each pause at the end of a field keeps it as a version, which can be undone. */
export default function ResultEditor({ result, onResult }: ResultEditorProps) {
  const [content, setContent] = useState(result.content)
  const acts = useResultActs(result, onResult, setContent)
  const isChanged = (now: Result['content']) => JSON.stringify(now) !== JSON.stringify(result.content)
  const keep = (changed: Result['content']) => {
    if (isChanged(changed)) acts.edit.run(changed)
  }
  const { goal: titles } = useTexts('tools')
  const texts = textsOf(content, titles)
  const parts = { onChange: setContent, onKeep: keep }
  const actions = (
    <Stack gap={3}>
      <ResultButtons
        acts={acts}
        copied={copiedOf(content)}
        canUndo={result.has_earlier || isChanged(content)}
        canRedo={result.has_later}
      />
      {acts.failure && <Notice tone="danger">{acts.failure}</Notice>}
    </Stack>
  )
  return (
    <>
      <Stack className={styles.screen}>
        {/* A page for a substitute names children on purpose. */}
        {content.tool !== 'sub-brief' && (
          <OtherNames texts={texts.flatMap(({ title, text }) => [title, text])} about={result.student_name} />
        )}
        {content.tool === 'parent-note' && (
          <NoteParts content={content} about={result.student_name} actions={actions} {...parts} />
        )}
        {content.tool === 'iep-goal' && (
          <GoalParts
            content={content}
            start={dayOf(new Date(result.created_at))}
            actions={actions}
            {...parts}
          />
        )}
        {content.tool === 'sub-brief' && <BriefParts content={content} actions={actions} {...parts} />}
      </Stack>
      <Paper tool={content.tool} texts={texts} />
    </>
  )
}

/** All that a result says, as it goes on paper. */
function textsOf(content: Result['content'], titles: GoalTitles): Written[] {
  if (content.tool === 'iep-goal')
    return [
      ...textsOfGoal(content).map((text, at) => ({
        title:
          at === 0
            ? fillText(titles.goalOf, { name: content.elements.student })
            : fillText(titles.objective, { number: String(at) }),
        text,
      })),
    ]
  if (content.tool === 'sub-brief') return [{ title: content.heading, text: '' }, ...content.parts]
  const { subject, body, other } = content
  return [{ title: subject, text: body }, ...(other ? [{ title: other.subject, text: other.body }] : [])]
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
    ...{ done: texts.emailed, failed: texts.emailFailed, makeStale: [] },
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

/** The whole of a result; a note is copied in one language at a time, where that stands. */
function copiedOf(content: Result['content']): string | undefined {
  if (content.tool === 'iep-goal') return textsOfGoal(content).join('\n\n')
  return content.tool === 'sub-brief' ? printBrief(content) : undefined
}

type ResultButtonsProps = {
  acts: ReturnType<typeof useResultActs>
  copied: string | undefined
  /** Also while a change is still typed, or on its way: it is kept first. */
  canUndo: boolean
  canRedo: boolean
}

function ResultButtons({ acts: { step, mail }, copied, canUndo, canRedo }: ResultButtonsProps) {
  const { result: texts } = useTexts('tools')
  return (
    <Row>
      {copied !== undefined && <CopyResult text={copied} />}
      {/* The last press of either keeps the focus: a disabled button would lose it to the top of the page. */}
      <Button aria-disabled={!canUndo} onClick={() => canUndo && step.run('back')}>
        {texts.back}
      </Button>
      <Button aria-disabled={!canRedo} onClick={() => canRedo && step.run('forward')}>
        {texts.forward}
      </Button>
      <Button onClick={() => window.print()}>{texts.print}</Button>
      <Button pending={mail.isPending} onClick={() => mail.run()}>
        {texts.email}
      </Button>
    </Row>
  )
}
