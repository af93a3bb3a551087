import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import type { PublicSponsorProfile } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { ProgressTower } from '../../../pictures/tower/progress-tower.tsx'
import styles from './profile.module.css'

/** What the sponsor chose to show; the rest isn't here to be shown. */
export function ProfileFigures({ shown }: { shown: PublicSponsorProfile }) {
  const { quiet } = useTexts('sponsorProfile')
  const { program_cents: given, milestones, recent_gifts: gifts } = shown
  if (given === undefined && !milestones && !gifts) return <p className={styles.quiet}>{quiet}</p>
  return (
    <>
      <Totals shown={shown} />
      {milestones && <Milestones reached={milestones} />}
      {gifts && <RecentGifts gifts={gifts} />}
    </>
  )
}

function Totals({ shown }: { shown: PublicSponsorProfile }) {
  const { totals } = useTexts('sponsorProfile')
  const { program_cents: given, slots_minted: slots, next_slot_progress: progress } = shown
  if (given === undefined || slots === undefined || progress === undefined) return null
  const target = shown.next_slot_target ?? slotPriceCents
  const amounts = { amount: formatUsd(progress), target: formatUsd(target) }
  return (
    <section className={styles.totals} aria-labelledby="totals">
      <ProgressTower cents={progress} targetCents={target} label={fillText(totals.label, amounts)} />
      <div>
        <h2 id="totals">{totals.title}</h2>
        <p className={styles.amount}>
          <b>{amounts.amount}</b> {fillText(totals.of, amounts)}
        </p>
        <Facts
          items={[
            { name: totals.given, value: formatUsd(given) },
            { name: totals.slots, value: slots },
            { name: totals.remaining, value: formatUsd(target - progress) },
          ]}
        />
      </div>
    </section>
  )
}

function Milestones({ reached }: { reached: number[] }) {
  const { milestones } = useTexts('sponsorProfile')
  const language = useLanguage()
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones">{milestones.title}</h2>
      {reached.length === 0 ? (
        <p className={styles.quiet}>{milestones.first}</p>
      ) : (
        <ol className={styles.milestones}>
          {reached.map((slots) => (
            <li key={slots}>{fillCounted(milestones.slots, slots, language)}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

function RecentGifts({ gifts }: { gifts: NonNullable<PublicSponsorProfile['recent_gifts']> }) {
  const words = useTexts('sponsorProfile').gifts
  const language = useLanguage()
  return (
    <section aria-labelledby="recent-gifts">
      <h2 id="recent-gifts">{words.title}</h2>
      {gifts.length === 0 ? (
        <p className={styles.quiet}>{words.none}</p>
      ) : (
        <ul className={styles.gifts}>
          {gifts.map(({ created_at: at, credits }, position) => (
            <li key={`${at} ${position}`}>
              <time dateTime={at}>{showTime(at, 'date', language)}</time>
              <b>{fillCounted(words.credits, credits, language)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
