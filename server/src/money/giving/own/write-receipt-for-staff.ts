import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { Passed } from '../../../gate.ts'
import { listWritten } from '../../../mail/list-written.ts'
import type { Paper } from '../../../papers/paper.ts'
import type { LeavingPaper } from '../../../papers/write-paper.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findPayment } from '../payments/payments.queries.ts'
import { findHolder, type Giver } from './giver.queries.ts'
import { findReceiptFacts } from './own-gifts.queries.ts'
import { findPurchase } from './purchases.queries.ts'
import { readIssuer } from './paper-words.ts'
import { purchasePaper } from './purchase-paper.ts'
import { receiptPaper } from './receipt-paper.ts'
import { receiptOf, writeToldPaper } from './write-told-paper.ts'

type Asked = { paymentId: string; language?: Language | undefined }
type Composed = LeavingPaper & { number: number }

/** The receipt of any payment as its giver can have it: of a gift, or of a pack of credits, which is none. */
export async function writeReceiptForStaff(
  services: Services,
  asked: Asked,
): Promise<{ number: number; pdf: Passed<Buffer> }> {
  const { number, paper, leaving } = await openReceiptForStaff(services, asked)
  return { number, pdf: await writeToldPaper(services, { paper, ...receiptOf(number) }, leaving) }
}

/** The same before it is written, for a file of several papers. */
export async function openReceiptForStaff(
  services: Services,
  { paymentId, language = 'en' }: Asked,
): Promise<Composed> {
  const { clock, database } = services
  const charity = await readIssuer(services)
  const wanted = { language, charity, at: clock.now() }
  const { number, paper, giver, madeFrom } = await database.read((tx) => findReceipt(tx, paymentId, wanted))
  const leaving = services.gate.open('paper', {
    fullName: giver.name ?? undefined,
    written: listWritten(madeFrom, charity),
  })
  return { number, paper, leaving }
}

type Wanted = Omit<Parameters<typeof receiptPaper>[1], 'giver'>

async function findReceipt(
  tx: Tx,
  paymentId: string,
  wanted: Wanted,
): Promise<{ number: number; paper: Paper; giver: Giver; madeFrom: unknown }> {
  const payment = await findPayment(tx, paymentId)
  if (!payment) throw new Refusal('giving.payment_not_found')
  const { donor_id: donorId } = payment
  if (donorId === null) throw new Refusal('giving.no_receipt')
  const giver: Giver = (await findHolder(tx, donorId)) ?? { donorId, name: null, address: null, locale: null }
  if (payment.destination === 'credits') {
    const receipt = requireWritten(await findPurchase(tx, paymentId))
    const bought = purchasePaper(receipt, { giver, ...wanted })
    return { number: receipt.number, paper: bought, giver, madeFrom: [receipt, giver] }
  }
  const receipt = requireWritten(await findReceiptFacts(tx, { donorId, giftId: paymentId }))
  const paper = receiptPaper(receipt, { giver, ...wanted })
  return { number: receipt.number, paper, giver, madeFrom: [receipt, giver] }
}

function requireWritten<Facts extends { number: number | null; issued_at: Date | null }>(
  facts: Facts | undefined,
) {
  if (!facts || facts.number === null || facts.issued_at === null) throw new Refusal('giving.no_receipt')
  return { ...facts, number: facts.number, issued_at: facts.issued_at }
}
