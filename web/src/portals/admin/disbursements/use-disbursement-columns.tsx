import type { AthleteAccount, Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import type { AthleteAccountState, DisbursementState } from '@tower/contract/money/disbursements.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { Link } from 'react-router'
import { useSaid } from '../../../people/use-said.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip, type ChipProps } from '../../../ui/chip/chip.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './disbursements.module.css'

const cents = (amount: number) => formatUsd(amount, { always2: true })

/** The columns of the money by goal; an athlete’s name opens the drawer. */
export function useAccountColumns(linkTo: (id: string) => string): ListColumn<AthleteAccount>[] {
  const { columns: heads, general } = useTexts('disbursementDesk')
  const said = useSaid()
  return [
    {
      id: 'athlete',
      head: heads.athlete,
      sort: 'athlete',
      cell: (row) => (
        <Link to={linkTo(row.account_id)} preventScrollReset className={styles.name}>
          {said(row.athlete)}
        </Link>
      ),
    },
    { id: 'goal', head: heads.goal, cell: ({ title }) => said(title ?? general) },
    { id: 'state', head: heads.state, cell: ({ state }) => <AccountChip state={state} /> },
    {
      id: 'raised',
      head: heads.raised,
      numeric: true,
      sort: '-raised',
      cell: (row) => cents(row.raised_cents),
    },
    {
      id: 'disbursed',
      head: heads.disbursed,
      numeric: true,
      wideOnly: true,
      cell: (row) => cents(row.disbursed_cents),
    },
    {
      id: 'balance',
      head: heads.balance,
      numeric: true,
      sort: '-balance',
      cell: (row) => cents(row.balance_cents),
    },
    {
      id: 'available',
      rank: 1,
      head: heads.available,
      numeric: true,
      cell: (row) => <b>{cents(row.available_cents)}</b>,
    },
  ]
}

/** The columns of what was paid out; what it was paid for opens the money that it came from. */
export function useRecordColumns(linkTo: (id: string) => string): ListColumn<Disbursement>[] {
  const { columns: heads, general } = useTexts('disbursementDesk')
  const language = useLanguage()
  const said = useSaid()
  return [
    {
      id: 'paidFor',
      head: heads.paidFor,
      cell: (row) => (
        <div>
          <Link to={linkTo(row.account_id)} preventScrollReset className={styles.name}>
            {said(row.paid_for)}
          </Link>
          <div className={styles.payee}>{said(row.payee)}</div>
        </div>
      ),
    },
    { id: 'athlete', head: heads.athlete, cell: ({ athlete }) => said(athlete) },
    { id: 'goal', head: heads.goal, wideOnly: true, cell: ({ title }) => said(title ?? general) },
    {
      id: 'state',
      head: heads.state,
      cell: ({ state, void_asked_at: askedAt }) => (
        <DisbursementChip state={state} isVoidAsked={state === 'paid' && askedAt !== null} />
      ),
    },
    {
      id: 'paidOn',
      head: heads.paidOn,
      sort: '-paid',
      oneLine: true,
      cell: ({ paid_on: day }) => showTime(day, 'date', language),
    },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      sort: '-amount',
      cell: (row) => <b>{cents(row.amount_cents)}</b>,
    },
  ]
}

type Tone = NonNullable<ChipProps['tone']>

const accountTones: Record<AthleteAccountState, Tone> = {
  reached: 'success',
  open: 'neutral',
  archived: 'neutral',
  general: 'neutral',
  hidden: 'danger',
}

/** Where the money of a goal stands, as a word. */
export function AccountChip({ state }: { state: AthleteAccountState }) {
  const { states } = useTexts('disbursementDesk')
  return (
    <Chip tone={accountTones[state]} outlined>
      {states[state]}
    </Chip>
  )
}

const recordTones: Record<DisbursementState, Tone> = {
  waiting: 'warning',
  paid: 'success',
  declined: 'neutral',
  voided: 'danger',
}

/** Where a disbursement stands, as a word. */
export function DisbursementChip({ state, isVoidAsked }: { state: DisbursementState; isVoidAsked: boolean }) {
  const { recordStates, voidWaits } = useTexts('disbursementDesk')
  return (
    <Chip tone={isVoidAsked ? 'warning' : recordTones[state]} outlined>
      {isVoidAsked ? voidWaits : recordStates[state]}
    </Chip>
  )
}
