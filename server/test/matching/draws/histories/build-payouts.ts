import { expect } from 'vitest'
import type { disbursementErrors } from '@tower/contract/money/disbursements.ts'
import type { Actor } from '../../../../src/http/actor.ts'
import { levelGoals } from '../../../../src/money/disbursements/level-goals.ts'
import {
  type Contested,
  getAccount,
  type StandingAccount,
} from '../../../../src/money/disbursements/read-account.ts'
import { moveUnused } from '../../../../src/money/disbursements/unused/move-unused.ts'
import { noticeUnused } from '../../../../src/money/disbursements/unused/notice-unused.ts'
import { voidDisbursement } from '../../../../src/money/disbursements/void-disbursement.ts'
import { sumMoney } from '../../../../src/money/giving/athletes/report.queries.ts'
import { findContestedOfAthletes } from '../../../../src/money/giving/sponsorships/contested.queries.ts'
import { settleApproval } from '../../../../seeds/by-two.ts'
import { saveGoal } from '../../../../src/people/prospects/save-goal.ts'
import { Refusal } from '../../../../src/refusal.ts'
import type { GivingWorld } from '../../../money/giving/build-giving.ts'
import { payForAthlete } from '../../../money/disbursements/pay-for-athlete.ts'
import { goalCents, type Child } from './build-child.ts'
import type { Givers } from './build-givers.ts'
import { buildPaid, type Paid } from './build-paid.ts'
import type { StepOf } from './build-steps.ts'

/** A payout as this history counts it. */
type Payout = {
  id: string
  accountId: string
  cents: number
  state: 'waiting' | 'paid' | 'declined' | 'voided'
  /** Two people let it be paid, so two take it back. */
  ofTwo: boolean
}
type Parts = {
  world: GivingWorld
  child: Child
  givers: Givers
  paid: Paid[]
  actor: Actor
  second: Actor
}

/** Above it a second person decides: low, so that both ways are met. */
const aloneCents = 6_000
const day = 86_400_000

