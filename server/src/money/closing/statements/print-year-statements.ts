import { startOfYear } from '@tower/contract/org-days.ts'
import type { LeftOut } from '@tower/contract/money/left-out.contract.ts'
import type { Passed } from '../../../gate.ts'
import { type LeavingPaper, writePapers } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { openYearStatement } from '../../giving/own/open-year-statement.ts'
import { type Issuer, issuerOf, readIssuer } from '../../giving/own/paper-words.ts'
import { whyLeftOut } from '../../giving/own/why-left-out.ts'
import { listOnPaper } from './statements.queries.ts'

/** So many statements are one file: a printer takes them, and no server holds more of them at once. */
export const papersPerFile = 100

type Part = { year: number; part: number }

/**
 * The statements of a year of those who have no email address, to print at once: each begins on a page of its own, in the
 * language of its reader, with the address that stands on the envelope. Whoever can get none is left out, and keeps nobody
 * else from theirs.
 */
export async function printYearStatements(services: Services, { year, part }: Part): Promise<Passed<Buffer>> {
  const { clock, gate } = services
  const at = clock.now()
  if (startOfYear(year + 1) > at) throw new Refusal('closing.year_not_over')
  const { ids, leftOut } = await sortOnPaper(services, { year, part })
  if (ids.length === 0)
    throw new Refusal(leftOut.length === 0 ? 'closing.none_on_paper' : 'closing.none_printable')
  const charity = await readIssuer(services)
  const binding = {
    ...{ title: `${charity.legalName}: ${year}`, language: 'en' as const, writtenAt: at },
    ...{ issuer: issuerOf(charity), leaving: gate.open('paper', { written: [] }) },
  }
  return writePapers(binding, statementsOf(services, ids, { year, charity }))
}

/** Who gets none in a part of them, and why. */
export async function listLeftOutStatements(services: Services, part: Part): Promise<LeftOut[]> {
  return (await sortOnPaper(services, part)).leftOut
}

async function sortOnPaper({ database }: Pick<Services, 'database'>, { year, part }: Part) {
  const stretch = { limit: papersPerFile, offset: (part - 1) * papersPerFile }
  const donors = await database.read((tx) => listOnPaper(tx, year, stretch))
  const ids: string[] = []
  const leftOut: LeftOut[] = []
  for (const { id, name, postal_address: postalAddress, gifts } of donors) {
    const reason = whyLeftOut({ name, postalAddress, gifts })
    if (reason === undefined) ids.push(id)
    else leftOut.push({ donor_id: id, name, email: null, reason })
  }
  return { ids, leftOut }
}

async function* statementsOf(
  services: Services,
  ids: readonly string[],
  { year, charity }: { year: number; charity: Issuer },
): AsyncGenerator<LeavingPaper> {
  for (const id of ids) {
    const statement = await openYearStatement(services, { donorId: id, year, charity })
    // Whoever was erased meanwhile gets none.
    if (statement?.name) yield statement
  }
}
