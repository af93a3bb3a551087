import { asLanguage, type Language } from '@tower/contract/language.ts'
import { writePaper } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findGiver, type Asker } from './find-giver.ts'
import { findPurchaseOf, listPurchases, type PurchaseRow } from './purchases.queries.ts'
import { purchasePaper } from './purchase-paper.ts'

/** The packs of credits that somebody bought, the newest first. */
export function listOwnPurchases(services: Services, asker: Asker): Promise<PurchaseRow[]> {
  return services.database.read(async (tx) => {
    const { donorId } = await findGiver(tx, asker, services.clock.now())
    return donorId === null ? [] : listPurchases(tx, donorId)
  })
}

/** The receipt of a pack as a file. A purchase of somebody else is none at all. */
export async function writePurchaseReceipt(
  services: Services,
  asker: Asker,
  { purchaseId: paymentId, language }: { purchaseId: string; language: Language | undefined },
): Promise<{ number: number; pdf: Buffer }> {
  const at = services.clock.now()
  const { giver, facts } = await services.database.read(async (tx) => {
    const found = await findGiver(tx, asker, at)
    const { donorId } = found
    return {
      giver: found,
      facts: donorId === null ? undefined : await findPurchaseOf(tx, { donorId, paymentId }),
    }
  })
  if (!facts) throw new Refusal('own_giving.purchase_not_found')
  const { number, issued_at: issuedAt } = facts
  if (number === null || issuedAt === null) throw new Refusal('own_giving.purchase_not_found')
  const paper = purchasePaper(
    { ...facts, number, issued_at: issuedAt },
    { giver, language: language ?? asLanguage(giver.locale ?? 'en'), config: services.config, at },
  )
  return { number, pdf: await writePaper(paper) }
}
