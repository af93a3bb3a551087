import type { GivingWorld, SignedEvent } from '../../../money/giving/build-giving.ts'
import type { Child } from './build-child.ts'
import type { Givers } from './build-givers.ts'
import { buildPaid, type Paid } from './build-paid.ts'
import type { Post } from './build-post.ts'
import type { StepOf } from './build-steps.ts'

type Parts = { world: GivingWorld; post: Post; child: Child; givers: Givers; paid: Paid[] }

const monthCents = 2_500

/** For tests: the monthly gifts of one history, all for one child. */
export function buildMonths({ world, post, child, givers, paid }: Parts) {
  const { sandbox } = world
  const monthly: string[] = []

  /** The payments of months are known from what the provider says of them alone. */
  function keepPaid(events: SignedEvent[]): void {
    for (const event of events.filter(({ type }) => type === 'payment_intent.succeeded')) {
      const { id, amount } = objectOf(event)
      paid.push(buildPaid(String(id), Number(amount), 'child'))
    }
  }

  async function payLate(subscriptionId: string): Promise<void> {
    await sandbox.passMonth(subscriptionId, 'declined')
    const tried = (await post.collect()).map(objectOf)
    const invoice = tried.findLast(({ object }) => object === 'invoice')
    await sandbox.retryInvoice(String(invoice?.id), 'paid')
  }

  return {
    async giveMonthly(giver: StepOf<'give monthly'>): Promise<void> {
      const { bearer, email = givers.emailOf(giver.giver) } = await givers.payerOf(giver)
      const gift = { type: 'recurring' as const, email, amount_cents: monthCents }
      const goalId = await child.chooseGoal(gift, bearer)
      const { subscriptionId } = await child.payMonthly({ ...gift, goal_id: goalId }, bearer)
      monthly.push(subscriptionId)
      keepPaid(await post.collect())
    },
    /** False where nobody gives monthly. */
    async passMonth({ which, outcome }: StepOf<'month'>): Promise<boolean> {
      const place = which % Math.max(1, monthly.length)
      const subscriptionId = monthly[place]
      if (subscriptionId === undefined) return false
      if (outcome === 'paid late') await payLate(subscriptionId)
      else if (outcome === 'ended') {
        monthly.splice(place, 1)
        await sandbox.moveSubscription(subscriptionId, 'canceled')
      } else await sandbox.passMonth(subscriptionId, outcome)
      keepPaid(await post.collect())
      return true
    },
    readRaisedCents: async (): Promise<number> => (await child.readRaised()).prospect,
  }
}

function objectOf({ body }: SignedEvent): Record<string, unknown> {
  const event = JSON.parse(body.toString()) as { data: { object: Record<string, unknown> } }
  return event.data.object
}
