import { maxGoalTextLength } from '@tower/contract/learning/tools.ts'
import type { ReactNode } from 'react'
import type { GoalContent, Result } from '../../../learning/tools/tools.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { CheckIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { changeElements, changeObjective, changeSentence } from './change-goal.ts'
import { Folded } from './folded.tsx'
import { GoalElementFields } from './goal-element-fields.tsx'
import styles from './tool-frame.module.css'

export type GoalPartsProps = {
  content: GoalContent
  /** The day on which it was written, from which its steps are counted. */
  start: string
  onChange: (content: GoalContent) => void
  onKeep: (content: Result['content']) => void
  /** What is done with the result: it stands beside the sentence. */
  actions: ReactNode
}

const maxObjectiveLength = 3_000

/** A goal: its sentence, the steps to it, the elements that make it up, and what somebody who does not know the student would ask. */
export function GoalParts({ content, start, onChange, onKeep, actions }: GoalPartsProps) {
  const { goal: texts } = useTexts('tools')
  const { goal_text: text, elements, checks } = content
  const keep = () => onKeep(content)
  return (
    <>
      <TextAreaField
        label={texts.sentence}
        lang={elements.language}
        rows={7}
        className={styles.grows}
        maxLength={maxGoalTextLength}
        value={text}
        onChange={({ target }) => onChange(changeSentence(content, target.value))}
        onBlur={keep}
      />
      {actions}
      <Objectives
        content={content}
        onWrite={(place, words) => onChange(changeObjective(content, place, words))}
        onLeave={keep}
      />
      <GoalElementFields
        elements={elements}
        onChange={(changed) => onChange(changeElements(content, changed, start))}
        onLeave={keep}
      />
      <StrangerTest checks={checks} />
      <GoalNotes content={content} />
    </>
  )
}

type ObjectivesProps = {
  content: GoalContent
  onWrite: (place: number, words: string) => void
  onLeave: () => void
}

function Objectives({ content: { objectives, elements }, onWrite, onLeave }: ObjectivesProps) {
  const { goal: texts } = useTexts('tools')
  return (
    <Stack as="section" aria-label={texts.objectives} gap={3}>
      <h3>{texts.objectives}</h3>
      {objectives.map((step, place) => (
        <TextAreaField
          key={step.byDay}
          label={fillText(texts.objective, { number: place + 1 })}
          lang={elements.language}
          rows={4}
          className={styles.grows}
          maxLength={maxObjectiveLength}
          value={step.text}
          onChange={({ target }) => onWrite(place, target.value)}
          onBlur={onLeave}
        />
      ))}
    </Stack>
  )
}

/** Folded where all is there; open where something is missing. */
function StrangerTest({ checks }: Pick<GoalContent, 'checks'>) {
  const { goal: texts } = useTexts('tools')
  const passedCount = checks.filter(({ passed }) => passed).length
  const isOpen = passedCount < checks.length
  return (
    <Folded
      key={String(isOpen)}
      title={fillText(texts.testCount, { passed: passedCount, all: checks.length })}
      opens={isOpen ? 'always' : 'never'}
    >
      <Stack as="ul" gap={1}>
        {checks.map(({ key, passed, text }) => (
          <Row as="li" key={key} oneLine align="start">
            {passed ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
            <span>
              <span className="visually-hidden">{passed ? texts.passed : texts.open} </span>
              {text}
            </span>
          </Row>
        ))}
      </Stack>
    </Folded>
  )
}

function GoalNotes({ content: { notes, source } }: Pick<GoalPartsProps, 'content'>) {
  return (
    <Notice announce={false}>
      <Stack as="ul" gap={1} bullets>
        {notes.map((note) => (
          <li key={note.key}>{note.text}</li>
        ))}
        {source && <li>{source}</li>}
      </Stack>
    </Notice>
  )
}
