import { nameDestination } from '@tower/contract/money/name-destination.ts'
import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import type { Checkout } from '../checkout.ts'
import { towerAfterGift } from '../tower-of-gift.ts'
import { TowerWithChild } from '../tower-with-child.tsx'
import styles from './arrival.module.css'
import type { Around } from './gift.ts'
import { GiftFacts, nameOf } from './gift-facts.tsx'
import { Onward } from './onward.tsx'
import { WhereItIs } from './where-it-is.tsx'

export type GiftArrivalProps = { checkout: Checkout; around: Around }

/** A gift that has arrived: thanks, where its money is, what comes next, and the way to follow it. */
export default function GiftArrival({ checkout, around }: GiftArrivalProps) {
  const texts = useTexts('arrival')
  const language = useLanguage()
  const { giver, sponsorship } = checkout
  const amount = formatUsd(checkout.amount_cents)
  // First name and initial of an athlete stay on one line.
  const athlete = sponsorship?.prospect?.name.replaceAll(' ', '\u00a0')
  const place = athlete ?? nameDestination(checkout.plan, nameOf(checkout), language)
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1}>{giver?.name ? fillText(texts.thanksTo, { name: giver.name }) : texts.thanks}</h1>
        <Lead>{fillText(checkout.monthly ? texts.arrivedMonthly : texts.arrived, { amount, place })}</Lead>
      </header>
      <div className={styles.columns}>
        <div className={styles.told}>
          <WhereItIs gift={checkout} around={around} isFollowed={false} />
          {sponsorship?.prospect && (
            <GoLink to={paths.prospect({ prospectId: sponsorship.prospect.id })}>
              {fillText(texts.toAthlete, { name: athlete ?? '' })}
            </GoLink>
          )}
        </div>
        <div className={styles.given}>
          <ArrivedTower checkout={checkout} around={around} />
          <section aria-labelledby="gift-facts">
            <h2 id="gift-facts">{texts.gift}</h2>
            <GiftFacts gift={checkout} checkout={checkout} />
          </section>
        </div>
      </div>
      <Onward follow={checkout.follow} />
    </div>
  )
}

/** The tower that the gift is on, with its blocks marked; none where it lies on a stranger's, or lays none. */
function ArrivedTower({ checkout, around: { tower } }: GiftArrivalProps) {
  const { donate } = useTexts('giving')
  const { amount_cents: giftCents, progress_cents: progressCents, shared } = checkout
  const waitingCents = shared?.waiting_cents ?? 0
  const isOwn = checkout.tower === 'own' || checkout.tower === 'address'
  if (checkout.standing === 'refunded' || (!isOwn && !(tower && waitingCents > 0))) return null
  const { cents, ownCents } = isOwn
    ? towerAfterGift({ giftCents, progressCents, slotsMinted: checkout.slots_minted })
    : { cents: tower?.cents ?? 0, ownCents: waitingCents }
  const values = { amount: formatUsd(cents), target: formatUsd(slotPriceCents) }
  const own = fillText(donate.tower.own, { amount: formatUsd(ownCents) })
  return (
    <div className={styles.drop}>
      <TowerWithChild
        cents={cents}
        ownCents={Math.min(ownCents, cents)}
        // What else was given under a typed address is not told here.
        label={checkout.tower === 'address' ? own : fillText(donate.tower.label, values)}
        className={styles.drawing}
      />
      <p className={styles.key}>
        <i />
        {own}
      </p>
    </div>
  )
}
