import type { Language } from '@tower/contract/language.ts'
import { maxStatementGifts } from '@tower/contract/money/own-giving.ts'
import type { Passed } from '../../../gate.ts'
import { writePaper } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findHolder } from '../../giving/own/giver.queries.ts'
import { sumOwnGifts } from '../../giving/own/own-gifts.queries.ts'
import { readIssuer } from '../../giving/own/paper-words.ts'
import { yearStatementPaper } from '../../giving/own/year-statement-paper.ts'

/** What a donor gave in a year as a file, for whoever has it on paper. */
export async function writeDonorStatement(
  services: Services,
  { donorId, year, language }: { donorId: string; year: number; language?: Language | undefined },
): Promise<Passed<Buffer>> {
  const giver = await services.database.read(async (tx) => {
    const holder = await findHolder(tx, donorId)
    if (!holder) throw new Refusal('giving.donor_not_found')
    const { total } = await sumOwnGifts(tx, holder.donorId, { year })
    if (total > maxStatementGifts) throw new Refusal('own_giving.too_many_gifts')
    return holder
  })
  const charity = await readIssuer(services)
  const leaving = services.gate.open('paper', {
    fullName: giver.name ?? undefined,
    email: giver.address ?? undefined,
  })
  return writePaper(yearStatementPaper(services, { giver, year, language, charity }), leaving)
}
