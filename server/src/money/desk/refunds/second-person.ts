import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { Services } from '../../../services.ts'
import { letAlone, whyTwo } from '../../approvals/let-alone.ts'
import { isReserveLow } from '../../ledger/is-reserve-low.ts'

export type AskedRefund = {
  paymentId: string
  amountCents: number
  /** What went back of the same payment before. */
  returnedCents: number
  askedBy: string
  at: Date
}

/**
 * Whether a refund waits for a second person: with what went back of the same payment it is more than one person may give
 * back, or with all else that the same person let out, or that the same giver got back, within the days that count. Else
 * it is written down as theirs. While the reserve is low, which refunds of what was given on are paid from, all take two.
 */
export async function takesSecondPerson(
  services: Pick<Services, 'config'>,
  tx: Tx,
  refund: AskedRefund,
): Promise<boolean> {
  if (await takesTwoAnyway(services, tx, refund)) return true
  return !(await letAlone(services, tx, await aloneOf(tx, refund)))
}

/** The same before anything is asked for. */
export async function wouldTakeSecondPerson(
  services: Pick<Services, 'config'>,
  tx: Tx,
  refund: AskedRefund,
): Promise<boolean> {
  if (await takesTwoAnyway(services, tx, refund)) return true
  return (await whyTwo(services, tx, await aloneOf(tx, refund))) !== undefined
}

async function takesTwoAnyway(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { amountCents, returnedCents }: AskedRefund,
): Promise<boolean> {
  if (amountCents + returnedCents > services.config.REFUND_SECOND_PERSON_CENTS) return true
  return isReserveLow(services, tx)
}

async function aloneOf(tx: Tx, { paymentId, amountCents, returnedCents, askedBy, at }: AskedRefund) {
  const act = {
    ...({ kind: 'refund', subjectId: paymentId, amountCents, facts: [] } as const),
    what: '',
    payee: await findGiver(tx, paymentId),
    // The next of the same payment is another one.
    stamp: String(returnedCents),
  }
  return { act, actor: { userId: askedBy }, at }
}

/** Who gets it back, by whatever is known of them. */
async function findGiver(tx: Tx, paymentId: string): Promise<string | null> {
  const found = await rows(z.object({ giver: z.string().nullable() }))`
    select coalesce(donor_id::text, lower(email)) as giver from payments where id = ${paymentId}`.first(tx)
  return found?.giver ?? null
}
