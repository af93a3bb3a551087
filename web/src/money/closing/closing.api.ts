import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { closingJournalEndpoints } from '@tower/contract/money/closing-journal.contract.ts'
import { closingMonthEndpoints } from '@tower/contract/money/closing-months.contract.ts'
import { closingPayoutEndpoints } from '@tower/contract/money/closing-payouts.contract.ts'
import { closingYearEndpoints } from '@tower/contract/money/closing-year.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read to close a month. */
export const closingQueries = {
  payout: (payoutId: string) => readQuery(closingPayoutEndpoints.read, { params: { payoutId } }),
  month: (month: string) => readQuery(closingMonthEndpoints.read, { params: { month } }),
  codes: readQuery(closingJournalEndpoints.codes, {}),
  yearGivers: (query: CallInput<typeof closingYearEndpoints.givers>['query']) =>
    readQuery(closingYearEndpoints.givers, { query }),
  statements: (year: number) => readQuery(closingYearEndpoints.statements, { query: { year } }),
}

/** What staff do to close a month, and the files that they take from it. */
export const closingCalls = {
  linesFile: (payoutId: string) => browserCall(closingPayoutEndpoints.linesCsv, { params: { payoutId } }),
  closeMonth: (month: string) => browserCall(closingMonthEndpoints.close, { params: { month } }),
  nameAccount: (kind: string, body: CallInput<typeof closingJournalEndpoints.nameAccount>['body']) =>
    browserCall(closingJournalEndpoints.nameAccount, { params: { kind }, body }),
  yearGiversFile: (year: number) => browserCall(closingYearEndpoints.giversCsv, { query: { year } }),
  mailStatements: (year: number, mails: number) =>
    browserCall(closingYearEndpoints.mailStatements, { body: { year, mails } }),
  resendStatement: (year: number, donorId: string) =>
    browserCall(closingYearEndpoints.resendStatement, { params: { donorId }, body: { year } }),
  journalFile: (query: CallInput<typeof closingJournalEndpoints.journal>['query']) =>
    browserCall(closingJournalEndpoints.journal, { query }),
}

/** Reads the months anew. */
export const readMonthsAgain = (client: QueryClient) => readAgain(client, closingMonthEndpoints)

/** Reads the year's givers and statements anew. */
export const readYearAgain = (client: QueryClient) => readAgain(client, closingYearEndpoints)

/** Reads the account codes anew. */
export const readCodesAgain = (client: QueryClient) => readAgain(client, closingJournalEndpoints)
