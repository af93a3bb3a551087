import { slotPriceCents } from '@tower/contract/money.ts'
import { sql } from 'kysely'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readSecondLook } from '../../approvals/approval-of-subject.ts'
import { listOrdersOf } from '../refunds/refund-orders.queries.ts'
import {
  findOfflineGift,
  findStoryCheckout,
  findStoryDecision,
  findStoryHead,
  listStoryDisputes,
  listStoryEvents,
  listStoryMails,
  listStoryPostings,
  listStoryReceipts,
  listStoryRefunds,
  listStorySlots,
} from './payment-story.queries.ts'

export type Story = Awaited<ReturnType<typeof readPayment>>

/** Everything that is known of one payment, in one snapshot. */
export function readPayment(services: Services, paymentId: string) {
  return services.database.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const head = await findStoryHead(tx, paymentId)
    if (!head) throw new Refusal('giving.payment_not_found')
    const receipts = await listStoryReceipts(tx, paymentId)
    return {
      head,
      offlineGiftId: await findOfflineGift(tx, paymentId),
      checkout: await findStoryCheckout(tx, paymentId),
      events: await listStoryEvents(tx, head.provider_payment_id),
      postings: await listStoryPostings(tx, paymentId),
      receipts,
      slots: await listStorySlots(tx, paymentId, slotPriceCents),
      mails: await listStoryMails(
        tx,
        receipts.map(({ number }) => number),
      ),
      refunds: await listStoryRefunds(tx, paymentId),
      disputes: await listStoryDisputes(tx, paymentId),
      orders: await listOrdersOf(tx, paymentId),
      approval: await readSecondLook(tx, { kind: 'refund', subjectId: paymentId }),
      decision: await findStoryDecision(tx, paymentId),
    }
  })
}
