import { maxGoalPartLength, maxGoalTextLength } from '@tower/contract/learning/tools.ts'
import { checkGoal, checkGoalText } from '@tower/contract/learning/tools/goals/check-goal.ts'
import { composeGoal, composeObjective } from '@tower/contract/learning/tools/goals/compose-goal.ts'
import { nameMeasure } from '@tower/contract/learning/tools/goals/name-measure.ts'
import type { GoalContent, Result } from '../../../learning/tools/tools.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { CheckIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import { Box, Columns, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { CopyResult } from './copy-result.tsx'

export type GoalPartsProps = {
  content: GoalContent
  onChange: (content: GoalContent) => void
  onKeep: (content: Result['content']) => void
}

type Elements = GoalContent['elements']
const wordsOf = ['condition', 'verb', 'detail', 'measuredBy', 'howOften', 'who', 'need'] as const

/** The goal made again of its elements, with its steps and the stranger test. */
function composeAgain(content: GoalContent, elements: Elements): GoalContent {
  return {
    ...content,
    elements,
    goal_text: composeGoal(elements),
    objectives: content.objectives.map((step) => ({ ...step, text: composeObjective(elements, step) })),
    checks: checkGoal(elements),
  }
}

/** The sentence in the teacher's own words: the stranger test reads it as it stands. */
function writeFreely(content: GoalContent, text: string): GoalContent {
  return { ...content, goal_text: text, checks: checkGoalText(text, content.elements.language) }
}

/** A goal: its sentence, the elements that make it up, and what somebody who does not know the student would ask. */
export function GoalParts({ content, onChange, onKeep }: GoalPartsProps) {
  const { goal: texts } = useTexts('tools')
  const { goal_text: text, elements, objectives, checks, notes, source } = content
  const all = [text, ...objectives.map((step) => step.text)].join('\n\n')
  return (
    <>
      <TextAreaField
        label={texts.sentence}
        lang={elements.language}
        rows={7}
        maxLength={maxGoalTextLength}
        value={text}
        onChange={({ target }) => onChange(writeFreely(content, target.value))}
        onBlur={() => onKeep(content)}
      />
      <Stack gap={2}>
        <h3>{texts.objectives}</h3>
        <Stack as="ol" gap={2}>
          {objectives.map((step) => (
            <li key={step.byDay} lang={elements.language}>
              {step.text}
            </li>
          ))}
        </Stack>
      </Stack>
      <CopyResult text={all} />
      <GoalElementFields
        elements={elements}
        onChange={(changed) => onChange(composeAgain(content, changed))}
        onLeave={() => onKeep(content)}
      />
      <StrangerTest checks={checks} />
      <Notice announce={false}>
        <Stack as="ul" gap={1} bullets>
          {notes.map((note) => (
            <li key={note.key}>{note.text}</li>
          ))}
          {source && <li>{source}</li>}
        </Stack>
      </Notice>
    </>
  )
}

function StrangerTest({ checks }: Pick<GoalContent, 'checks'>) {
  const { goal: texts } = useTexts('tools')
  return (
    <Box>
      <h3>{texts.test}</h3>
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
    </Box>
  )
}

type GoalElementFieldsProps = {
  elements: Elements
  onChange: (elements: Elements) => void
  onLeave: () => void
}

function GoalElementFields({ elements, onChange, onLeave }: GoalElementFieldsProps) {
  const { goal: texts } = useTexts('tools')
  const { language, criterion, baseline } = elements
  const amount = (name: 'criterion' | 'baseline') => ({
    inputMode: 'decimal' as const,
    type: 'number',
    min: 0,
    value: String(elements[name].number),
    onChange: ({ target }: { target: { value: string } }) => {
      const number = Number(target.value)
      if (Number.isFinite(number) && number >= 0)
        onChange({ ...elements, [name]: { ...elements[name], number } })
    },
    onBlur: onLeave,
  })
  return (
    <Box>
      <h3>{texts.elements}</h3>
      <Text tone="quiet" size="small">
        {texts.elementsHint}
      </Text>
      <Columns feet>
        <TextField
          label={texts.byDay}
          type="date"
          value={elements.byDay}
          onChange={({ target }) => onChange({ ...elements, byDay: target.value })}
          onBlur={onLeave}
        />
        <TextField
          label={texts.baseline}
          hint={fillText(texts.is, { measure: nameMeasure(baseline, language) })}
          {...amount('baseline')}
        />
        <TextField
          label={texts.criterion}
          hint={fillText(texts.shallBe, { measure: nameMeasure(criterion, language) })}
          {...amount('criterion')}
        />
        {wordsOf.map((name) => (
          <TextField
            key={name}
            label={texts.words[name]}
            lang={language}
            maxLength={maxGoalPartLength}
            value={elements[name]}
            onChange={({ target }) => onChange({ ...elements, [name]: target.value })}
            onBlur={onLeave}
          />
        ))}
      </Columns>
    </Box>
  )
}
