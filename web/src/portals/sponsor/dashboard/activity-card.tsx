import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { noteWords } from '../../../money/credits/note-words.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './activity-card.module.css'
import type { SponsorSummary } from './sponsor-summary.ts'

/** The latest gifts of money, and apart from them what happened to the credits. */
export function ActivityCard({ summary }: { summary: SponsorSummary }) {
  const { activity } = useTexts('sponsor')
  const { uses } = useTexts('credits').ledger
  const gifts = summary.recent_donations.map(({ created_at, kind, amount_cents, standing }) => ({
    at: created_at,
    title: wordFor(kind, activity.kinds),
    amount: formatUsd(amount_cents, { always2: true }),
    note: standing && activity.standings[standing],
  }))
  const credits = summary.recent_credit_activity.map(({ created_at, type, delta_credits, note }) => ({
    at: created_at,
    title: wordFor(type, activity.types),
    amount: delta_credits > 0 ? `+${delta_credits}` : String(delta_credits).replace('-', '−'),
    note: noteWords(note, uses),
  }))
  return (
    <>
      <Card title={activity.title} footer={<Link to={paths.sponsorGiving}>{activity.all}</Link>}>
        {gifts.length > 0 ? <Rows rows={gifts} /> : <p>{activity.none}</p>}
      </Card>
      <Card title={activity.creditsTitle}>
        {credits.length > 0 ? <Rows rows={credits} /> : <p>{activity.creditsNone}</p>}
      </Card>
    </>
  )
}

/** The word for a kind; kinds this page is too old to know have a general one. */
function wordFor(kind: string, words: { readonly other: string } & Readonly<Record<string, string>>): string {
  return words[kind] ?? words.other
}

type Row = { at: string; title: string; amount: string; note: string | null }

function Rows({ rows }: { rows: readonly Row[] }) {
  const language = useLanguage()
  return (
    <ul className={styles.rows}>
      {rows.map(({ at, title, amount, note }, position) => (
        <li key={`${at} ${position}`}>
          <span>
            <b>{title}</b>
            <small>{showTime(at, 'monthDay', language)}</small>
          </span>
          <span className={styles.amount}>
            <b>{amount}</b>
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
