import type { AthleteReport } from '@tower/contract/money/athlete-reports.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { useEffect, useRef } from 'react'
import { SupportDid } from '../../../money/athletes/support-did.tsx'
import { nameOf } from '../../../people/prospects/prospect.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip, type ChipProps } from '../../../ui/chip/chip.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { AskAmount } from './ask-amount.tsx'
import { AskBeforeEnd } from './ask-before-end.tsx'
import type { ShownGift } from './find-gift.ts'
import type { GiftChange, GiftQuestion } from './gift-path.ts'
import { MonthlyGiftActions } from './monthly-gift-actions.tsx'
import styles from './monthly-gift.module.css'

export type MonthlyGiftProps = {
  gift: ShownGift
  link: string
  /** What was asked for and waits for a yes, or for an amount. */
  ask: GiftQuestion | undefined
  changed: GiftChange | undefined
  /** What gifts to the athlete did, while the athlete may be seen. */
  report: AthleteReport | undefined
  /** Why the last change did not happen. */
  problem: string | undefined
  /** What was typed for it. */
  typed: string | undefined
}

/** A monthly gift and what its giver can do with it. */
export function MonthlyGift({ gift, link, ask, changed, report, problem, typed }: MonthlyGiftProps) {
  const { monthly } = useTexts('prospects')
  const amount = formatUsd(gift.amount_cents + gift.fee_cover_cents)
  const name = useName(gift)
  const lead = name ? fillText(monthly.lead, { amount, name }) : fillText(monthly.leadHidden, { amount })
  const canChange = gift.state !== 'ended' && gift.state !== 'asked'
  return (
    <>
      <PageHead title={monthly.title} lead={lead} />
      {problem && <Notice tone="danger">{problem}</Notice>}
      {!problem && changed && isSo(changed, gift) && <Changed action={changed} />}
      {canChange && ask === 'cancel' && <AskBeforeEnd link={link} />}
      {canChange && ask === 'amount' && <AskAmount gift={gift} link={link} typed={typed} />}
      {!(canChange && ask) && (
        <Card>
          <GiftFacts gift={gift} name={name} />
          <p className={styles.says}>{monthly.says[gift.state]}</p>
          <MonthlyGiftActions gift={gift} link={link} amount={amount} />
        </Card>
      )}
      <WhatItDid gift={gift} report={report} />
      {gift.prospect && (
        <GoLink to={paths.prospect({ prospectId: gift.prospect.id })}>
          {fillText(monthly.toProspect, { name: nameOf(gift.prospect) })}
        </GoLink>
      )}
    </>
  )
}

/** The athlete, while they may be named, or the tower. */
function useName({ prospect, goes_to: place }: ShownGift): string | undefined {
  const { monthly } = useTexts('prospects')
  if (prospect) return nameOf(prospect)
  return place === 'athlete' ? undefined : monthly.towers[place]
}

/** What all gifts to the athlete did, while the athlete may be seen. */
function WhatItDid({ gift: { prospect }, report }: Pick<MonthlyGiftProps, 'gift' | 'report'>) {
  const { did } = useTexts('athleteMoney')
  if (!prospect || !report) return null
  return (
    <Card title={did.yours}>
      <SupportDid report={report} name={prospect.first_name} />
    </Card>
  )
}

function GiftFacts({ gift, name }: { gift: ShownGift; name: string | undefined }) {
  const { monthly } = useTexts('prospects')
  const language = useLanguage()
  const { next_charge_at: next } = gift
  const isCharged = gift.state === 'active' || gift.state === 'past_due'
  const givenIn = fillCounted(monthly.givenIn, gift.months, language, { amount: formatUsd(gift.given_cents) })
  const items = [
    { name: monthly.state, value: <StateChip state={gift.state} /> },
    ...(name ? [{ name: monthly.goesTo, value: name }] : []),
    { name: monthly.gift, value: formatUsd(gift.amount_cents, { always2: true }) },
    ...(gift.fee_cover_cents > 0
      ? [{ name: monthly.cardFee, value: formatUsd(gift.fee_cover_cents, { always2: true }) }]
      : []),
    { name: monthly.since, value: showTime(gift.started_at, 'date', language) },
    ...(gift.months > 0 ? [{ name: monthly.given, value: givenIn }] : []),
    ...(gift.card ? [{ name: monthly.card, value: fillText(monthly.cardEnding, gift.card) }] : []),
    ...(next && isCharged ? [{ name: monthly.next, value: showTime(next, 'date', language) }] : []),
  ]
  return <Facts items={items} />
}

const looks: Record<ShownGift['state'], Omit<ChipProps, 'children'>> = {
  asked: { tone: 'info', icon: <ClockIcon size={16} /> },
  active: { tone: 'success', icon: <CheckIcon size={16} /> },
  past_due: { tone: 'danger', icon: <WarningIcon size={16} /> },
  paused: { tone: 'warning', icon: <ClockIcon size={16} /> },
  ended: { outlined: true, icon: <CloseIcon size={16} /> },
}

function StateChip({ state }: { state: ShownGift['state'] }) {
  const { monthly } = useTexts('prospects')
  return <Chip {...looks[state]}>{monthly.states[state]}</Chip>
}

/** Whether the gift stands as the address says it was just put; an address can be old. */
function isSo(changed: GiftChange, { state }: ShownGift): boolean {
  if (changed === 'amount' || changed === 'card') return state !== 'ended'
  if (changed === 'pause') return state === 'paused'
  return changed === 'cancel' ? state === 'ended' : state === 'active' || state === 'past_due'
}

/** The word after a change; it takes the focus, since the button that was pressed is gone. */
function Changed({ action }: { action: GiftChange }) {
  const { monthly } = useTexts('prospects')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [action])
  return (
    <div className={styles.told} ref={box} tabIndex={-1}>
      <Notice tone="success">{monthly.done[action]}</Notice>
    </div>
  )
}
