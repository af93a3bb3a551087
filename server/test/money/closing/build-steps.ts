import { dayMs } from '@tower/contract/durations.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import type { buildClosing } from './build-closing.ts'

export type Step =
  | { do: 'give'; who: number; cents: number }
  | { do: 'buyPack'; who: number }
  | { do: 'giveCredits'; who: number; credits: number }
  | { do: 'refund'; which: number; percent: number }
  | { do: 'check'; who: number; cents: number }
  | { do: 'bounce'; which: number }
  | { do: 'payOut'; byHand: boolean }
  | { do: 'sendBack'; which: number }
  | { do: 'wait'; days: number }
  | { do: 'follow' }

type World = Awaited<ReturnType<typeof buildClosing>>

const addressOf = (who: number) => `giver-${who}@example.org`
const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % items.length]

/** What happened so far, for later steps to go on with. */
function buildPast() {
  let count = 0
  return {
    paid: [] as { paymentId: string; cents: number }[],
    checks: [] as string[],
    payouts: [] as string[],
    next: () => (count += 1),
  }
}
type Past = ReturnType<typeof buildPast>

/** For tests: what givers, their banks and staff do to the books, one thing after the other. */
export async function buildSteps(world: World): Promise<{ take(step: Step): Promise<unknown> }> {
  const past = buildPast()
  const givers = buildGivers(world, past, await prepare(world))
  const banks = buildBanks(world, past)
  async function take(step: Step): Promise<unknown> {
    switch (step.do) {
      case 'give':
        return givers.give(step.who, step.cents)
      case 'buyPack':
        return givers.buyPack(step.who)
      case 'giveCredits':
        return givers.giveCredits(step.who, step.credits)
      case 'refund':
        return givers.refund(step.which, step.percent)
      case 'check':
        return banks.check(step.who, step.cents)
      case 'bounce':
        return banks.bounce(step.which)
      case 'payOut':
        return banks.payOut(step.byHand)
      case 'sendBack':
        return banks.sendBack(step.which)
      case 'wait':
        return world.clock.advance(step.days * dayMs)
      case 'follow':
        return world.follow()
    }
  }
  return { take }
}

/** What people give, buy and get back. */
function buildGivers(world: World, { paid, next }: Past, teacherId: string) {
  const { services, sandbox } = world

  async function give(who: number, cents: number) {
    const { paymentId } = await world.give({ email: addressOf(who), amountCents: cents })
    paid.push({ paymentId, cents })
  }

  async function buyPack(who: number) {
    const { bearer } = await world.signIn(addressOf(who))
    const answer = await world.post(
      '/.netlify/functions/credits-create-checkout',
      { pack: 'Builder' },
      bearer,
    )
    const sessionId = new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? ''
    await sandbox.pay(sessionId, 'paid')
    await world.deliverAll()
    const { paymentId } = await services.payments.readCheckout(sessionId)
    paid.push({ paymentId: paymentId ?? '', cents: 5_000 })
  }

  async function giveCredits(who: number, credits: number) {
    const { bearer } = await world.signIn(addressOf(who))
    await world.post('/api/sponsor/gift-credits', { teacher_user_id: teacherId, credits }, bearer)
  }

  async function refund(which: number, percent: number) {
    const gift = pick(paid, which)
    const amountCents = Math.floor(((gift?.cents ?? 0) * percent) / 100)
    if (!gift || amountCents === 0) return
    gift.cents -= amountCents
    const idempotencyKey = `step-${next()}`
    await services.payments.refund({ paymentId: gift.paymentId, amountCents, idempotencyKey })
    await world.deliverAll()
  }

  return { give, buyPack, giveCredits, refund }
}

/** What comes to the bank, and what it sends back. */
function buildBanks({ sandbox, ask }: World, { checks, payouts, next }: Past) {
  async function check(who: number, amountCents: number) {
    const gift = { kind: 'check', amount_cents: amountCents, destination: 'classrooms', note: null }
    const person = { reference: `no. ${next()}`, email: addressOf(who), donor_name: 'Someone' }
    const day = { given_on: '2026-11-10', is_another: false }
    const answer = await ask('POST', '/api/admin/offline-gifts', { ...gift, ...person, ...day })
    const { id } = answer.json<{ id: string }>()
    await ask('POST', `/api/admin/offline-gifts/${id}/receive`)
    checks.push(id)
  }

  const bounce = (which: number) =>
    ask('POST', `/api/admin/offline-gifts/${pick(checks, which)}/return`, { reason: 'It bounced' })

  async function payOut(byHand: boolean) {
    const { payoutId } = await sandbox.payOut({ byHand })
    if (payoutId !== null) payouts.push(payoutId)
  }

  async function sendBack(which: number) {
    const payoutId = pick(payouts, which)
    if (payoutId === undefined) return
    payouts.splice(payouts.indexOf(payoutId), 1)
    await sandbox.endPayout(payoutId, 'failed')
  }

  return { check, bounce, payOut, sendBack }
}

/** A pack to buy, and a teacher whom credits go to. */
function prepare({ services }: World): Promise<string> {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const pack = { name: 'Builder', price_cents: 5_000, credit_cents: 5_250, active: true }
    await tx.insertInto('credit_packs').values(pack).execute()
    const { userId } = await ensureAccount(tx, {
      email: 'rivera@school.edu',
      role: 'teacher',
      at,
      actorId: null,
    })
    return userId
  })
}
