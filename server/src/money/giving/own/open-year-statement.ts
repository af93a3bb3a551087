import { asLanguage, type Language } from '@tower/contract/language.ts'
import { maxStatementGifts } from '@tower/contract/money/own-giving.ts'
import { listWritten } from '../../../mail/list-written.ts'
import type { LeavingPaper } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { walkGifts } from './export-own-gifts.ts'
import { findHolder } from './giver.queries.ts'
import { noteEach } from './note-each.ts'
import { sumOwnGifts } from './own-gifts.queries.ts'
import type { Issuer } from './paper-words.ts'
import { statementPaper } from './statement-paper.ts'

export type YearStatement = {
  donorId: string
  year: number
  language?: Language | undefined
  charity: Issuer
}

/**
 * What a donor gave in a year of the organization, on paper, in their language where nobody says another, on its way to them.
 * Undefined for whoever is no donor, or was erased. Throws `own_giving.too_many_gifts` where no paper holds them all.
 */
export async function openYearStatement(
  services: Services,
  { donorId, year, language, charity }: YearStatement,
): Promise<(LeavingPaper & { name: string | null }) | undefined> {
  const { clock, database, gate } = services
  const giver = await database.read(async (tx) => {
    const holder = await findHolder(tx, donorId)
    if (!holder) return undefined
    const { total } = await sumOwnGifts(tx, holder.donorId, { year })
    if (total > maxStatementGifts) throw new Refusal('own_giving.too_many_gifts')
    return holder
  })
  if (!giver) return undefined
  const written = listWritten(giver, charity)
  const paper = statementPaper({
    giver,
    language: language ?? asLanguage(giver.locale ?? 'en'),
    charity,
    at: clock.now(),
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
    gifts: noteEach(walkGifts(services, giver.donorId, { year }), (gifts) =>
      written.push(...listWritten(gifts, charity)),
    ),
  })
  const reader = { fullName: giver.name ?? undefined, email: giver.address ?? undefined }
  return { paper, leaving: gate.open('paper', { ...reader, written }), name: giver.name }
}
