import { asLanguage, type Language } from '@tower/contract/language.ts'
import type { Paper } from '../../../papers/paper.ts'
import type { Services } from '../../../services.ts'
import { walkGifts } from './export-own-gifts.ts'
import type { Giver } from './giver.queries.ts'
import { type Issuer } from './paper-words.ts'
import { statementPaper } from './statement-paper.ts'

export type YearStatement = { giver: Giver; year: number; language?: Language | undefined; charity: Issuer }

/** What somebody gave in a year of the organization, on paper, in their language where nobody says another. */
export function yearStatementPaper(
  services: Services,
  { giver, year, language, charity }: YearStatement,
): Paper {
  return statementPaper({
    giver,
    language: language ?? asLanguage(giver.locale ?? 'en'),
    charity,
    at: services.clock.now(),
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
    gifts: walkGifts(services, giver.donorId, { year }),
  })
}
