import type { Language } from '@tower/contract/language.ts'
import type { Passed } from '../../../gate.ts'
import type { Services } from '../../../services.ts'
import type { Asker } from './find-giver.ts'
import { findReceiptFacts } from './own-gifts.queries.ts'
import { receiptPaper } from './receipt-paper.ts'
import { writeOwnPaper } from './write-own-paper.ts'

export type WantedReceipt = { giftId: string; language: Language | undefined }

/** The receipt of a gift as a file. A gift of somebody else is none at all. */
export function writeReceipt(
  services: Services,
  asker: Asker,
  { giftId, language }: WantedReceipt,
): Promise<{ number: number; pdf: Passed<Buffer> }> {
  return writeOwnPaper(services, asker, {
    language,
    find: (tx, donorId) => findReceiptFacts(tx, { donorId, giftId }),
    compose: receiptPaper,
    missing: { thing: 'own_giving.gift_not_found', receipt: 'own_giving.no_receipt' },
  })
}
