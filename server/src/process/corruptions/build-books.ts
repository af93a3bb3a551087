import { dayOf } from '@tower/contract/org-days.ts'
import type { Actor } from '../../http/actor.ts'
import { nameAccount } from '../../money/closing/journal/account-codes.ts'
import { closeMonth } from '../../money/closing/month/close-month.ts'
import { followPayouts } from '../../money/closing/payouts/follow-payouts.ts'
import { followBalance } from '../../money/giving/balance/follow-balance.ts'
import { buildDraw, buildClassrooms } from '../../../test/matching/draws/build-draw.ts'
import { freezeDraw } from '../../matching/draws/freeze-draw.ts'
import { keepStandings } from '../../matching/draws/standings/keep-standings.ts'
import { runDraw } from '../../matching/draws/run-draw.ts'
import { buildGiving } from '../../../test/money/giving/build-giving.ts'
import { buyKeepsake } from '../../learning/keepsakes/buy-keepsake.ts'
import { grantCredits } from '../../money/credits/grants/grant-credits.ts'
import { consumeCredit } from '../../money/credits/uses/consume-credit.ts'
import { refundUse } from '../../money/credits/uses/refund-use.ts'
import type { Services } from '../../services.ts'
import { grantToTeacher } from '../../money/credits/teachers/grant-to-teacher.ts'
import { adoptDonor } from '../../money/giving/donors/adopt-donor.ts'
import { topUpMatchingFund } from '../../money/giving/matching-fund/top-up-matching-fund.ts'
import { enterOfflineGift } from '../../money/giving/offline/enter-offline-gift.ts'
import { receiveOfflineGift } from '../../money/giving/offline/receive-offline-gift.ts'
import { returnOfflineGift } from '../../money/giving/offline/return-offline-gift.ts'
import { buildSponsorship } from '../../../test/money/giving/build-sponsorship.ts'
import { changeMonthlyAmount } from '../../money/giving/sponsorships/change-monthly-amount.ts'
import { useCards } from '../../../test/spending/cards/use-cards.ts'
import { orderEverything } from '../../../test/spending/orders/order-everything.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { unusedDays } from '@tower/contract/money/disbursements.ts'
import { voidDisbursement } from '../../money/disbursements/void-disbursement.ts'
import { moveUnused } from '../../money/disbursements/unused/move-unused.ts'
import { noticeUnused } from '../../money/disbursements/unused/notice-unused.ts'
import { saveGoal } from '../../people/prospects/save-goal.ts'
import { writeForUse } from '../../../test/learning/tools/write-for-use.ts'
import { unlockOnce } from '../../../test/learning/badges/unlock-once.ts'
import { keepPledge } from './keep-pledge.ts'
import { keepStatement } from './keep-statement.ts'
import { endYears, moveCredits, payBack } from './move-more.ts'
import { hands } from '../../domains.ts'
import { askProvider } from '../../../test/learning/writer/ask-provider.ts'
import { payForAthlete } from '../../../test/money/disbursements/pay-for-athlete.ts'
import { buildActor } from '../../../test/people/identity/build-actor.ts'
import { askForApproval, settleApproval } from '../../../seeds/by-two.ts'

export type Books = Awaited<ReturnType<typeof buildBooks>>

/**
 * For tests: books in which everything has happened once. Gifts of every kind, refunds of waiting, matched and whole
 * gifts, disputes open, won and lost, a join of two donors, a matched house slot, a completed draw and a frozen one.
 */
