import { formatUsd } from '@tower/contract/money.ts'
import type { Approval } from '@tower/contract/money/approvals.contract.ts'
import { Link } from 'react-router'
import { useSaid } from '../../../people/use-said.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { NameText } from '../../../ui/type/name-text.tsx'
import { TwoLines } from '../../../ui/type/type.tsx'
import { sayWhat } from './say-approval.ts'

/** The columns of what leaves; what it is opens the drawer. */
export function useApprovalColumns(linkTo: (id: string) => string): ListColumn<Approval>[] {
  const texts = useTexts('approvals')
  const language = useLanguage()
  const said = useSaid()
  const heads = texts.columns
  return [
    {
      id: 'what',
      head: heads.what,
      cell: ({ id, what, kind, teacher }) => (
        <TwoLines
          first={
            <Link to={linkTo(id)} preventScrollReset>
              {what === '' ? texts.kinds[kind] : said(sayWhat({ kind, what }, language))}
            </Link>
          }
          second={
            <NameText>{[what !== '' && texts.kinds[kind], teacher].filter(Boolean).join(' · ')}</NameText>
          }
        />
      ),
    },
    { id: 'state', head: heads.state, cell: ({ state }) => <ApprovalChip state={state} /> },
    {
      id: 'asked',
      head: heads.asked,
      sort: '-asked',
      cell: ({ asked_by: by, asked_at: at }) => <Said by={by} at={at} />,
    },
    {
      id: 'decided',
      head: heads.decided,
      wideOnly: true,
      cell: ({ decided_by: by, decided_at: at }) =>
        by === null || at === null ? '–' : <Said by={by} at={at} />,
    },
    {
      id: 'amount',
      head: heads.amount,
      sort: '-amount',
      numeric: true,
      cell: ({ amount_cents: cents }) => formatUsd(cents, { always2: true }),
    },
  ]
}

/** Who said it, and the day below: the time stands in the drawer. */
function Said({ by, at }: { by: string; at: string }) {
  const day = showTime(at, 'date', useLanguage())
  return <TwoLines first={<NameText>{by}</NameText>} second={<time dateTime={at}>{day}</time>} />
}

const looks = {
  waiting: { tone: 'warning', icon: <ClockIcon /> },
  approved: { tone: 'success', icon: <CheckIcon /> },
  refused: { tone: 'danger' },
  alone: { outlined: true },
  withdrawn: { outlined: true },
  outdated: { outlined: true },
  earlier: { outlined: true },
} as const

/** What became of it, as sign and word. */
export function ApprovalChip({ state }: Pick<Approval, 'state'>) {
  const { states } = useTexts('approvals')
  return <Chip {...looks[state]}>{states[state]}</Chip>
}
