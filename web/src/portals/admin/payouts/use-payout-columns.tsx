import type { DeskPayout } from '@tower/contract/money/closing-payouts.contract.ts'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text, TwoLines } from '../../../ui/type/type.tsx'
import { showCents } from './show-cents.ts'

/** The columns of the payouts; the provider's name of one opens the drawer. */
export function usePayoutColumns(linkTo: (id: string) => string): ListColumn<DeskPayout>[] {
  const texts = useTexts('payouts')
  const heads = texts.columns
  const language = useLanguage()
  return [
    {
      id: 'payout',
      head: heads.payout,
      cell: ({ id, is_automatic: isAutomatic }) => (
        <TwoLines
          first={
            <Link to={linkTo(id)} preventScrollReset>
              <Text as="code" size="small" wrap="anywhere">
                {id}
              </Text>
            </Link>
          }
          second={!isAutomatic && texts.byHand}
        />
      ),
    },
    {
      id: 'agreement',
      head: heads.agreement,
      cell: ({ agreement }) => <AgreementChip agreement={agreement} />,
    },
    { id: 'status', head: heads.status, cell: ({ status }) => texts.statuses[status] },
    {
      id: 'date',
      head: heads.date,
      sort: '-date',
      oneLine: true,
      cell: ({ created_at: at }) => showTime(at, 'date', language),
    },
    {
      id: 'arrives',
      head: heads.arrives,
      wideOnly: true,
      oneLine: true,
      cell: ({ arrives_at: at }) => showTime(at, 'date', language),
    },
    {
      id: 'amount',
      head: heads.amount,
      sort: '-amount',
      numeric: true,
      cell: ({ amount_cents: cents }) => showCents(cents),
    },
  ]
}

const looks = {
  differs: { tone: 'danger', icon: <WarningIcon />, outlined: false },
  waiting: { tone: 'warning', icon: <ClockIcon />, outlined: false },
  agrees: { tone: 'success', icon: <CheckIcon />, outlined: true },
} as const

/** Whether the books say the same, as sign and word. */
export function AgreementChip({ agreement }: Pick<DeskPayout, 'agreement'>) {
  const { agreements } = useTexts('payouts')
  return <Chip {...looks[agreement]}>{agreements[agreement]}</Chip>
}
