import { dayOf } from '@tower/contract/org-days.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { athleteReportEndpoints } from '@tower/contract/money/athlete-reports.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import { listWritten } from '../../../mail/list-written.ts'
import { sendPdf } from '../../../papers/send-pdf.ts'
import type { Services } from '../../../services.ts'
import { readIssuer } from '../own/paper-words.ts'
import { writeToldPaper } from '../own/write-told-paper.ts'
import { athleteStatementPaper } from './athlete-statement-paper.ts'
import { viewAthleteReport, viewAthleteStatement } from './athletes.view.ts'
import { readAthleteReport } from './read-athlete-report.ts'
import { readAthleteStatement } from './read-athlete-statement.ts'

/** Mounts the calls by which everyone, and the family, read what gifts to an athlete did. */
export function athleteReportRoutes(serve: Serve, services: Services): void {
  serve(athleteReportEndpoints, {
    report: async ({ query }) =>
      viewAthleteReport(await readAthleteReport(services, { prospectId: query.prospect_id })),
    statement: async ({ actor, query }) =>
      viewAthleteStatement(await readAthleteStatement(services, { actor, prospectId: query.prospect_id })),
    statementPdf: async ({ actor, query, reply }) => {
      const statement = await readAthleteStatement(services, { actor, prospectId: query.prospect_id })
      const language = asLanguage(query.language ?? 'en')
      const at = services.clock.now()
      const issuer = await readIssuer(services)
      const leaving = services.gate.open('family_paper', {
        ...{ userId: actor.userId, written: listWritten(statement, issuer) },
      })
      const paper = athleteStatementPaper({ statement, language, issuer, at })
      const key = `athlete-statement-letters:${query.prospect_id}`
      const pdf = await writeToldPaper(services, { paper, name: 'The statement of an athlete', key }, leaving)
      await sendPdf(reply, `athlete-statement-${dayOf(at)}`, pdf)
    },
  })
}
