import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readPayment, type Story } from '../payments/read-payment.ts'
import {
  findMonth,
  listNewsOfGift,
  listSignIns,
  type OtherGifts,
  sumEarlierGifts,
} from './evidence.queries.ts'

/** What is known of a disputed payment, as far as a bank asks for it. */
export type Evidence = {
  story: Story
  dispute: Story['disputes'][number]
  month: { since: Date; charge: number } | undefined
  earlier: OtherGifts
  signIns: readonly { at: Date }[]
  news: readonly { to_email: string; sent_at: Date }[]
}

/** Throws `giving.payment_not_found`, and `giving.no_dispute` where nobody contests the payment. */
export async function readEvidence(services: Services, paymentId: string): Promise<Evidence> {
  const story = await readPayment(services, paymentId)
  const { disputes, receipts, head } = story
  // The one that waits for an answer, else the last one.
  const dispute = disputes.find(({ state }) => state === 'open') ?? disputes.at(-1)
  if (!dispute) throw new Refusal('giving.no_dispute')
  const emails = [head.email, ...receipts.map(({ email }) => email)].filter((email) => email !== null)
  return services.database.read(async (tx) => ({
    ...{ story, dispute },
    month: await findMonth(tx, paymentId),
    earlier: await sumEarlierGifts(tx, paymentId),
    signIns: await listSignIns(tx, paymentId),
    news: await listNewsOfGift(tx, { emails, since: head.settled_at }),
  }))
}
