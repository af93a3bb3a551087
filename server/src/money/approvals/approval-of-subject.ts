import type { ApprovalKind } from '@tower/contract/money/approvals.ts'
import type { SubjectApproval } from '@tower/contract/money/approvals.contract.ts'
import type { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { type ApprovalOfSubject, findApprovalOf, listApprovalsOf, type Subject } from './approvals.queries.ts'

/** What two people said of something, or are to say. */
export type SecondLook = ApprovalOfSubject

/** What became of something that took two people when it was asked for last; nothing where one person was enough. */
export function readSecondLook(tx: Tx, subject: Subject): Promise<SecondLook | undefined> {
  return findApprovalOf(tx, subject)
}

/** The same of a page of subjects of one kind, by their ids. */
export async function readSecondLooks(
  tx: Tx,
  of: { kind: ApprovalKind; subjectIds: readonly string[] },
): Promise<Map<string, SecondLook>> {
  if (of.subjectIds.length === 0) return new Map()
  const found = await listApprovalsOf(tx, of)
  return new Map(found.map((look) => [look.subject_id, look]))
}

/** What became of something that takes two people, as it is shown beside what it is about. */
export function viewApprovalOf(
  found: SecondLook | undefined,
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
