import type { SlotStory } from '@tower/contract/matching/draw-views.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './bought-list.module.css'

export type BoughtListProps = { bought: NonNullable<SlotStory['bought']> }

/** What a budget bought, in categories and amounts. Nothing where nothing was bought. */
export function BoughtList({ bought }: BoughtListProps) {
  const texts = useTexts('bought')
  const { categories, elsewhere_cents: elsewhere, shared } = bought
  if (categories.length === 0 && elsewhere === 0) return null
  return (
    <>
      {shared && <p>{texts.shared}</p>}
      <ul className={styles.bought} aria-label={texts.label}>
        {categories.map(({ category, amount_cents: cents }) => (
          <Line key={category} name={texts.categories[category]} cents={cents} />
        ))}
        {elsewhere > 0 && <Line name={texts.elsewhere} cents={elsewhere} />}
      </ul>
    </>
  )
}

function Line({ name, cents }: { name: string; cents: number }) {
  return (
    <li>
      <span>{name}</span> <b>{formatUsd(cents, { always2: true })}</b>
    </li>
  )
}
