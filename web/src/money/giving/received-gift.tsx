import { nameDestination } from '@tower/contract/money/name-destination.ts'
import { formatUsd, slotPriceCents } from '@tower/contract/money.ts'
import type { Destination } from '@tower/contract/money/giving.ts'
import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import styles from './received-gift.module.css'
import type { Checkout } from './checkout.ts'
import { GiftSplit } from './gift-split.tsx'
import { giftToAthlete } from './gift-to-athlete.ts'
import { writeDollars } from './gift-amount.ts'
import { towerAfterGift } from './tower-of-gift.ts'
import { TowerWithChild } from './tower-with-child.tsx'

export type ReceivedGiftProps = { checkout: Checkout; place: Destination | 'direct' }

/** A gift that is in: the tower with the giver's own blocks, and the facts of the receipt. */
export default function ReceivedGift({ checkout, place }: ReceivedGiftProps) {
  const { donate, success: texts } = useTexts('giving')
  const language = useLanguage()
  const { amount_cents: giftCents, fee_cover_cents: feeCents } = checkout
  const { progress_cents: progressCents, slots_minted: slotsMinted } = checkout
  const tower = towerAfterGift({ giftCents, progressCents, slotsMinted })
  const target = formatUsd(slotPriceCents)
  const isTower = place === 'classrooms'
  // What another account, or everybody, has gathered is not told here; this gift alone would pass for it.
  const isOwnTower = checkout.tower === 'own' || checkout.tower === 'address'
  const athlete = giftToAthlete(checkout, texts.athlete)
  const say = (cents: number) => {
    const amount = formatUsd(cents, { always2: true })
    return athlete?.often === 'monthly' ? fillText(texts.athlete.eachMonth, { amount }) : amount
  }
  const goesTo = athlete?.isNamed
    ? athlete.name
    : nameDestination(checkout.plan, { classroomName: checkout.classroom?.name ?? null }, language)
  return (
    <div className={styles.arrived}>
      {isTower && checkout.tower !== 'shared' && (
        <div className={styles.drop}>
          <TowerWithChild
            cents={tower.cents}
            ownCents={tower.ownCents}
            label={fillText(donate.tower.label, { amount: formatUsd(tower.cents), target })}
            className={styles.drawing}
          />
        </div>
      )}
      {place === 'project' && (
        <div className={styles.split}>
          <GiftSplit amountCents={giftCents} />
        </div>
      )}
      <div className={styles.facts}>
        <Facts
          items={[
            { name: texts.amount, value: say(giftCents) },
            ...(feeCents > 0
              ? [
                  { name: isTower ? texts.feeApart : texts.fee, value: say(feeCents) },
                  { name: texts.inAll, value: say(giftCents + feeCents) },
                ]
              : []),
            { name: texts.goesTo, value: goesTo },
            ...(isTower ? [{ name: texts.slots, value: slotsMinted }] : []),
            ...(isOwnTower
              ? [
                  {
                    name: texts.toward,
                    value: fillText('{cents} / {target}', { cents: formatUsd(progressCents), target }),
                  },
                ]
              : []),
            { name: texts.receipt, value: checkout.receipt_number ?? texts.receiptSoon },
          ]}
        />
        <TowerWords checkout={checkout} leftCents={tower.leftCents} />
      </div>
    </div>
  )
}

/** Beside the picture: whose blocks are marked, and the way to the rest of one's own tower. */
function TowerWords({ checkout, leftCents }: { checkout: Checkout; leftCents: number }) {
  const { donate, success: texts } = useTexts('giving')
  const { tower, amount_cents: giftCents, progress_cents: progressCents } = checkout
  if (tower === null || tower === 'shared') return null
  return (
    <>
      <p className={styles.key}>
        <i />
        {fillText(donate.tower.own, { amount: formatUsd(giftCents) })}
      </p>
      {tower !== 'account' && progressCents > 0 && (
        <p className={styles.rest}>
          <GoLink to={`${donateToClassroom}?amount=${writeDollars(leftCents)}`}>
            {fillText(texts.restAction, { amount: formatUsd(leftCents) })}
          </GoLink>
        </p>
      )}
    </>
  )
}