export async function buildBooks() {
  const world = await buildGiving({ keep: true })
  const { services } = world
  const actor = await buildActor(services)
  const classrooms = await buildClassrooms(services, [3, 2, 5, 8, 5, 8, 1])
  const classroom = classrooms[0]?.id
  const refund = (paymentId: string, amountCents: number) => refundPart(world, paymentId, amountCents)

  await world.give({ email: 'founder@example.org', destination: 'project', amountCents: 20_000_000 })
  await topUpMatchingFund(services, { actor, amountCents: 160_000, idempotencyKey: 'top-up' })
  await world.give({ email: 'ana@example.org', destination: 'project', amountCents: 1_000_001 })
  await world.give({ email: 'ben@example.org', amountCents: 250_000, body: { cover_fee: true } })
  const designated = { classroom_id: classroom, metadata: { program: 'classrooms' } }
  const matched = await world.give({ email: 'cam@example.org', body: designated })
  const whole = await world.give({ email: 'dee@example.org', amountCents: 90_000 })
  const partly = await world.give({ email: 'eve@example.org', amountCents: 200_000 })
  const lost = await world.give({ email: 'fay@example.org', amountCents: 80_000 })
  const open = await world.give({ email: 'gil@example.org', amountCents: 80_000 })
  const won = await world.give({ email: 'hal@example.org', amountCents: 80_000 })
  await world.give({ email: 'ida@example.org', destination: 'prospects', amountCents: 7_500 })
  const small = await giveSmallGifts(world, classrooms[3]?.id)
  await giveMonthly(world, actor)
  world.clock.advance(60_000)
  await refund(matched.paymentId, 30_000)
  await refund(whole.paymentId, 90_000)
  await refund(partly.paymentId, 10_000)
  for (const { paymentId } of small) await refund(paymentId, 1_000)
  await world.deliverAll()
  const dispute = await world.sandbox.openDispute(lost.paymentId)
  await world.sandbox.openDispute(open.paymentId)
  const third = await world.sandbox.openDispute(won.paymentId)
  await world.deliverAll()
  await world.sandbox.closeDispute(dispute.disputeId, 'lost')
  await world.sandbox.closeDispute(third.disputeId, 'won')
  await world.deliverAll()

  const { userId, bearer } = await world.signIn('owner@example.org')
  await world.give({ bearer, body: { ...designated, classroom_id: classrooms[1]?.id } })
  const kim = await world.signIn('kim@example.org')
  const own = { ...designated, classroom_id: classrooms[2]?.id }
  const hers = await world.give({ bearer: kim.bearer, body: own })
  await refund(hers.paymentId, 15_000)
  await world.deliverAll()
  for (const email of ['ben@example.org', 'eve@example.org']) {
    await services.database.transaction((tx) => adoptDonor(tx, { userId, email, at: services.clock.now() }))
  }
  await drawOnce(world)
  await keepOfflineGifts(world, actor)
  await keepPledge(services, actor)
  const teacherId = classrooms[1]?.teacherId ?? ''
  await spendAndGrant(world, { teacherId, buyerId: userId, staff: actor })
  await moveCredits(world, { staff: actor, sponsor: { ...actor, userId }, teacherId })
  await payBack(world, { staff: actor, teacherId })
  const unpaid = await buildClassrooms(services, [1, 1, 1])
  await endYears(world, { staff: actor, teacherIds: unpaid.map((classroom) => classroom.teacherId) })
  await voidLastReceipt(world)
  await keepStandings(services)
  await closeBooks(world, actor)
  return world
}

type World = Awaited<ReturnType<typeof buildGiving>>

const refundPart = ({ services }: World, paymentId: string, amountCents: number) =>
  services.payments.refund({ paymentId, amountCents, idempotencyKey: `${paymentId}-${amountCents}` })

/** The last receipt is a voided one, of a gift that had one before. */
async function voidLastReceipt(world: World): Promise<void> {
  const last = await world.give({ email: 'jo@example.org', amountCents: 1_000 })
  for (const amountCents of [400, 600]) {
    world.clock.advance(60_000)
    await refundPart(world, last.paymentId, amountCents)
    await world.deliverAll()
  }
}

/** Gifts by check: one that is there, one given back, and three that two people decide about, each in another way. */
async function keepOfflineGifts(
  { services, clock }: Awaited<ReturnType<typeof buildGiving>>,
  first: Actor,
): Promise<void> {
  const second = await buildActor(services, 'superadmin')
  const at = () => services.clock.now()
  const [asker, other] = [first, second].map((actor) => ({ ...actor, provedAt: at() })) as [Actor, Actor]
  const receive = async (reference: string, amountCents: number) => {
    const givenOn = dayOf(at())
    const gift = { kind: 'check', amountCents, reference, givenOn, destination: 'project' } as const
    const giver = { email: null, donorName: `Giver of ${reference}`, note: null, isAnother: false }
    const offlineGiftId = await enterOfflineGift(services, { ...gift, ...giver, actor: asker })
    await receiveOfflineGift(services, { actor: other, offlineGiftId })
    return { offlineGiftId, reason: 'The bank sent it back' }
  }
  const above = services.config.REFUND_SECOND_PERSON_CENTS + 10_000
  await receive('kept', 20_000)
  await returnOfflineGift(services, { actor: asker, ...(await receive('small', 20_000)) })
  const [approved, declined, waiting] = [
    await receive('approved', above),
    await receive('declined', above),
    await receive('waiting', above),
  ]
  clock.advance(60_000)
  for (const wish of [approved, declined, waiting])
    await askForApproval(returnOfflineGift(services, { actor: asker, ...wish }))
  const returnOf = (gift: typeof approved) =>
    ({ kind: 'offline_return', subjectId: gift.offlineGiftId, actor: other }) as const
  await settleApproval(services, returnOf(approved))
  await settleApproval(services, { ...returnOf(declined), note: 'It is there' })
}

/** What a teacher orders and buys by card, what staff grant the teacher beside it, what a provider wrote, and a keepsake. */
async function spendAndGrant(
  { services }: Awaited<ReturnType<typeof buildGiving>>,
  { teacherId, buyerId, staff }: { teacherId: string; buyerId: string; staff: Actor },
): Promise<void> {
  await orderEverything(services, { teacherId, staff })
  await useCards(services, { teacherId })
  const amounts = { storybook: 2, tools: 10 }
  const actor = { ...staff, provedAt: services.clock.now() }
  await grantToTeacher(services, { actor, teacherId, amounts, requestKey: 'granted-once' })
  await useCredits(services, teacherId)
  await unlockOnce(services, { teacherId, staff: actor })
  await askProvider(services, { teacherId })
  await buyPoster(services, { buyer: { ...staff, userId: buyerId }, staff })
}

