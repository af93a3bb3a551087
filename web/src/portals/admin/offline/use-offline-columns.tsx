import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import styles from './offline.module.css'

/** The columns of the offline gifts; whose it is opens the drawer. */
export function useOfflineColumns(linkTo: (id: string) => string): ListColumn<DeskOfflineGift>[] {
  const texts = useTexts('offline')
  const { columns: heads, kinds } = texts
  const language = useLanguage()
  return [
    {
      id: 'giver',
      head: heads.giver,
      cell: (gift) => (
        <div className={styles.two}>
          <Link to={linkTo(gift.id)} preventScrollReset>
            {gift.donor_name ?? gift.email ?? texts.nobody}
          </Link>
          {gift.donor_name && gift.email && <span>{gift.email}</span>}
        </div>
      ),
    },
    {
      id: 'kind',
      head: heads.kind,
      cell: (gift) => (
        <div className={styles.two}>
          {kinds[gift.kind]}
          <span>{gift.reference}</span>
        </div>
      ),
    },
    { id: 'state', head: heads.state, cell: (gift) => <Standing gift={gift} /> },
    {
      id: 'day',
      head: heads.day,
      oneLine: true,
      cell: ({ given_on: day }) => showTime(day, 'date', language),
    },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      cell: ({ amount_cents: cents }) => formatUsd(cents, { always2: true }),
    },
  ]
}

const looks = {
  pending: { tone: 'warning', icon: <ClockIcon />, outlined: false },
  received: { tone: 'success', icon: <CheckIcon />, outlined: true },
  returned: { tone: 'danger', icon: <WarningIcon />, outlined: true },
  canceled: { tone: 'neutral', icon: <CloseIcon />, outlined: true },
} as const

/** Whether its money is there, as sign and word. */
export function OfflineChip({ state }: Pick<DeskOfflineGift, 'state'>) {
  const { states } = useTexts('offline')
  return <Chip {...looks[state]}>{states[state]}</Chip>
}

/** How it stands, and what of it waits for a second person. */
function Standing({ gift: { state, approval } }: { gift: DeskOfflineGift }) {
  const texts = useTexts('offline')
  return (
    <Stack as="span" gap={1} start>
      <OfflineChip state={state} />
      {approval && (
        <Text as="span" size="caption" tone="warning">
          {state === 'pending' ? texts.waitsReceive : texts.waitsReturn}
        </Text>
      )}
    </Stack>
  )
}
