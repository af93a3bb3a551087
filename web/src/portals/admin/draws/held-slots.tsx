import { useQuery } from '@tanstack/react-query'
import type { HeldSlot } from '@tower/contract/matching/draw-desk.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { deskQueries } from '../../../matching/draws/desk.api.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './desk.module.css'

/** The slots that no draw gives for now, each with the payments that it waits for; nothing where there are none. */
export function HeldSlots() {
  const { held } = useTexts('drawDesk')
  const language = useLanguage()
  const reading = useQuery(deskQueries.heldSlots)
  if (!reading.data || reading.data.total === 0) return null
  const { items, total } = reading.data
  const more = total - items.length
  return (
    <Card title={fillCounted(held.title, total, language)}>
      <p className={styles.quiet}>{held.lead}</p>
      <ul className={styles.story}>
        {items.map((slot) => (
          <HeldLine key={slot.number} slot={slot} />
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>{fillCounted(held.more, more, language)}</p>}
    </Card>
  )
}

function HeldLine({ slot: { number, held_since: since, reasons } }: { slot: HeldSlot }) {
  const { held } = useTexts('drawDesk')
  const time = showTime(since, 'dated', useLanguage())
  return (
    <li>
      <Link to={paths.slotStory({ number })}>{fillText(held.slot, { number })}</Link>
      <span>{fillText(held.since, { time })}</span>
      {reasons.map(({ why, payment_id: paymentId, cents }) => (
        <span key={`${why} ${paymentId}`}>
          {fillText(held.why[why], { amount: formatUsd(cents) })}{' '}
          {paymentId !== null && (
            <Link to={`${paths.adminPayments}?payment=${paymentId}`}>{held.payment}</Link>
          )}
        </span>
      ))}
    </li>
  )
}
