import { athleteReportEndpoints } from '@tower/contract/money/athlete-reports.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import { downloadFile } from '../../session/download-file.ts'
import { readQuery } from '../../session/read-query.ts'

/** What a family reads of the money of an athlete. */
export const athleteMoneyQueries = {
  statement: (prospectId: string) =>
    readQuery(athleteReportEndpoints.statement, { query: { prospect_id: prospectId } }, [
      'disbursement.changed',
    ]),
}

/** The statement as a file to keep. */
export function downloadStatement(prospectId: string, language: Language): Promise<void> {
  const query = { prospect_id: prospectId, language }
  return downloadFile(athleteReportEndpoints.statementPdf, { query }, 'statement.pdf')
}
