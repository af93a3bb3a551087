import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { closingBankEndpoints } from '@tower/contract/money/closing-bank.contract.ts'
import { closingJournalEndpoints } from '@tower/contract/money/closing-journal.contract.ts'
import { closingMonthEndpoints } from '@tower/contract/money/closing-months.contract.ts'
import { closingPayoutEndpoints } from '@tower/contract/money/closing-payouts.contract.ts'
import { closingReportEndpoints } from '@tower/contract/money/closing-reports.contract.ts'
import { closingYearEndpoints } from '@tower/contract/money/closing-year.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { downloadFile } from '../../session/download-file.ts'
import { readQuery } from '../../session/read-query.ts'

// A second person may settle a line or close a month.
const staleOn = ['approval.changed'] as const

/** What staff read to close a month. */
export const closingQueries = {
  payout: (payoutId: string) => readQuery(closingPayoutEndpoints.read, { params: { payoutId } }),
  payoutLines: (payoutId: string, query: CallInput<typeof closingPayoutEndpoints.lines>['query']) =>
    readQuery(closingPayoutEndpoints.lines, { params: { payoutId }, query }),
  month: (month: string) => readQuery(closingMonthEndpoints.read, { params: { month } }, staleOn),
  trialBalance: (period: string) => readQuery(closingReportEndpoints.trialBalance, { query: { period } }),
  activities: (year: number) => readQuery(closingReportEndpoints.activities, { query: { year } }),
  bankStatements: readQuery(closingBankEndpoints.statements, {}),
  bankLines: (month: string, query: CallInput<typeof closingBankEndpoints.lines>['query']) =>
    readQuery(closingBankEndpoints.lines, { params: { month }, query }, staleOn),
  lineEntries: (lineId: string) => readQuery(closingBankEndpoints.entries, { params: { lineId } }),
  codes: readQuery(closingJournalEndpoints.codes, {}),
  yearGivers: (query: CallInput<typeof closingYearEndpoints.givers>['query']) =>
    readQuery(closingYearEndpoints.givers, { query }),
  statements: (year: number) => readQuery(closingYearEndpoints.statements, { query: { year } }),
}

/** What staff do to close a month, and the files that they take from it. */
export const closingCalls = {
  linesFile: (payoutId: string) => browserCall(closingPayoutEndpoints.linesCsv, { params: { payoutId } }),
  closeMonth: (month: string) => browserCall(closingMonthEndpoints.close, { params: { month } }),
  trialBalanceFile: (period: string) =>
    browserCall(closingReportEndpoints.trialBalanceCsv, { query: { period } }),
  activitiesFile: (year: number) => browserCall(closingReportEndpoints.activitiesCsv, { query: { year } }),
  takeStatement: (body: CallInput<typeof closingBankEndpoints.takeStatement>['body']) =>
    browserCall(closingBankEndpoints.takeStatement, { body }),
  compareBank: (month: string) => browserCall(closingBankEndpoints.compare, { params: { month } }),
  matchLine: (lineId: string, entryIds: string[]) =>
    browserCall(closingBankEndpoints.match, { params: { lineId }, body: { entry_ids: entryIds } }),
  explainLine: (lineId: string, body: CallInput<typeof closingBankEndpoints.explain>['body']) =>
    browserCall(closingBankEndpoints.explain, { params: { lineId }, body }),
  undoLine: (lineId: string) => browserCall(closingBankEndpoints.undo, { params: { lineId } }),
  explainEntry: (entryId: string, note: string) =>
    browserCall(closingBankEndpoints.explainEntry, { params: { entryId }, body: { note } }),
  nameAccount: (kind: string, body: CallInput<typeof closingJournalEndpoints.nameAccount>['body']) =>
    browserCall(closingJournalEndpoints.nameAccount, { params: { kind }, body }),
  yearGiversFile: (year: number) => browserCall(closingYearEndpoints.giversCsv, { query: { year } }),
  paperStatements: (year: number, part: number) =>
    downloadFile(
      closingYearEndpoints.paperStatements,
      { query: { year, part } },
      `statements-${year}-${part}.pdf`,
    ),
  leftOutStatements: (year: number, part: number) =>
    browserCall(closingYearEndpoints.leftOutStatements, { query: { year, part } }),
  mailStatements: (year: number, mails: number) =>
    browserCall(closingYearEndpoints.mailStatements, { body: { year, mails } }),
  resendStatement: (year: number, donorId: string) =>
    browserCall(closingYearEndpoints.resendStatement, { params: { donorId }, body: { year } }),
  journalFile: (query: CallInput<typeof closingJournalEndpoints.journal>['query']) =>
    browserCall(closingJournalEndpoints.journal, { query }),
}

/** Reads the months anew. */
export const readMonthsAgain = (client: QueryClient) =>
  readAgain(client, closingMonthEndpoints, closingBankEndpoints)

/** Reads the year's givers and statements anew. */
export const readYearAgain = (client: QueryClient) => readAgain(client, closingYearEndpoints)

/** Reads the account codes anew. */
export const readCodesAgain = (client: QueryClient) => readAgain(client, closingJournalEndpoints)
