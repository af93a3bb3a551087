import { formatUsd } from '@tower/contract/money.ts'
import type { ReimbursementRequest } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { StatusChip } from '../../../spending/reimbursements/status-chip.tsx'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { WarningIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { PersonCell } from '../person-cell.tsx'

type Row = ReimbursementRequest

/** Who asks, for what and how much, and where it stands; what looks like another request says so. */
export function useRequestColumns(linkTo: (id: string) => string): ListColumn<Row>[] {
  const { columns: heads } = useTexts('reimbursementDesk')
  const language = useLanguage()
  return [
    {
      id: 'teacher',
      head: heads.teacher,
      cell: ({ id, teacher_id: teacherId, teacher: { full_name: name, email, school } }) => (
        <PersonCell
          role="teacher"
          {...{ id: teacherId, name: name ?? email, to: linkTo(id) }}
          second={school ?? email}
        />
      ),
    },
    {
      id: 'request',
      head: heads.request,
      cell: ({ number }) => (
        <Text as="code" size="small" wrap="oneLine">
          {nameReimbursement(number)}
        </Text>
      ),
    },
    { id: 'lines', head: heads.lines, wideOnly: true, cell: (row) => row.purchase_request_items.length },
    { id: 'status', head: heads.status, cell: (row) => <Status row={row} /> },
    {
      id: 'submitted',
      head: heads.submitted,
      sort: '-submitted',
      oneLine: true,
      cell: ({ submitted_at: at }) => at && showTime(at, 'monthDay', language),
    },
    {
      id: 'total',
      head: heads.total,
      sort: '-total',
      numeric: true,
      cell: ({ total_cents: cents }) => <b>{formatUsd(cents, { always2: true })}</b>,
    },
  ]
}

function Status({ row: { status, is_suspect: isSuspect } }: { row: Row }) {
  const { suspect } = useTexts('reimbursementDesk')
  const isOpen = status === 'submitted' || status === 'approved'
  return (
    <Row gap={2}>
      <StatusChip status={status} />
      {isSuspect && isOpen && (
        <Text as="span" size="caption" tone="quiet">
          <Row as="span" gap={1} oneLine>
            <WarningIcon size={14} /> {suspect}
          </Row>
        </Text>
      )}
    </Row>
  )
}
