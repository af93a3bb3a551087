import { useQuery } from '@tanstack/react-query'
import type { Bounce } from '@tower/contract/spending/reimbursement-desk.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { Link } from 'react-router'
import { reimbursementQueries } from '../../../spending/reimbursements/reimbursements.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { TwoLines } from '../../../ui/type/type.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { showCents } from '../payouts/show-cents.ts'
import styles from './closing.module.css'

/** Payments to teachers that the bank sent back in a month: they stand on its statement twice, out and in. */
export function MonthBounces({ month }: { month: string }) {
  const { month: texts } = useTexts('closing')
  const reading = useQuery({ ...reimbursementQueries.bounces(month), retry: false })
  return (
    <Card title={texts.bounces}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{texts.bouncesLead}</p>
        {reading.isPending && <Skeleton lines={2} />}
        {reading.isError && <UnreadPart reading={reading} failed={texts.bouncesFailed} />}
        {reading.data?.items.length === 0 && <p>{texts.noBounces}</p>}
        {reading.data && reading.data.items.length > 0 && <Bounces bounces={reading.data.items} />}
      </div>
    </Card>
  )
}

function Bounces({ bounces }: { bounces: readonly Bounce[] }) {
  const { month: texts } = useTexts('closing')
  const columns: Column<Bounce>[] = [
    {
      id: 'request',
      head: texts.bounceOf,
      cell: ({ request_id: id, number, teacher }) => (
        <TwoLines
          first={<Link to={`${paths.adminReimbursements}?request=${id}`}>{nameReimbursement(number)}</Link>}
          second={teacher}
        />
      ),
    },
    { id: 'reference', head: texts.bankReference, cell: ({ bank_reference: name }) => name ?? '–' },
    {
      id: 'said',
      head: texts.bounceSaidBy,
      cell: ({ returned_by: by, returned_at: at }) => <TwoLines first={by} second={<Moment at={at} />} />,
    },
    { id: 'seen', head: texts.bounceSeenBy, cell: ({ approved_by: by }) => by ?? '–' },
    {
      id: 'amount',
      head: texts.bounceAmount,
      numeric: true,
      cell: ({ amount_cents: cents }) => showCents(cents),
    },
  ]
  return <DataTable caption={texts.bounces} columns={columns} rows={bounces} rowKey={({ id }) => id} />
}
