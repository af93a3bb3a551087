import { keepEnd } from '@tower/contract/cut-text.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { reimbursementDeskEndpoints } from '@tower/contract/spending/reimbursement-desk.contract.ts'
import { reimbursementEndpoints } from '@tower/contract/spending/reimbursements.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { sendUpload, type SendingFile } from '../../session/send-upload.ts'

const staleOn = ['reimbursement.changed'] as const
export const latestOnOverview = 6

type ListQuery = CallInput<typeof reimbursementEndpoints.list>['query']

/** What teachers and staff read of reimbursements: each of their own. */
export const reimbursementQueries = {
  list: (query: ListQuery) => readQuery(reimbursementEndpoints.list, { query }, staleOn),
  /** For a teacher's overview. */
  latest: readQuery(reimbursementEndpoints.list, { query: { page_size: latestOnOverview } }, staleOn),
  counts: readQuery(reimbursementEndpoints.counts, {}, staleOn),
  story: (requestId: string) =>
    readQuery(reimbursementEndpoints.read, { params: { requestId } }, [...staleOn, 'approval.changed']),
  /** For the month page: what the bank sent back. */
  bounces: (month: string) => readQuery(reimbursementDeskEndpoints.bounces, { params: { month } }, staleOn),
  paymentFiles: readQuery(reimbursementDeskEndpoints.paymentFiles, {}, staleOn),
}

type Filters = CallInput<typeof reimbursementEndpoints.listCsv>['query']
type Submission = CallInput<typeof reimbursementEndpoints.submit>['body']
type Decision = CallInput<typeof reimbursementDeskEndpoints.decide>['body']
type Return = CallInput<typeof reimbursementDeskEndpoints.return>['body']
type Bounce = CallInput<typeof reimbursementDeskEndpoints.bounce>['body']
type Payment = CallInput<typeof reimbursementDeskEndpoints.makePaymentFile>['body']

/** What teachers do. */
export const reimbursementCalls = {
  csv: (query: Filters) => browserCall(reimbursementEndpoints.listCsv, { query }),
  submit: (body: Submission) => browserCall(reimbursementEndpoints.submit, { body }),
  withdraw: (requestId: string) => browserCall(reimbursementEndpoints.withdraw, { params: { requestId } }),
  remove: (requestId: string) => browserCall(reimbursementEndpoints.remove, { params: { requestId } }),
  upload: (file: File, sending: SendingFile) =>
    sendUpload(
      reimbursementEndpoints.uploadReceipt,
      { body: { file_name: keepEnd(file.name, 200) } },
      file,
      sending,
    ),
  removeReceipt: (receiptId: string) =>
    browserCall(reimbursementEndpoints.removeReceipt, { params: { receiptId } }),
}

/** What staff do. */
export const reimbursementDeskCalls = {
  decide: (body: Decision) => browserCall(reimbursementDeskEndpoints.decide, { body }),
  giveBack: (requestId: string, body: Return) =>
    browserCall(reimbursementDeskEndpoints.return, { params: { requestId }, body }),
  bounce: (requestId: string, body: Bounce) =>
    browserCall(reimbursementDeskEndpoints.bounce, { params: { requestId }, body }),
  makePaymentFile: (body: Payment) => browserCall(reimbursementDeskEndpoints.makePaymentFile, { body }),
  paymentFileCsv: (paymentFileId: string) =>
    browserCall(reimbursementDeskEndpoints.paymentFileCsv, { params: { paymentFileId } }),
}

/** Reads the lists, the counts and what is open anew. */
export const readReimbursementsAgain = (client: QueryClient) =>
  readAgain(client, reimbursementEndpoints, reimbursementDeskEndpoints)
