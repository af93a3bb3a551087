import { nameDestination } from '@tower/contract/money/name-destination.ts'
import { ownGiftDestinations } from '@tower/contract/money/own-giving.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { ReactNode } from 'react'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip, type ChipProps } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import { ListPage, type ListReading } from '../../../ui/list-page/list-page.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import type { ListAddress } from '../../../ui/list-page/use-list-query.ts'
import { Moment } from '../../../ui/time/moment.tsx'
import type { OwnGifts, ShownOwnGift } from './own-gift.ts'
import styles from './own-giving.module.css'

export type OwnGiftListProps = {
  list: ListAddress<string, string>
  reading: Omit<ListReading<ShownOwnGift>, 'data'> & { data: OwnGifts | undefined }
  /** The ways to the receipt of a gift. */
  papersOf: (gift: ShownOwnGift) => ReactNode
  tools?: ReactNode
}

const pictures = { none: <EmptyBlocks />, noMatch: <EmptyBlocks kind="no-match" /> }

/** The gifts of whoever looks at them: when, where to, how much, what became of each, and its receipt. */
export function OwnGiftList({ list, reading, papersOf, tools }: OwnGiftListProps) {
  const texts = useTexts('ownGiving')
  const { data } = reading
  return (
    <>
      {(!data || data.total > 0) && (
        <p className={styles.kept}>
          {data
            ? fillText(texts.kept, { amount: formatUsd(data.kept_cents, { always2: true }) })
            : // The line stays free for it.
              '\u00a0'}
        </p>
      )}
      <ListPage
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useColumns(papersOf)}
        keyOf={({ id }) => id}
        nameOf={({ created_at: at }) => at}
        words={texts}
        filters={useFilters(data)}
        pictures={pictures}
        tools={tools}
      />
    </>
  )
}

function useFilters(gifts: OwnGifts | undefined) {
  const texts = useTexts('ownGiving')
  const { first = 0, last = -1 } = gifts?.years ?? {}
  const years = Array.from({ length: last - first + 1 }, (_, back) => String(last - back))
  return [
    { name: 'year', label: texts.year, options: years.map((value) => ({ value, label: value })) },
    {
      name: 'destination',
      label: texts.destination,
      options: ownGiftDestinations.map((value) => ({ value, label: texts.destinations[value] })),
    },
  ]
}

function useColumns(papersOf: OwnGiftListProps['papersOf']): ListColumn<ShownOwnGift>[] {
  const { columns: heads } = useTexts('ownGiving')
  return [
    { id: 'date', head: heads.date, sort: '-date', cell: ({ created_at: at }) => <Moment at={at} /> },
    { id: 'where', head: heads.where, stacked: true, cell: (gift) => <Where gift={gift} /> },
    { id: 'state', head: heads.state, cell: (gift) => <Standing gift={gift} /> },
    { id: 'receipt', head: heads.receipt, stacked: true, cell: papersOf },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      sort: '-amount',
      cell: (gift) => <Amount gift={gift} />,
    },
  ]
}

function Where({ gift }: { gift: ShownOwnGift }) {
  const texts = useTexts('ownGiving')
  const language = useLanguage()
  const place = nameDestination(gift.plan, { classroomName: gift.classroom_name }, language)
  return (
    <>
      <span className={styles.where}>{place}</span>
      {gift.is_monthly && <span className={styles.note}> ({texts.monthly})</span>}
    </>
  )
}

function Amount({ gift }: { gift: ShownOwnGift }) {
  const texts = useTexts('ownGiving')
  const { fee_cover_cents: feeCents } = gift
  return (
    <>
      {formatUsd(gift.amount_cents, { always2: true })}
      {feeCents > 0 && (
        <span className={styles.note}>
          {fillText(texts.fee, { amount: formatUsd(feeCents, { always2: true }) })}
        </span>
      )}
    </>
  )
}

const looks: Record<keyof typeof signs, ChipProps['tone']> = {
  settled: 'success',
  refunded: 'neutral',
  refund_pending: 'warning',
  partly_refunded: 'warning',
  disputed: 'danger',
}
const signs = {
  settled: <CheckIcon size={16} />,
  refunded: <CloseIcon size={16} />,
  refund_pending: <ClockIcon size={16} />,
  partly_refunded: <ClockIcon size={16} />,
  disputed: <WarningIcon size={16} />,
}

function Standing({ gift }: { gift: ShownOwnGift }) {
  const { states } = useTexts('ownGiving')
  const standing = gift.standing ?? 'settled'
  const amount = formatUsd(gift.refunded_cents, { always2: true })
  return (
    <Chip tone={looks[standing] ?? 'neutral'} outlined={standing === 'refunded'} icon={signs[standing]}>
      {fillText(states[standing], { amount })}
    </Chip>
  )
}
