import fc from 'fast-check'
import type { Happening, Step, StepOf } from './build-steps.ts'

/** Of what there is, the latest: what the scene itself has just begun. */
const latest = -1
/** More than wait at once, so that a draw empties the pool and would reach every held slot. */
const capacity = 16
/** Never the whole of a gift of whole slots: where nothing is rounded, no wrong rounding shows. */
const part = fc.integer({ min: 1, max: 99 })
const signedIn = fc.boolean()
const slots = fc.integer({ min: 1, max: 3 })

function heard(...steps: Step[]): Happening[] {
  return steps.map((step) => ({ step, news: 'heard' }))
}

/** No event of it ever comes: reconciliation has to find it. */
function unheard(step: Step): Happening[] {
  return [{ step, news: 'lost' }, ...heard({ do: 'reconcile' })]
}

function giftOf(slotCount: number, from: { giver: number; signedIn: boolean }): StepOf<'give'> {
  const terms = { to: 'classrooms', cover: false, designated: false, goesTo: undefined, how: 'card' } as const
  return { do: 'give', cents: slotCount * 80_000, ...terms, ...from }
}

/** Part of what minted waiting slots is contested, and a draw comes. */
const contestedBeforeDraw = fc
  .record({ slots, signedIn, percent: part })
  .map(({ slots, signedIn, percent }) =>
    heard(
      giftOf(slots, { giver: 2, signedIn }),
      { do: 'dispute', which: latest, percent, end: 'open' },
      { do: 'draw', capacity },
    ),
  )

/** What minted slots is contested, or is to go back, when classrooms have them already. */
const contestedAfterDraw = fc
  .record({ slots, signedIn, percent: part, end: fc.constantFrom('won' as const, 'lost' as const) })
  .map(({ slots, signedIn, percent, end }) =>
    heard(
      giftOf(slots, { giver: 3, signedIn }),
      { do: 'draw', capacity },
      { do: 'dispute', which: latest, percent, end: 'open' },
      { do: 'close', which: latest, end },
    ),
  )

/**
 * A guest with a held slot becomes an account whose gifts answer for what is contested: nothing is held any more. The
 * amounts leave no other way out.
 */
const joinedWithHold = fc
  .record({
    slots,
    ownCents: fc.integer({ min: 30_000, max: 79_999 }),
    percent: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ slots, ownCents, percent }) =>
    heard(
      { ...giftOf(slots, { giver: 4, signedIn: true }), cents: ownCents },
      giftOf(slots, { giver: 4, signedIn: false }),
      { do: 'dispute', which: latest, percent, end: 'open' },
      { do: 'join', account: 4, giver: 4 },
    ),
  )

/** Of a refund, at its end or still on its way, no event ever comes. */
const lostRefund = fc
  .record({
    slots,
    giver: fc.nat(1),
    signedIn,
    percent: part,
    fate: fc.constantFrom('succeeded' as const, 'pending' as const, 'failed late' as const),
  })
  .map(({ slots, percent, fate, ...giver }) => [
    ...heard(giftOf(slots, giver)),
    ...unheard({ do: 'refund', which: latest, percent, fate }),
  ])

/** A refund is known to be on its way; how it ended is not told, and the payment looks the same as before. */
const lostEndOfRefund = fc
  .record({
    slots,
    giver: fc.nat(1),
    signedIn,
    percent: part,
    to: fc.constantFrom('succeeded' as const, 'failed' as const, 'canceled' as const),
  })
  .map(({ slots, percent, to, ...giver }) => [
    ...heard(giftOf(slots, giver), { do: 'refund', which: latest, percent, fate: 'pending' }),
    ...unheard({ do: 'settle refund', which: latest, to }),
  ])

/** Of a dispute no event ever comes. */
const lostDispute = fc
  .record({
    slots,
    giver: fc.nat(1),
    signedIn,
    percent: part,
    end: fc.constantFrom('open' as const, 'lost' as const, 'appealed' as const),
  })
  .map(({ slots, percent, end, ...giver }) => [
    ...heard(giftOf(slots, giver)),
    ...unheard({ do: 'dispute', which: latest, percent, end }),
  ])

