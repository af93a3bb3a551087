import type { GoalAsk } from '../../../learning/tools/tools.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

type Answers = { baseline: string; area: string; student: string }

export type GoalAsksProps = {
  asks: readonly GoalAsk[]
  values: Answers
  onAnswer: (part: Partial<Answers>) => void
}

/** What the tool has to know before it writes: chosen here, or written into the present level. */
export function GoalAsks({ asks, values, onAnswer }: GoalAsksProps) {
  const { goal: texts } = useTexts('tools')
  if (asks.length === 0) return null
  return (
    <Notice tone="warning">
      <Stack gap={3}>
        <b>{texts.asksTitle}</b>
        {asks.map((ask) => (
          <Ask key={ask.key} ask={ask} values={values} onAnswer={onAnswer} />
        ))}
      </Stack>
    </Notice>
  )
}

function Ask({ ask, values, onAnswer }: Omit<GoalAsksProps, 'asks'> & { ask: GoalAsk }) {
  const { goal: texts } = useTexts('tools')
  const name = (['baseline', 'area', 'student'] as const).find((key) => key === ask.key)
  const choices = name === 'student' ? [{ value: 'yes', label: texts.sameStudent }] : ask.choices
  if (name === undefined || choices.length === 0) return <p>{ask.text}</p>
  return (
    <SelectField
      label={ask.text}
      value={values[name]}
      onChange={({ target }) => onAnswer({ [name]: target.value })}
    >
      <option value="">{texts.chooseAnswer}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
