import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { athleteMoneyRuleEndpoints } from '@tower/contract/money/athlete-money-rule.contract.ts'
import { disbursementEndpoints } from '@tower/contract/money/disbursements.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { type SendingFile, sendUpload } from '../../session/send-upload.ts'

const staleOn = ['disbursement.changed', 'approval.changed'] as const

/** What staff read of the money of athletes. */
export const disbursementQueries = {
  accounts: (query: CallInput<typeof disbursementEndpoints.accounts>['query']) =>
    readQuery(disbursementEndpoints.accounts, { query }, staleOn),
  account: (accountId: string) =>
    readQuery(disbursementEndpoints.account, { params: { accountId } }, staleOn),
  list: (query: CallInput<typeof disbursementEndpoints.list>['query']) =>
    readQuery(disbursementEndpoints.list, { query }, staleOn),
  rule: readQuery(athleteMoneyRuleEndpoints.ruleHistory, {}, staleOn),
}

/** What staff do with it. */
export const disbursementCalls = {
  upload: (file: File, sending: SendingFile) =>
    sendUpload(disbursementEndpoints.uploadDocument, {}, file, sending),
  record: (body: CallInput<typeof disbursementEndpoints.record>['body']) =>
    browserCall(disbursementEndpoints.record, { body }),
  void: (disbursementId: string, reason: string) =>
    browserCall(disbursementEndpoints.void, { params: { disbursementId }, body: { reason } }),
  setRule: (unusedDays: number) =>
    browserCall(athleteMoneyRuleEndpoints.setRule, { body: { unused_days: unusedDays } }),
  accountsFile: (query: CallInput<typeof disbursementEndpoints.accountsCsv>['query']) =>
    browserCall(disbursementEndpoints.accountsCsv, { query }),
  file: (query: CallInput<typeof disbursementEndpoints.listCsv>['query']) =>
    browserCall(disbursementEndpoints.listCsv, { query }),
}

/** Reads them anew after a change. */
export const readDisbursementsAgain = (client: QueryClient) =>
  readAgain(client, disbursementEndpoints, athleteMoneyRuleEndpoints)
