import { capitalize } from '@tower/contract/capitalize.ts'
import { useQuery } from '@tanstack/react-query'
import type { DeskMonthlyStory } from '@tower/contract/money/desk-monthly.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { deskQueries } from '../../../money/desk/desk.api.ts'
import { useSaid } from '../../../people/use-said.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Figure, Text, TwoLines } from '../../../ui/type/type.tsx'
import { MonthlyActs } from './monthly-acts.tsx'
import { MonthlyChip } from './monthly-chip.tsx'

export type MonthlyDrawerProps = { giftId: string; onClose: () => void }

/** One monthly gift at the side of the list: what it is, what staff can do for its giver, and what was charged. */
export default function MonthlyDrawer({ giftId, onClose }: MonthlyDrawerProps) {
  const { monthly } = useTexts('givers')
  return (
    <Drawer isOpen onClose={onClose} title={monthly.one.title}>
      <Details key={giftId} giftId={giftId} />
    </Drawer>
  )
}

function Details({ giftId }: { giftId: string }) {
  const { monthly } = useTexts('givers')
  const reading = useQuery({ ...deskQueries.monthlyGift(giftId), retry: false })
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data) return <UnreadPart reading={reading} failed={monthly.one.failed} />
  return (
    <DrawerParts>
      <Head gift={reading.data} />
      <MonthlyActs gift={reading.data} />
      <Months gift={reading.data} />
    </DrawerParts>
  )
}

const dollars = (cents: number) => formatUsd(cents, { always2: true })

function Head({ gift }: { gift: DeskMonthlyStory }) {
  const { one: texts } = useTexts('givers').monthly
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Figure as="h3" value={dollars(gift.amount_cents)} />
        <MonthlyChip state={gift.state} />
      </Row>
      <Facts items={useFacts(gift)} />
      <Row>
        {gift.donor_id && <Link to={paths.adminDonor({ donorId: gift.donor_id })}>{texts.seeGiver}</Link>}
        {gift.provider_url && (
          <a href={gift.provider_url} target="_blank" rel="noreferrer noopener">
            {texts.seeProvider}
          </a>
        )}
      </Row>
    </Stack>
  )
}

function useFacts(gift: DeskMonthlyStory) {
  const { monthly, nobody } = useTexts('givers')
  const { one: texts } = monthly
  const language = useLanguage()
  const said = useSaid()
  const { athlete, goal, card, fee_cover_cents: fee, next_charge_at: next } = gift
  const day = (at: string) => showTime(at, 'date', language)
  const names = { athlete: said(athlete ?? texts.noAthlete), goal: said(goal ?? '') }
  const place =
    gift.goes_to === 'athlete'
      ? fillText(goal === null ? texts.general : texts.forGoal, names)
      : texts.towers[gift.goes_to]
  return [
    { name: texts.giver, value: gift.giver ?? gift.email ?? nobody },
    ...(gift.giver && gift.email ? [{ name: texts.email, value: gift.email }] : []),
    { name: texts.for, value: place },
    ...(fee > 0 ? [{ name: texts.fee, value: dollars(fee) }] : []),
    { name: texts.card, value: card ? fillText(texts.cardOf, nameCard(card)) : texts.cardFirst },
    { name: texts.since, value: day(gift.created_at) },
    { name: texts.next, value: next ? day(next) : texts.noNext },
    {
      name: texts.paid,
      value: fillCounted(monthly.months, gift.paid_months, language, { amount: dollars(gift.paid_cents) }),
    },
  ]
}

/** Providers write brands in small letters. */
const nameCard = ({ brand, last4 }: { brand: string; last4: string }) => ({
  brand: capitalize(brand),
  last4,
})

function Months({ gift }: { gift: DeskMonthlyStory }) {
  const { monthly } = useTexts('givers')
  const { one: texts } = monthly
  const language = useLanguage()
  return (
    <Stack as="section" gap={3} aria-label={texts.months}>
      <Text as="h3" size="body">
        {texts.months}
      </Text>
      {gift.months.length === 0 && (
        <Text tone="quiet" size="small">
          {texts.noMonths}
        </Text>
      )}
      <Facts
        items={gift.months.map(({ payment_id: id, paid_cents: paid, refunded_cents: back, at }) => ({
          name: showTime(at, 'date', language),
          value: (
            <TwoLines
              end
              first={<Link to={`${paths.adminPayments}?payment=${id}`}>{dollars(paid)}</Link>}
              second={back > 0 && fillText(texts.returned, { amount: dollars(back) })}
            />
          ),
        }))}
      />
    </Stack>
  )
}
