import type { ApprovalKind } from '@tower/contract/money/approvals.ts'
import type { SecondAgreement, SubjectApproval } from '@tower/contract/money/approvals.contract.ts'
import type { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import {
  type Agreement,
  type ApprovalOfSubject,
  findApprovalOf,
  listAgreementsOf,
  listApprovalsOf,
  type Subject,
} from './approvals.queries.ts'

export type { Agreement }

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

/** What two people agreed to about something that is done at the moment when the second of them agrees. */
export function readAgreements(tx: Tx, subject: Subject): Promise<Agreement[]> {
  return listAgreementsOf(tx, subject)
}

/** Who agreed to what was done at an instant, as it is shown beside it; null where one person did it alone. */
export function viewAgreementAt(
  agreements: readonly Agreement[],
  at: Date | null,
  { forStaff }: { forStaff: boolean },
): z.input<typeof SecondAgreement> | null {
  const found = at && agreements.find((agreement) => agreement.at.getTime() === at.getTime())
  return found ? { by: forStaff ? found.by : null } : null
}
