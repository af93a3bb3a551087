import type { Language } from '@tower/contract/language.ts'
import { ownGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import { browserCall } from '../../../session/browser-call.ts'
import { downloadFile } from '../../../session/download-file.ts'
import { readQuery } from '../../../session/read-query.ts'

/** Keeps the receipt of a gift as a file. */
export function downloadReceipt(giftId: string, language: Language, name: string): Promise<void> {
  return downloadFile(ownGivingEndpoints.receipt, { params: { giftId }, query: { language } }, name)
}

/** Has the receipt of a gift mailed once more, and says whether it was: once an hour is enough. */
export async function resendReceipt(giftId: string): Promise<boolean> {
  const { mailed } = await browserCall(ownGivingEndpoints.resend, { params: { giftId }, body: {} })
  return mailed
}

/** The packs of credits that a sponsor bought. */
export const purchasesQuery = readQuery(ownGivingEndpoints.purchases, { query: {} }, ['wallet.changed'])

/** Keeps the receipt of a pack as a file. */
export function downloadPurchaseReceipt(purchaseId: string, language: Language, name: string): Promise<void> {
  return downloadFile(
    ownGivingEndpoints.purchaseReceipt,
    { params: { purchaseId }, query: { language } },
    name,
  )
}

/** Saves the statement of a year, in a language. */
export function downloadYearStatement(year: number, language: Language): Promise<void> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  return downloadFile(
    ownGivingEndpoints.statement,
    { query: { from, to, language } },
    `giving-${from}-${to}.pdf`,
  )
}
