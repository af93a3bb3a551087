import type { QueryClient } from '@tanstack/react-query'
import { approvalEndpoints } from '@tower/contract/money/approvals.contract.ts'
import type { ApprovalDecision } from '@tower/contract/money/approvals.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of money that leaves by two people. */
export const approvalQueries = {
  one: (approvalId: string) =>
    readQuery(approvalEndpoints.read, { params: { approvalId } }, ['approval.changed']),
  teacher: (teacherId: string) =>
    readQuery(approvalEndpoints.teacher, { params: { teacherId } }, ['approval.changed']),
}

/** What staff do with it. */
export const approvalCalls = {
  decide: (approvalId: string, decision: ApprovalDecision, note: string) =>
    browserCall(approvalEndpoints.decide, { params: { approvalId }, body: { decision, note } }),
  withdraw: (approvalId: string) => browserCall(approvalEndpoints.withdraw, { params: { approvalId } }),
}

/** Reads them anew after a change. */
export const readApprovalsAgain = (client: QueryClient) => readAgain(client, approvalEndpoints)
