import type { Language } from '@tower/contract/language.ts'
import { asLanguage } from '@tower/contract/language.ts'
import { writePaper } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findGiver, type Asker } from './find-giver.ts'
import { findReceiptFacts } from './own-gifts.queries.ts'
import { receiptPaper } from './receipt-paper.ts'

export type WantedReceipt = { giftId: string; language: Language | undefined }

/** The receipt of a gift as a file. A gift of somebody else is none at all. */
export async function writeReceipt(
  services: Services,
  asker: Asker,
  { giftId, language }: WantedReceipt,
): Promise<{ number: number; pdf: Buffer }> {
  const at = services.clock.now()
  const { giver, facts } = await services.database.read(async (tx) => {
    const found = await findGiver(tx, asker, at)
    const { donorId } = found
    return {
      giver: found,
      facts: donorId === null ? undefined : await findReceiptFacts(tx, { donorId, giftId }),
    }
  })
  if (!facts) throw new Refusal('own_giving.gift_not_found')
  const { number, issued_at: issuedAt } = facts
  if (number === null || issuedAt === null) throw new Refusal('own_giving.no_receipt')
  const paper = receiptPaper(
    { ...facts, number, issued_at: issuedAt },
    { giver, language: language ?? asLanguage(giver.locale ?? 'en'), config: services.config, at },
  )
  return { number, pdf: await writePaper(paper) }
}
