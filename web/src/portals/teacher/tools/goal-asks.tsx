import { useEffect, useRef } from 'react'
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
  const box = useShownAsks(asks)
  if (asks.length === 0) return null
  return (
    <Stack ref={box}>
      <Notice tone="warning">
        <Stack gap={3}>
          <b>{texts.asksTitle}</b>
          {asks.map((ask) => (
            <Ask key={ask.key} ask={ask} values={values} onAnswer={onAnswer} />
          ))}
        </Stack>
      </Notice>
    </Stack>
  )
}

/** What was just asked comes into view, and the field that answers it has the focus: its own, or that of the present level. */
function useShownAsks(asks: readonly GoalAsk[]) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    if (asks.length === 0 || !box) return
    const answer = box.querySelector('select') ?? box.parentElement?.querySelector('textarea')
    answer?.focus({ preventScroll: true })
    box.scrollIntoView({ block: 'start' })
  }, [asks])
  return ref
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
