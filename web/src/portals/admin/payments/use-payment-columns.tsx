import type { DeskPayment } from '@tower/contract/money/desk-payments.contract.ts'
import type { PaymentStatus } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ArrowIcon, CheckIcon, ClockIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { explainReview } from './explain-review.ts'
import { Text, TwoLines } from '../../../ui/type/type.tsx'

type Row = DeskPayment

/** The columns of the payments; what waits says why, what is disputed until when. */
export function usePaymentColumns(
  linkTo: (id: string) => string,
  status: PaymentStatus | undefined,
): ListColumn<Row>[] {
  const texts = useTexts('payments')
  const language = useLanguage()
  const heads = texts.columns
  const giver = {
    id: 'giver',
    head: heads.giver,
    cell: (row: Row) => <Giver row={row} to={linkTo(row.id)} />,
  }
  const date = {
    id: 'date',
    head: heads.date,
    sort: '-date',
    cell: ({ settled_at: at }: Row) => (
      <Text as="span" wrap="oneLine">
        {showTime(at, 'date', language)}
      </Text>
    ),
  }
  const amount = {
    id: 'amount',
    head: heads.amount,
    sort: '-amount',
    numeric: true,
    cell: (row: Row) => <Amount row={row} />,
  }
  return [
    giver,
    { id: 'status', head: heads.status, cell: (row) => <StatusChip payment={row} /> },
    ...middle(),
    date,
    amount,
  ]

  function middle(): ListColumn<Row>[] {
    if (status === 'review')
      return [
        {
          id: 'why',
          head: heads.why,
          cell: ({ review_reason: why }) => (why ? explainReview(texts.story.reasons, why) : ''),
        },
      ]
    if (status === 'disputed')
      return [{ id: 'due', head: heads.due, cell: ({ evidence_due_at: at }) => <Due at={at} /> }]
    return [{ id: 'destination', head: heads.destination, cell: (row) => nameDestination(texts, row) }]
  }
}

/** Where a payment goes, in one word or two. */
export function nameDestination(
  { destinations }: { destinations: Record<string, string> & { none: string } },
  { destination }: Pick<Row, 'destination'>,
): string {
  return destinations[destination ?? 'none'] ?? destinations.none
}

/** Nobody but us knows a check or a transfer by the name it has here. */
const isOffline = (providerPaymentId: string) => providerPaymentId.startsWith('offline_')

function Giver({ row, to }: { row: Row; to: string }) {
  const texts = useTexts('payments')
  const { donor_name: name, email, provider_payment_id: id } = row
  return (
    <TwoLines
      first={
        <Link to={to} preventScrollReset>
          {name ?? email ?? texts.nobody}
        </Link>
      }
      second={name && email ? email : isOffline(id) ? texts.offline : id}
    />
  )
}

function Amount({ row }: { row: Row }) {
  const texts = useTexts('payments')
  const { paid_cents: paid, refunded_cents: back, currency } = row
  const code = currency === 'usd' ? '' : ` ${currency.toUpperCase()}`
  return (
    <TwoLines
      end
      first={formatUsd(paid, { always2: true }) + code}
      second={back > 0 && fillText(texts.returned, { amount: formatUsd(back, { always2: true }) })}
    />
  )
}

function Due({ at }: { at: string | null }) {
  const texts = useTexts('payments')
  const language = useLanguage()
  if (at === null) return texts.noDue
  return showTime(at, 'moment', language)
}

const looks = {
  settled: { tone: 'success', icon: <CheckIcon />, outlined: true },
  review: { tone: 'warning', icon: <ClockIcon />, outlined: false },
  refunded: { tone: 'neutral', icon: <ArrowIcon />, outlined: true },
  disputed: { tone: 'danger', icon: <WarningIcon />, outlined: false },
} as const

/** What a payment has come to, as sign and word. */
export function StatusChip({ payment }: { payment: Pick<Row, 'status' | 'refunded_cents' | 'paid_cents'> }) {
  const texts = useTexts('payments')
  const { status, refunded_cents: back, paid_cents: paid } = payment
  const isPart = status === 'refunded' && back < paid
  return <Chip {...looks[status]}>{isPart ? texts.partly : texts.statuses[status]}</Chip>
}