/** A sponsor whom staff granted credits buys a keepsake with some of them. */
async function buyPoster(
  services: Services,
  { buyer, staff }: { buyer: Actor; staff: Actor },
): Promise<void> {
  const actor = { ...staff, provedAt: services.clock.now() }
  const grant = { userId: buyer.userId, cents: 2_000, note: 'keepsakes', idempotencyKey: 'for-keepsakes' }
  await grantCredits(services, { actor, ...grant })
  await buyKeepsake(services, { actor: buyer, key: 'poster', slotNumber: null, seenCredits: 10 })
}

/** Three uses of tools credits: one that something came of, one given back, one open. */
async function useCredits(services: Services, teacherId: string): Promise<void> {
  const teacher = { ...(await buildActor(services, 'teacher')), userId: teacherId }
  const wish = { teacherId, reason: 'tool:parent-note', useId: undefined } as const
  const use = () =>
    consumeCredit(services, { actor: teacher, sponsorId: null, reason: wish.reason, requestKey: undefined })
  await use()
  await writeForUse(services, teacher)
  await use()
  await refundUse(services, wish)
  await use()
}

/** Two monthly gifts, of which one was changed and charged since. */
async function giveMonthly(world: Awaited<ReturnType<typeof buildGiving>>, actor: Actor): Promise<void> {
  const sponsorship = await buildSponsorship(world)
  const { subscriptionId } = await sponsorship.beginMonthly()
  const [link = ''] = await sponsorship.readLinks()
  await changeMonthlyAmount(world.services, { link, amount: 5_000 })
  await (await buildSponsorship(world)).beginMonthly()
  await world.sandbox.passMonth(subscriptionId, 'paid')
  await world.deliverAll()
  await payForAthletes(world, actor)
}

/** A goal that raised more than it wanted, of which one thing was paid and another taken back, and an archived one. */
async function payForAthletes(world: Awaited<ReturnType<typeof buildGiving>>, actor: Actor): Promise<void> {
  const { services } = world
  const { goalId, prospectId, startSponsorship, circle } = await buildSponsorship(world)
  for (const goal_id of [goalId, null]) {
    await world.sandbox.pay(await startSponsorship({ amount_cents: 15_000, goal_id }), 'paid')
    await world.deliverAll()
  }
  await payForAthlete(services, { actor, accountId: goalId, amountCents: 7_000 })
  const wrong = await payForAthlete(services, { actor, accountId: goalId, amountCents: 2_000 })
  await voidDisbursement(services, { actor, disbursementId: wrong.id, reason: 'Entered twice' })
  const archived = { title: 'Spikes', targetCents: 12_000, isActive: false }
  await saveGoal(services, { actor: circle.guardian, prospectId, goalId, ...archived })
  const earlier = new Date(services.clock.now().getTime() - unusedDays.usual * dayMs)
  await noticeUnused({ ...services, clock: { now: () => earlier } })
  await moveUnused(services)
}

/** What was charged is paid out and found booked, and a month is closed. */
async function closeBooks(world: Awaited<ReturnType<typeof buildGiving>>, actor: Actor): Promise<void> {
  world.clock.advance(3 * dayMs)
  const { payoutId } = await world.sandbox.payOut()
  await world.sandbox.endPayout(payoutId ?? '', 'paid')
  await followBalance(world.services)
  await followPayouts(world.services)
  const staff = { ...actor, provedAt: world.services.clock.now() }
  await closeMonth({ ...world.services, hands }, { actor: staff, month: '2026-10' })
  await nameAccount(world.services, { actor, kind: 'processor', code: '1000', name: 'Card processor' })
  await keepStatement(world, actor)
}

/** To the shared tower, with a slot of its own and without, and straight to a classroom. */
async function giveSmallGifts(
  world: Awaited<ReturnType<typeof buildGiving>>,
  classroomId: string | undefined,
) {
  const sharing = { goes_to: 'shared_tower' }
  const straight = { goes_to: 'classroom', classroom_id: classroomId }
  await world.give({ email: 'lou@example.org', amountCents: 30_000, body: sharing })
  return [
    await world.give({ email: 'mia@example.org', amountCents: 90_000, body: sharing }),
    await world.give({ email: 'ned@example.org', amountCents: 4_000, body: straight }),
  ]
}

async function drawOnce({ services, clock }: Awaited<ReturnType<typeof buildGiving>>): Promise<void> {
  const first = await buildDraw(services, { capacity: 2, inMinutes: 120 })
  await runDraw(services, { drawId: first, actor: null })
  const second = await buildDraw(services, { capacity: 1, inMinutes: 180 })
  clock.advance(125 * 60_000)
  await freezeDraw(services, { drawId: second })
}
