import { formatUsd, progressPercent } from '@tower/contract/money.ts'
import { SponsorDonation } from '../../../money/giving/sponsor-donation.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { showTime } from '../../../ui/time/show-time.ts'
import { ProgressTower } from '../../../pictures/tower/progress-tower.tsx'
import styles from './progress-card.module.css'
import type { SponsorSummary } from './sponsor-summary.ts'

/** The tower of the next slot: how far it is, what is missing, and the way to give it. */
export function ProgressCard({ summary }: { summary: SponsorSummary }) {
  const { progress } = useTexts('sponsor')
  const { next_slot_progress: given, next_slot_target: target } = summary
  const newest = newestBlock(summary)
  const values = { given: formatUsd(given), target: formatUsd(target) }
  return (
    <section className={styles.card} aria-labelledby="progress">
      <ProgressTower
        className={styles.tower}
        cents={given}
        targetCents={target}
        ownCents={newest?.amount_cents}
        label={fillText(progress.tower, values)}
      />
      <div className={styles.words}>
        <h2 id="progress">{progress.title}</h2>
        <p className={styles.percent}>
          <b>{progressPercent(given, target)}%</b> {fillText(progress.of, values)}
        </p>
        <p className={styles.missing}>
          <mark>{formatUsd(target - given)}</mark> {progress.missing}
        </p>
        <Note newest={newest} target={target} />
        <Totals summary={summary} />
      </div>
      <div className={styles.fund}>
        <SponsorDonation kind="platform_program" startCents={target - given} missingCents={target - given} />
      </div>
    </section>
  )
}

/** The latest program gift, when it lies in the tower that is being built. */
function newestBlock({ recent_donations: gifts, next_slot_progress: given }: SponsorSummary) {
  const newest = gifts.find(({ kind }) => kind === 'platform_program')
  return newest && newest.amount_cents > 0 && newest.amount_cents <= given ? newest : undefined
}

type NoteProps = { newest: ReturnType<typeof newestBlock>; target: number }

function Note({ newest, target }: NoteProps) {
  const { progress } = useTexts('sponsor')
  const language = useLanguage()
  const words = newest && {
    amount: formatUsd(newest.amount_cents),
    date: showTime(newest.created_at, 'monthDay', language),
  }
  return (
    <p className={styles.note}>
      {words && `${fillText(progress.newest, words)} `}
      {fillText(progress.note, { target: formatUsd(target) })}
    </p>
  )
}

function Totals({ summary }: { summary: SponsorSummary }) {
  const { progress } = useTexts('sponsor')
  const totals = [
    [progress.total, formatUsd(summary.program_cents_total, { always2: true })],
    [progress.minted, summary.slots_minted],
  ]
  return (
    <dl className={styles.totals}>
      {totals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
