import type { Language } from '@tower/contract/language.ts'
import type { Passed } from '../../../gate.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { openYearStatement } from '../../giving/own/open-year-statement.ts'
import { readIssuer } from '../../giving/own/paper-words.ts'
import { writeToldPaper } from '../../giving/own/write-told-paper.ts'

/** What a donor gave in a year as a file, for whoever has it on paper. */
export async function writeDonorStatement(
  services: Services,
  asked: { donorId: string; year: number; language?: Language | undefined },
): Promise<Passed<Buffer>> {
  const charity = await readIssuer(services)
  const statement = await openYearStatement(services, { ...asked, charity })
  if (!statement) throw new Refusal('giving.donor_not_found')
  const { donorId, year } = asked
  const told = { name: `The statement of a donor for ${year}`, key: `statement-letters:${donorId}` }
  return writeToldPaper(services, { ...told, paper: statement.paper }, statement.leaving)
}
