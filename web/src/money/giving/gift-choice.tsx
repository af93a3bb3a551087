import type { GiftChoice as Choice } from '@tower/contract/money/gift-plan.ts'
import type { SharedTower } from '@tower/contract/money/tower.contract.ts'
import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { RadioField } from '../../ui/field/field.tsx'
import styles from './gift-choice.module.css'

export type GiftChoiceProps = {
  value: Choice
  onChoose: (choice: Choice) => void
  amountCents: number | undefined
  /** The confirmed classroom that was chosen; none of a gift each month. */
  classroomName: string | undefined
  /** How full the shared tower is; undefined where it could not be read. */
  tower: SharedTower | undefined
}

/** Where the tower could not be read: what the server takes where its operator says nothing. */
const usualDays = 90

/** What less than a slot does, in a line each: joins the shared tower, builds one's own, or goes straight to a classroom. */
export function GiftChoice({ value, onChoose, amountCents = 0, classroomName, tower }: GiftChoiceProps) {
  const { choice } = useTexts('giving').donate
  const language = useLanguage()
  const isOver = amountCents >= slotPriceCents
  const progress =
    tower &&
    fillText(fillCounted(choice.shared_tower.progress, tower.gifts, language), {
      cents: formatUsd(tower.cents),
    })
  const rows: { choice: Choice; name: string; text: string }[] = [
    ...(classroomName !== undefined && !isOver
      ? [
          {
            choice: 'classroom' as const,
            name: fillText(choice.classroom.name, { classroom: classroomName }),
            text: choice.classroom.text,
          },
        ]
      : []),
    {
      choice: 'shared_tower',
      name: choice.shared_tower.name,
      text: [choice.shared_tower.text, progress].filter(Boolean).join(' '),
    },
    {
      choice: 'own_tower',
      name: choice.own_tower.name,
      text: fillText(choice.own_tower.text, { days: tower?.joined_after_days ?? usualDays }),
    },
  ]
  // Beside slots for one classroom the rest joins the shared tower.
  const chosen = isOver && value === 'classroom' ? 'shared_tower' : value
  return (
    <fieldset className={styles.rows}>
      <legend>{choice.title}</legend>
      {isOver && <p>{choice.over}</p>}
      {rows.map((row) => (
        <RadioField
          key={row.choice}
          name="goes_to"
          value={row.choice}
          checked={row.choice === chosen}
          onChange={() => onChoose(row.choice)}
          label={row.name}
          className={styles.row}
        />
      ))}
      <details className={styles.more}>
        <summary>{choice.more}</summary>
        <dl>
          {rows.map((row) => (
            <div key={row.choice}>
              <dt>{row.name}</dt>
              <dd>{row.text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </fieldset>
  )
}