const codeOf = async (doing: Promise<unknown>): Promise<string | undefined> => {
  try {
    await doing
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const now = ({ clock }: GivingWorld['services'], who: Actor): Actor => ({ ...who, provedAt: clock.now() })
const accountOf = ({ child }: Parts, fromGoal: boolean) => (fromGoal ? child.goalId : child.prospectId)

type World = Parts & {
  above: Above
  payouts: Payout[]
}
type Above = GivingWorld['services'] & Contested

const read = ({ above }: World, accountId: string) =>
  above.database.read((tx) => getAccount(tx, above, accountId))

/** Nothing where the goal, or the child without one, was never given anything. */
async function findAccount(world: World, fromGoal: boolean): Promise<StandingAccount | undefined> {
  return read(world, accountOf(world, fromGoal)).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
}

async function support({ world, child, givers, paid }: World, step: StepOf<'support child'>): Promise<void> {
  const { bearer, email = givers.emailOf(step.giver) } = await givers.payerOf(step)
  const gift = { type: 'one_time' as const, email, amount_cents: step.cents }
  const goalId = step.toGoal ? await child.chooseGoal(gift, bearer) : null
  const sessionId = await child.startSponsorship({ ...gift, goal_id: goalId }, bearer)
  await world.sandbox.pay(sessionId, 'paid')
  const { paymentId } = await world.services.payments.readCheckout(sessionId)
  paid.push(buildPaid(paymentId ?? '', step.cents, 'child'))
}

/** Open goals that are not reached keep their money. */
function keepsAll({ state, raised_cents: raised, target_cents: target }: StandingAccount): boolean {
  return state === 'open' && target !== null && raised < target
}

/** What refuses a payout of some cents. */
function refusalOf(account: StandingAccount, cents: number): keyof typeof disbursementErrors | undefined {
  if (keepsAll(account)) return 'disbursements.goal_not_reached'
  return cents > account.available_cents ? 'disbursements.not_enough' : undefined
}

/** What refuses the second person, for whom the money of this payout is set aside already. */
function approvalRefusal(
  account: StandingAccount,
  cents: number,
): keyof typeof disbursementErrors | undefined {
  if (keepsAll(account)) return 'disbursements.goal_not_reached'
  const held = account.balance_cents - account.contested_cents
  return held < cents ? 'disbursements.not_enough' : undefined
}

/** Of what is free all, a part, or one cent too much, which is refused. */
async function payOut(world: World, { fromGoal, percent, tooMuch }: StepOf<'pay out'>): Promise<boolean> {
  const { above, actor, payouts } = world
  const account = await findAccount(world, fromGoal)
  const free = account?.available_cents ?? 0
  const cents = tooMuch ? free + 1 : Math.trunc((free * percent) / 100)
  if (!account || cents < 1) return false
  const { account_id: accountId, disbursed_cents: disbursed, waiting_cents: waiting } = account
  const code = refusalOf(account, cents)
  const paying = payForAthlete(above, { actor: now(above, actor), accountId, amountCents: cents })
  if (code !== undefined) {
    await expect(paying).rejects.toMatchObject({ code })
    return true
  }
  const { id } = await paying
  const ofTwo = disbursed + waiting + cents > aloneCents
  payouts.push({ id, accountId, cents, state: ofTwo ? 'waiting' : 'paid', ofTwo })
  return true
}

const states = { approve: 'paid', decline: 'declined', void: 'voided' } as const
const decisions = { approve: 'approved', decline: 'refused' } as const

/** A second person or the same one decides; whatever speaks against it is said. */
async function decide(world: World, { which, act, bySame }: StepOf<'decide payout'>): Promise<boolean> {
  const { payouts, actor, second } = world
  const one = payouts.at(which % Math.max(1, payouts.length))
  if (!one) return false
  const refused = approvalRefusal(await read(world, one.accountId), one.cents)
  const by = bySame ? actor : second
  if (act === 'void') return takeBack(world, one, by)
  const code = await settle(world, { one, by, kind: 'disbursement', decision: decisions[act] })
  if (one.state !== 'waiting') expect(code).toBeUndefined()
  else if (bySame) expect(code).toBe('approvals.not_yours')
  else if (act === 'approve' && refused) expect(code).toBe(refused)
  else {
    expect(code).toBeUndefined()
    one.state = states[act]
  }
  return true
}

/** What two people let be paid takes two to take back; whoever asked can't agree, the other one can. */
async function takeBack(world: World, one: Payout, asker: Actor): Promise<boolean> {
  const { above, actor, second } = world
  const wish = { actor: now(above, asker), disbursementId: one.id, reason: 'Entered twice' }
  const code = await codeOf(voidDisbursement(above, wish))
  if (one.state !== 'paid') expect(code).toBe('disbursements.settled')
  else {
    expect(code).toBe(one.ofTwo ? 'approvals.waits' : undefined)
    const agreeing = { one, kind: 'disbursement_void', decision: 'approved' } as const
    if (one.ofTwo) {
      expect(await settle(world, { ...agreeing, by: asker })).toBe('approvals.not_yours')
      expect(await settle(world, { ...agreeing, by: asker === actor ? second : actor })).toBeUndefined()
    }
    one.state = 'voided'
  }
  return true
}

type Settling = {
  one: Payout
  by: Actor
  kind: 'disbursement' | 'disbursement_void'
  decision: 'approved' | 'refused'
}

/** What somebody says of what waits, and what they read then; nothing where nothing waits. */
function settle({ above }: World, { one, by, kind, decision }: Settling): Promise<string | undefined> {
  const note = decision === 'refused' ? 'Entered twice' : null
  return codeOf(settleApproval(above, { kind, subjectId: one.id, actor: now(above, by), note }))
}

/** The family wants more or less, archives the goal or opens it again; the nightly job follows. */
async function changeGoal({ above, child }: World, { act, percent }: StepOf<'change goal'>): Promise<void> {
  const { prospectId, goalId, circle, goal } = child
  if (act === 'archive' || act === 'reopen') goal.isActive = act === 'reopen'
  else goal.targetCents = Math.trunc((goalCents * (act === 'raise' ? 100 + percent : percent)) / 100)
  await saveGoal(above, { actor: circle.guardian, prospectId, goalId, title: 'Spikes', ...goal })
  await levelGoals(above)
}

/** What an archived goal still has was noticed, as if long ago, and moves on. */
async function moveOn({ above }: World): Promise<void> {
  const earlier = new Date(above.clock.now().getTime() - 400 * day)
  await noticeUnused({ ...above, clock: { now: () => earlier } })
  await moveUnused(above)
}

/** What stands as paid is what this history counted, and what came in is accounted for to the cent. */
async function compare({ above, child: { prospectId }, payouts }: World): Promise<void> {
  const { rows, sums } = await above.database.read(async (tx) => ({
    rows: await tx
      .selectFrom('disbursements')
      .select(['id', 'state', 'amount_cents'])
      .where('prospect_id', '=', prospectId)
      .execute(),
    sums: await sumMoney(tx, prospectId),
  }))
  expect(new Map(rows.map(({ id, state, amount_cents: cents }) => [id, [state, cents]]))).toEqual(
    new Map(payouts.map(({ id, state, cents }) => [id, [state, cents]])),
  )
  const standing = payouts.filter(({ state }) => state === 'paid')
  expect(sums.paid_cents).toBe(standing.reduce((sum, { cents }) => sum + cents, 0))
  const { gifts_cents: came, returned_cents: back, reserve_cents: reserve, moved_cents: moved } = sums
  expect(sums.left_cents).toBe(came - back + reserve - sums.paid_cents - moved)
}

/** For tests: what is given to the child of one history at once, and what staff pay out of it. */
export function buildPayouts(parts: Parts) {
  const { services } = parts.world
  const config = { ...services.config, REFUND_SECOND_PERSON_CENTS: aloneCents }
  const world: World = {
    ...parts,
    above: { ...services, config, findContestedOfAthletes },
    payouts: [],
  }
  return {
    takes: {
      'support child': (step: StepOf<'support child'>) => support(world, step),
      'pay out': (step: StepOf<'pay out'>) => payOut(world, step),
      'decide payout': (step: StepOf<'decide payout'>) => decide(world, step),
      'change goal': (step: StepOf<'change goal'>) => changeGoal(world, step),
      unused: () => moveOn(world),
    },
    compare: () => compare(world),
  }
}
