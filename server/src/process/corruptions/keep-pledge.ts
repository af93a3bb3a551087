import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import type { Actor } from '../../http/actor.ts'
import { enterInstallmentGift } from '../../money/pledges/count-gift.ts'
import { enterPledge } from '../../money/pledges/enter-pledge.ts'
import type { Services } from '../../services.ts'

/** For tests of the books: a pledge in two installments, and a check on its way that covers the first. */
export async function keepPledge(services: Services, staff: Actor): Promise<void> {
  const at = services.clock.now()
  const actor = { ...staff, provedAt: at }
  const today = dayOf(at)
  const pledgeId = await enterPledge(services, {
    ...{ actor, donorId: null, email: null, donorName: 'Whoever pledged', isOrganization: true },
    ...{ amountCents: 20_000, destination: 'project', rhythm: 'typed', reminds: true, note: null },
    ...{ days: [moveDay(today, 10), moveDay(today, 20)], requestKey: 'pledged-once' },
  })
  const [first] = await services.database.read((tx) =>
    tx
      .selectFrom('pledge_installments')
      .select('id')
      .where('pledge_id', '=', pledgeId)
      .orderBy('place')
      .execute(),
  )
  await enterInstallmentGift(services, {
    actor,
    installmentId: first?.id ?? '',
    gift: {
      ...{ kind: 'check', amountCents: 10_000, reference: 'of a pledge', email: null, donorName: null },
      ...{ destination: 'project', givenOn: today, note: null, isAnother: false },
    },
  })
}
