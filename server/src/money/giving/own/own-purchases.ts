import type { Language } from '@tower/contract/language.ts'
import type { Passed } from '../../../gate.ts'
import type { Services } from '../../../services.ts'
import { findGiver, type Asker } from './find-giver.ts'
import { findPurchaseOf, listPurchases, type PurchaseRow } from './purchases.queries.ts'
import { purchasePaper } from './purchase-paper.ts'
import { writeOwnPaper } from './write-own-paper.ts'

/** The packs of credits that somebody bought, the newest first. */
export function listOwnPurchases(services: Services, asker: Asker): Promise<PurchaseRow[]> {
  return services.database.read(async (tx) => {
    const { donorId } = await findGiver(tx, asker, services.clock.now())
    return donorId === null ? [] : listPurchases(tx, donorId)
  })
}

/** The receipt of a pack as a file. A purchase of somebody else is none at all. */
export function writePurchaseReceipt(
  services: Services,
  asker: Asker,
  { purchaseId: paymentId, language }: { purchaseId: string; language: Language | undefined },
): Promise<{ number: number; pdf: Passed<Buffer> }> {
  return writeOwnPaper(services, asker, {
    language,
    find: (tx, donorId) => findPurchaseOf(tx, { donorId, paymentId }),
    compose: purchasePaper,
    missing: { thing: 'own_giving.purchase_not_found', receipt: 'own_giving.purchase_not_found' },
  })
}
