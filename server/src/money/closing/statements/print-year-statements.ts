import { startOfYear } from '@tower/contract/org-days.ts'
import type { Passed } from '../../../gate.ts'
import { type LeavingPaper, writePapers } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { openYearStatement } from '../../giving/own/open-year-statement.ts'
import { type Issuer, issuerOf, readIssuer } from '../../giving/own/paper-words.ts'
import { listOnPaper } from './statements.queries.ts'

/** So many statements are one file: a printer takes them, and no server holds more of them at once. */
export const papersPerFile = 100

/**
 * The statements of a year of those who have no email address, to print at once: each begins on a page of its own, in the
 * language of its reader, with the address that stands on the envelope.
 */
export async function printYearStatements(
  services: Services,
  { year, part }: { year: number; part: number },
): Promise<Passed<Buffer>> {
  const { clock, database, gate } = services
  const at = clock.now()
  if (startOfYear(year + 1) > at) throw new Refusal('closing.year_not_over')
  const stretch = { limit: papersPerFile, offset: (part - 1) * papersPerFile }
  const ids = await database.read((tx) => listOnPaper(tx, year, stretch))
  if (ids.length === 0) throw new Refusal('closing.none_on_paper')
  const charity = await readIssuer(services)
  const binding = {
    ...{ title: `${charity.legalName}: ${year}`, language: 'en' as const, writtenAt: at },
    ...{ issuer: issuerOf(charity), leaving: gate.open('paper', { written: [] }) },
  }
  return writePapers(binding, statementsOf(services, ids, { year, charity }))
}

async function* statementsOf(
  services: Services,
  ids: readonly string[],
  { year, charity }: { year: number; charity: Issuer },
): AsyncGenerator<LeavingPaper> {
  for (const id of ids) {
    const statement = await openYearStatement(services, { donorId: id, year, charity })
    // Whoever was erased meanwhile gets none, and nobody writes to whoever has no name.
    if (statement?.name) yield statement
  }
}
