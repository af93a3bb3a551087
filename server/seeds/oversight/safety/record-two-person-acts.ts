import type { Actor } from '../../../src/http/actor.ts'
import { declineRefund } from '../../../src/money/desk/refunds/decline-refund.ts'
import { orderRefund } from '../../../src/money/desk/refunds/order-refund.ts'
import { enterOfflineGift } from '../../../src/money/giving/offline/enter-offline-gift.ts'
import { receiveOfflineGift } from '../../../src/money/giving/offline/receive-offline-gift.ts'
import { refuseStory } from '../../../src/outreach/stories/desk/decide-story.ts'
import { addStory } from '../../../src/outreach/stories/desk/save-story.ts'
import { submitStory } from '../../../src/outreach/stories/desk/submit-story.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'

/**
 * What one person of the demo's staff asked for and the other decided: a refund that was declined, a gift that somebody else
 * saw at the bank, a story that was refused. Each once.
 */
export async function recordTwoPersonActs(services: Services): Promise<void> {
  await declineDemoRefund(services)
  await receiveDemoTransfer(services)
  await refuseDemoStory(services)
}

async function declineDemoRefund(services: Services): Promise<void> {
  const requestKey = 'demo:refund-declined'
  const { payment, known } = await services.database.read(async (tx) => ({
    payment: await tx
      .selectFrom('payments')
      .select(['id', 'amount_cents'])
      .where('amount_cents', '=', 240_000)
      .executeTakeFirstOrThrow(),
    known: await tx
      .selectFrom('refund_orders')
      .select(['id', 'state'])
      .where('request_key', '=', requestKey)
      .executeTakeFirst(),
  }))
  const order =
    known ??
    (await orderRefund(services, {
      ...{ actor: staffOf(services, 'admin'), paymentId: payment.id, kind: 'refund', requestKey },
      ...{ amountCents: 160_000, leftCents: payment.amount_cents },
      reason: 'The branch asked for two of its three slots back (demo)',
    }))
  if (order.state !== 'waiting') return
  const reason = 'Both classrooms are matched already. I called the branch, and the gift stays (demo).'
  await declineRefund(services, { actor: staffOf(services, 'superadmin'), orderId: order.id, reason })
}

async function receiveDemoTransfer(services: Services): Promise<void> {
  const reference = 'demo-ach-310'
  const known = await services.database.read((tx) =>
    tx.selectFrom('offline_gifts').select('id').where('reference', '=', reference).executeTakeFirst(),
  )
  if (known) return
  const offlineGiftId = await enterOfflineGift(services, {
    ...{ actor: staffOf(services, 'admin'), kind: 'donor_advised_fund', amountCents: 120_000, reference },
    ...{ email: null, donorName: 'Demo Family Fund', note: 'For the project itself (demo)' },
    ...{ givenOn: services.clock.now().toISOString().slice(0, 10), isAnother: false, destination: 'project' },
  })
  await receiveOfflineGift(services, { actor: staffOf(services, 'superadmin'), offlineGiftId })
}

async function refuseDemoStory(services: Services): Promise<void> {
  const [writer, reader] = [staffOf(services, 'admin'), staffOf(services, 'superadmin')]
  const requestKey = demoId('a story that was refused')
  const words = {
    ...{ title: 'Thirty kites over the yard (demo)', summary: 'A class built kites and flew them all.' },
    ...{
      title_es: 'Treinta cometas sobre el patio (demo)',
      summary_es: 'Una clase hizo cometas y voló todas.',
    },
    ...{ image_alt: '', image_alt_es: '', image_url: null, link_url: null, position: 900, starts_at: null },
  }
  const story = await addStory(services, { actor: writer, words, requestKey })
  if (story.status !== 'draft') return
  const sent = await submitStory(services, { actor: writer, storyId: story.id, seenAt: story.updated_at })
  const reason = 'The teacher has not agreed yet. Ask her first (demo).'
  await refuseStory(services, { actor: reader, storyId: story.id, seenAt: sent.updated_at, reason })
}

function staffOf({ clock }: Services, role: 'admin' | 'superadmin'): Actor {
  const email = `${role}@tower.test`
  const held = { role, heldRole: role, secondFactor: 'not_needed', assurance: 'aal1' } as const
  return {
    userId: demoId(email),
    sessionId: demoId('a session of the demo'),
    email,
    ...held,
    provedAt: clock.now(),
  }
}
