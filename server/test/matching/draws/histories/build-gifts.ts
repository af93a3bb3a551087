import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import type { Givers } from './build-givers.ts'
import { buildPaid, type Paid } from './build-paid.ts'
import type { StepOf } from './build-steps.ts'

type Parts = { world: GivingWorld; givers: Givers; classroomId: string; paid: Paid[] }

/** For tests: the single gifts of one history. */
export function buildGifts({ world, givers, classroomId, paid }: Parts) {
  const { sandbox, services } = world
  const debits: { sessionId: string; payment: Paid }[] = []

  async function paymentOf(sessionId: string): Promise<string> {
    const { paymentId } = await services.payments.readCheckout(sessionId)
    if (paymentId === null) throw new Error('a checkout that was paid or promised has a payment')
    return paymentId
  }

  return {
    /** False where the giver owes the reserve: a payment for a slot that would become none is refused. */
    async give({ cents, to, cover, designated, goesTo, how, ...giver }: StepOf<'give'>): Promise<boolean> {
      const counts = to === 'classrooms'
      const body = {
        cover_fee: cover,
        ...(designated && counts && { classroom_id: classroomId }),
        ...(goesTo && counts && { goes_to: goesTo }),
      }
      const gift = { ...(await givers.payerOf(giver)), amountCents: cents, destination: to, body }
      const sessionId = await world.startGift(gift).catch(answerRefusal)
      if (sessionId === undefined) return false
      await sandbox.pay(sessionId, how === 'card' ? 'paid' : 'delayed')
      const goesStraight = designated && goesTo === 'classroom' && cents < 80_000
      const purpose = counts && !goesStraight ? 'classrooms' : 'other'
      const payment = buildPaid(await paymentOf(sessionId), cents, purpose)
      if (how === 'card') paid.push(payment)
      else debits.push({ sessionId, payment })
      return true
    },
    /** False for the same reason. */
    async sponsor({ designated, ...giver }: StepOf<'sponsor'>): Promise<boolean> {
      const body = {
        metadata: { program: 'classrooms' },
        ...(designated && { classroom_id: classroomId }),
      }
      const payer = await givers.payerOf(giver)
      const done = await world.payGift({ ...payer, body }).catch(answerRefusal)
      if (!done) return false
      paid.push(buildPaid(done.paymentId, 80_000, 'classrooms'))
      return true
    },
    /** Days after it was promised, a bank debit arrives or doesn't; false where none was promised. */
    async settleDebit({ arrives }: StepOf<'settle debit'>): Promise<boolean> {
      const debit = debits.shift()
      if (!debit) return false
      await sandbox.settleDelayed(debit.sessionId, arrives ? 'succeeded' : 'failed')
      if (arrives) paid.push(debit.payment)
      return true
    },
  }
}

function answerRefusal(error: unknown): undefined {
  if (!String(error).includes('giving.slot_would_not_come')) throw error
}
