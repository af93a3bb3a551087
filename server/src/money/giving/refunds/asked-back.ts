import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { designateWhatStays } from '../payments/designate-what-stays.ts'
import { getPaymentForUpdate } from '../payments/payments.queries.ts'
import {
  type AskedBack,
  deleteAskedBack,
  insertAskedBack,
  listNotHeld,
  setAskedHeld,
} from './asked-back.queries.ts'
import { holdBackPayment, lockDonorOfPayment } from './hold-back-payment.ts'

const atOnce = 200

/** Takes hold of a payment, and of whoever it counts for, before anybody's wish to give it back is looked at or written. */
export async function lockToAskBack(tx: Tx, paymentId: string): Promise<void> {
  await lockDonorOfPayment(tx, paymentId)
  await getPaymentForUpdate(tx, paymentId)
}

/**
 * Holds what staff want to give back, from the moment they ask: the slots it fills stay out of the pool, and the
 * budgets it is in keep it. The caller holds the payment ({@link lockToAskBack}).
 */
export async function holdAskedBack(tx: Tx, asked: AskedBack): Promise<void> {
  await insertAskedBack(tx, asked)
  await holdBackPayment(tx, asked)
}

/** The wish has become a refund, which holds its own until it is settled. The caller holds the payment. */
export async function endAskedBack(
  tx: Tx,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<void> {
  if (await deleteAskedBack(tx, paymentId)) await holdBackPayment(tx, { paymentId, at })
}

/** It stays after all: what it held is free, and goes where it was paid for. The caller holds the payment. */
export async function letAskedBackStay(
  services: Services,
  tx: Tx,
  stays: { paymentId: string; at: Date },
): Promise<void> {
  await endAskedBack(tx, stays)
  await designateWhatStays(services, tx, stays)
}

/** Holds what was asked back before asking held anything. */
export async function holdAskedBefore(services: Services): Promise<void> {
  const { clock, database } = services
  const asked = await database.read((tx) => listNotHeld(tx, atOnce))
  await workThrough(services, asked, ({ id: paymentId }) =>
    database.transaction(async (tx) => {
      const at = clock.now()
      await lockToAskBack(tx, paymentId)
      if (await setAskedHeld(tx, { paymentId, at })) await holdBackPayment(tx, { paymentId, at })
    }),
  )
}