/** Small gifts fill a slot together, one of them is contested or goes back before or after a classroom has it. */
const sharedAndReturned = fc
  .record({
    others: fc.array(fc.integer({ min: 10_000, max: 79_999 }), { minLength: 2, maxLength: 4 }),
    cents: fc.integer({ min: 20_000, max: 79_999 }),
    isDrawn: fc.boolean(),
    percent: part,
    end: fc.constantFrom('refunded' as const, 'failed late' as const, 'won' as const, 'lost' as const),
    signedIn,
  })
  .map(({ others, cents, isDrawn, percent, end, signedIn }) => {
    const share = (cents: number, giver: number): StepOf<'give'> => ({
      ...giftOf(1, { giver, signedIn }),
      cents,
      goesTo: 'shared_tower',
    })
    return heard(
      ...others.map((each) => share(each, 5)),
      share(cents, 6),
      ...(isDrawn ? [{ do: 'draw' as const, capacity }] : []),
      ...(end === 'won' || end === 'lost'
        ? [
            { do: 'dispute' as const, which: latest, percent, end: 'open' as const },
            { do: 'draw' as const, capacity },
            { do: 'close' as const, which: latest, end },
          ]
        : [
            {
              do: 'refund' as const,
              which: latest,
              percent,
              fate: end === 'refunded' ? ('succeeded' as const) : end,
            },
          ]),
      share(60_000, 5),
    )
  })

/** What waits on a giver's own tower joins the shared one, and then a part of it goes back. */
const pooledAndReturned = fc
  .record({ cents: fc.integer({ min: 100, max: 159_999 }), percent: part, signedIn, isDrawn: fc.boolean() })
  .map(({ cents, percent, signedIn, isDrawn }) =>
    heard(
      { ...giftOf(1, { giver: 7, signedIn }), cents: 40_000 },
      { ...giftOf(1, { giver: 7, signedIn }), cents },
      { do: 'pool' },
      ...(isDrawn ? [{ do: 'draw' as const, capacity }] : []),
      { do: 'refund', which: latest, percent, fate: 'succeeded' },
    ),
  )

const payIn = (cents: number, signedIn: boolean): StepOf<'support child'> => ({
  do: 'support child',
  giver: 8,
  signedIn,
  cents,
  toGoal: true,
})
const payAll: StepOf<'pay out'> = { do: 'pay out', fromGoal: true, percent: 100, tooMuch: false }
const decide = (act: StepOf<'decide payout'>['act'], bySame = false): StepOf<'decide payout'> => ({
  do: 'decide payout',
  which: latest,
  act,
  bySame,
})

/** What was given to a child is paid out, then the gift goes back or is contested, and then the payout is taken back. */
const paidOutAndReturned = fc
  .record({
    signedIn,
    percent: part,
    end: fc.constantFrom('won' as const, 'lost' as const, 'refunded' as const),
    isVoided: fc.boolean(),
  })
  .map(({ signedIn, percent, end, isVoided }) =>
    heard(
      payIn(12_000, signedIn),
      payAll,
      decide('approve', true),
      decide('approve'),
      ...(end === 'refunded'
        ? [{ do: 'refund' as const, which: latest, percent, fate: 'succeeded' as const }]
        : [
            { do: 'dispute' as const, which: latest, percent, end: 'open' as const },
            payAll,
            { do: 'close' as const, which: latest, end },
          ]),
      ...(isVoided ? [decide('void')] : []),
    ),
  )

/** A payout waits while its gift is contested: it can't be approved, and afterwards it can or is declined. */
const contestedWhileWaiting = fc
  .record({ signedIn, percent: part, end: fc.constantFrom('won' as const, 'lost' as const) })
  .map(({ signedIn, percent, end }) =>
    heard(
      payIn(14_000, signedIn),
      payAll,
      { do: 'dispute', which: latest, percent, end: 'open' },
      decide('approve'),
      { do: 'pay out', fromGoal: false, percent: 100, tooMuch: true },
      { do: 'close', which: latest, end },
      decide('approve'),
      { do: 'change goal', act: 'archive', percent: 1 },
      { do: 'unused' },
      decide('decline'),
      { do: 'change goal', act: 'reopen', percent: 1 },
    ),
  )

/** Hardly ever met at first: what a failing history may do without becomes this. */
const nothing = { weight: 1, arbitrary: fc.constant<Happening[]>([]) }

const all = [
  contestedBeforeDraw,
  contestedAfterDraw,
  joinedWithHold,
  lostRefund,
  lostEndOfRefund,
  lostDispute,
  sharedAndReturned,
  pooledAndReturned,
  paidOutAndReturned,
  contestedWhileWaiting,
]

/**
 * Short stories that are rare among steps by chance, and in which mistakes of holding, drawing and mending show: each
 * once, in any order. A failure is also tried without them.
 */
export const scenes: fc.Arbitrary<Happening[][]> = fc
  .tuple(
    fc.tuple(
      ...all.map((scene) => fc.oneof({ withCrossShrink: true }, nothing, { weight: 999, arbitrary: scene })),
    ),
    fc.shuffledSubarray([...all.keys()], { minLength: all.length }),
  )
  .map(([told, order]) => order.map((place) => told[place] ?? []))
