import type { SubjectApproval } from '@tower/contract/money/approvals.contract.ts'
import type { z } from 'zod'
import type { ApprovalOfSubject } from './approvals.queries.ts'

/** What became of something that takes two people, as it is shown beside what it is about. */
export function viewApprovalOf(
  found: ApprovalOfSubject | undefined,
  reader: 'staff' | 'asker' | 'others',
): z.input<typeof SubjectApproval> | null {
  if (!found) return null
  return {
    id: reader === 'staff' ? found.id : null,
    state: found.state,
    amount_cents: found.amount_cents,
    asked_at: found.asked_at,
    note: reader === 'others' ? null : found.note,
  }
}
