import { maxGoalPartLength } from '@tower/contract/learning/tools.ts'
import { nameDay } from '@tower/contract/learning/tools/goals/goal-days.ts'
import { nameMeasure } from '@tower/contract/learning/tools/goals/name-measure.ts'
import type { GoalContent } from '../../../learning/tools/tools.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { Columns } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { Folded } from './folded.tsx'
import styles from './tool-frame.module.css'

type Elements = GoalContent['elements']

export type GoalElementFieldsProps = {
  elements: Elements
  onChange: (elements: Elements) => void
  onLeave: () => void
}

const measuring = ['measuredBy', 'howOften', 'who', 'need'] as const

/** What a goal is made of, part by part; in each row all fields have a hint or none has, so that they stand at one height. */
export function GoalElementFields(props: GoalElementFieldsProps) {
  const { goal: texts } = useTexts('tools')
  const words = wordsOf(props)
  return (
    <Folded title={texts.elements} opens="where-it-fits">
      <Text tone="quiet" size="small">
        {texts.elementsHint}
      </Text>
      <Amounts {...props} />
      <TextAreaField
        label={texts.words.condition}
        rows={2}
        className={styles.grows}
        {...words('condition')}
      />
      <Columns className={styles.level}>
        <TextField label={texts.words.verb} hint={texts.verbHint} {...words('verb')} />
        <TextAreaField
          label={texts.words.detail}
          hint={texts.detailHint}
          rows={1}
          className={styles.grows}
          {...words('detail')}
        />
      </Columns>
      <Columns>
        {measuring.map((name) => (
          <TextAreaField
            key={name}
            label={texts.words[name]}
            rows={1}
            className={styles.grows}
            {...words(name)}
          />
        ))}
      </Columns>
    </Folded>
  )
}

type WordsName = 'condition' | 'verb' | 'detail' | (typeof measuring)[number]

function wordsOf({ elements, onChange, onLeave }: GoalElementFieldsProps) {
  return (name: WordsName) => ({
    lang: elements.language,
    maxLength: maxGoalPartLength,
    value: elements[name],
    onChange: ({ target }: { target: { value: string } }) =>
      // A part is within one sentence: it has no lines of its own.
      onChange({ ...elements, [name]: target.value.replace(/\s*\n\s*/g, ' ') }),
    onBlur: onLeave,
  })
}

/** The last day and the two numbers. */
function Amounts({ elements, onChange, onLeave }: GoalElementFieldsProps) {
  const { goal: texts } = useTexts('tools')
  const pageLanguage = useLanguage()
  const { language, byDay, criterion, baseline } = elements
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
    <Columns least="narrow" className={styles.level}>
      <TextField
        label={texts.byDay}
        hint={nameDay(byDay, pageLanguage)}
        type="date"
        value={byDay}
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
    </Columns>
  )
}
