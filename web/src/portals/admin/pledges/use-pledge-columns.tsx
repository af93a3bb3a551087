import type { DeskPledge } from '@tower/contract/money/pledges.contract.ts'
import type { InstallmentState, PledgeState } from '@tower/contract/money/pledges.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { Link } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { TwoLines } from '../../../ui/type/type.tsx'

/** Money as lists of staff write it. */
export const dollars = (cents: number) => formatUsd(cents, { always2: true })

/** The columns of the pledges; whose it is opens the drawer. */
export function usePledgeColumns(linkTo: (id: string) => string): ListColumn<DeskPledge>[] {
  const texts = useTexts('pledges')
  const { destinations } = useTexts('payments')
  const language = useLanguage()
  const heads = texts.columns
  return [
    {
      id: 'donor',
      head: heads.donor,
      cell: ({ id, number, donor_name: name, email, is_organization: isOrganization }) => (
        <TwoLines
          first={
            <Link to={linkTo(id)} preventScrollReset>
              {name ?? email ?? texts.nobody}
            </Link>
          }
          second={[fillText(texts.numbered, { number }), isOrganization && texts.organization, name && email]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    { id: 'state', head: heads.state, cell: ({ state }) => <PledgeChip state={state} /> },
    {
      id: 'next',
      head: heads.next,
      sort: 'due',
      cell: (pledge) => (
        <TwoLines
          first={pledge.next_due_on && showTime(pledge.next_due_on, 'date', language)}
          second={fillText(texts.progress, { paid: pledge.paid_installments, count: pledge.installments })}
        />
      ),
    },
    {
      id: 'entered',
      head: heads.entered,
      sort: '-date',
      wideOnly: true,
      oneLine: true,
      cell: ({ entered_at: at }) => showTime(at, 'date', language),
    },
    {
      id: 'paid',
      head: heads.paid,
      numeric: true,
      cell: ({ paid_cents: cents }) => dollars(cents),
    },
    {
      id: 'amount',
      head: heads.amount,
      sort: '-amount',
      numeric: true,
      cell: ({ amount_cents: cents, destination }) => (
        <TwoLines first={dollars(cents)} second={destinations[destination]} end />
      ),
    },
  ]
}

const looks = {
  overdue: { tone: 'warning', icon: <WarningIcon />, outlined: false },
  due: { tone: 'warning', icon: <ClockIcon />, outlined: true },
  open: { tone: 'neutral', icon: <ClockIcon />, outlined: true },
  expected: { tone: 'neutral', icon: <ClockIcon />, outlined: false },
  paid: { tone: 'success', icon: <CheckIcon />, outlined: true },
  done: { tone: 'success', icon: <CheckIcon />, outlined: true },
  dropped: { tone: 'neutral', icon: <CloseIcon />, outlined: true },
  ended: { tone: 'neutral', icon: <CloseIcon />, outlined: true },
} as const satisfies Record<PledgeState | InstallmentState, unknown>

/** How a pledge stands, as sign and word. */
export function PledgeChip({ state }: { state: PledgeState }) {
  const { states } = useTexts('pledges')
  return <Chip {...looks[state]}>{states[state]}</Chip>
}

/** The same of an installment. */
export function InstallmentChip({ state }: { state: InstallmentState }) {
  const { installmentStates } = useTexts('pledges')
  return <Chip {...looks[state]}>{installmentStates[state]}</Chip>
}
