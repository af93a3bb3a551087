import fc from 'fast-check'
import { spendingKinds, yearEndRules } from '@tower/contract/money/budgets.ts'

/** What becomes of a refund; one may fail after it was told as succeeded, and one may stay on its way for long. */
const fates = ['succeeded', 'succeeded', 'pending', 'pending', 'failed', 'canceled', 'failed late'] as const
/** Where a dispute goes; an inquiry takes nothing, an appeal brings back what was lost. */
const ends = [
  'open',
  'open',
  'open',
  'open',
  'won',
  'lost',
  'lost at once',
  'appealed',
  'inquiry',
  'inquiry closed',
] as const
const months = ['paid', 'paid', 'declined', 'paid late', 'ended'] as const
const programs = ['classrooms', 'classrooms', 'classrooms', 'classrooms', 'project', 'prospects'] as const

/** Few, so that much happens to each. Others are kept for the scenes, which begin with givers nothing happened to. */
const giver = fc.nat(1)
const designated = fc.constantFrom(false, false, true)
/** Where less than a slot of a gift to classrooms goes. */
const goesTo = fc.constantFrom(
  undefined,
  undefined,
  'shared_tower' as const,
  'shared_tower' as const,
  'classroom' as const,
)
/** A place among what there is; -1 is the latest. */
const which = fc.nat(40)
const percent = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 99 }))
/** Mostly whole slots: what is left beside them answers for contested money first. */
const cents = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(80_000, 80_000, 160_000, 240_000) },
  { weight: 2, arbitrary: fc.constantFrom(200, 30_000, 40_000, 79_999, 80_001) },
  { weight: 2, arbitrary: fc.integer({ min: 100, max: 300_000 }) },
)

/** Gifts by card or bank debit, signed in or not. */
export const gift = fc.record({
  do: fc.constant('give' as const),
  giver,
  signedIn: fc.boolean(),
  cents,
  to: fc.constantFrom(...programs),
  cover: fc.boolean(),
  designated,
  goesTo,
  how: fc.constantFrom('card' as const, 'card' as const, 'card' as const, 'debit' as const),
})
const sponsor = fc.record({
  do: fc.constant('sponsor' as const),
  giver,
  signedIn: fc.boolean(),
  designated,
})
const monthly = fc.record({ do: fc.constant('give monthly' as const), giver, signedIn: fc.boolean() })
const month = fc.record({ do: fc.constant('month' as const), which, outcome: fc.constantFrom(...months) })
const debit = fc.record({ do: fc.constant('settle debit' as const), arrives: fc.boolean() })

const refund = fc.record({
  do: fc.constant('refund' as const),
  which,
  percent,
  fate: fc.constantFrom(...fates),
})
const settleRefund = fc.record({
  do: fc.constant('settle refund' as const),
  which,
  to: fc.constantFrom('succeeded' as const, 'failed' as const, 'canceled' as const),
})
const dispute = fc.record({
  do: fc.constant('dispute' as const),
  which,
  percent,
  end: fc.constantFrom(...ends),
})
const close = fc.record({
  do: fc.constant('close' as const),
  which,
  end: fc.constantFrom('won' as const, 'lost' as const),
})

/** An account takes over what waits under an address that nobody owns. */
const join = fc.record({
  do: fc.constant('join' as const),
  account: fc.nat(1),
  giver: fc.constant<number>(1),
})
/** What waits on towers of their own joins the shared one. */
const pool = fc.record({ do: fc.constant('pool' as const) })
const draw = fc.record({ do: fc.constant('draw' as const), capacity: fc.integer({ min: 1, max: 2 }) })
/** A teacher sets money aside for an order, a reimbursement or a card, and what becomes of it. */
const reserve = fc.record({
  do: fc.constant('reserve' as const),
  which,
  percent,
  kind: fc.constantFrom(...spendingKinds),
  tooMuch: fc.constantFrom(false, false, false, true),
})
const goOn = fc.record({
  do: fc.constant('go on' as const),
  which,
  percent,
  act: fc.constantFrom('pay' as const, 'pay' as const, 'release' as const, 'take back' as const),
})
const desk = fc.record({
  do: fc.constant('desk' as const),
  which,
  percent,
  act: fc.constantFrom('raise' as const, 'lower' as const, 'lock' as const),
})
const endYear = fc.record({ do: fc.constant('end year' as const), rule: fc.constantFrom(...yearEndRules) })
/** A gift to the child, once, for its goal or for none. */
const supportChild = fc.record({
  do: fc.constant('support child' as const),
  giver,
  signedIn: fc.boolean(),
  cents: fc.oneof(fc.constantFrom(3_000, 9_000, 12_000), fc.integer({ min: 100, max: 15_000 })),
  toGoal: fc.constantFrom(true, true, true, false),
})
/** Staff pay something for the child; above a limit somebody else has to approve it. */
const payOut = fc.record({
  do: fc.constant('pay out' as const),
  fromGoal: fc.constantFrom(true, true, false),
  percent,
  tooMuch: fc.constantFrom(false, false, false, true),
})
const decidePayout = fc.record({
  do: fc.constant('decide payout' as const),
  which,
  act: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const, 'void' as const),
  bySame: fc.constantFrom(false, false, true),
})
const changeGoal = fc.record({
  do: fc.constant('change goal' as const),
  act: fc.constantFrom('raise' as const, 'lower' as const, 'archive' as const, 'reopen' as const),
  percent: fc.integer({ min: 1, max: 99 }),
})
const unused = fc.record({ do: fc.constant('unused' as const) })
/** Some of what is on its way, in any order and more than once. */
const deliver = fc.record({
  do: fc.constant('deliver' as const),
  order: fc.array(fc.nat(40), { maxLength: 12 }),
  copies: fc.integer({ min: 1, max: 2 }),
})
const reconcile = fc.record({ do: fc.constant('reconcile' as const) })

/** Anything that can happen, one thing at a time. */
export const anyStep = fc.oneof(
  { weight: 5, arbitrary: gift },
  { weight: 2, arbitrary: sponsor },
  { weight: 1, arbitrary: monthly },
  { weight: 2, arbitrary: month },
  { weight: 1, arbitrary: debit },
  { weight: 6, arbitrary: refund },
  { weight: 2, arbitrary: settleRefund },
  { weight: 7, arbitrary: dispute },
  { weight: 2, arbitrary: close },
  { weight: 2, arbitrary: join },
  { weight: 2, arbitrary: draw },
  { weight: 1, arbitrary: pool },
  { weight: 5, arbitrary: reserve },
  { weight: 5, arbitrary: goOn },
  { weight: 2, arbitrary: desk },
  { weight: 1, arbitrary: endYear },
  { weight: 3, arbitrary: supportChild },
  { weight: 3, arbitrary: payOut },
  { weight: 3, arbitrary: decidePayout },
  { weight: 1, arbitrary: changeGoal },
  { weight: 1, arbitrary: unused },
  { weight: 2, arbitrary: deliver },
  { weight: 1, arbitrary: reconcile },
)
export type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never
export type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>

/**
 * What becomes of the events a step causes. Most are heard at once: there is little to refund or to draw otherwise. Of
 * those that never come, only reconciliation can learn.
 */
export const news = ['heard', 'heard', 'heard', 'heard', 'heard', 'on its way', 'lost'] as const
export type News = (typeof news)[number]
export type Happening = { step: Step; news: News }
