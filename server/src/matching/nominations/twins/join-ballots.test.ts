import { expect, test } from 'vitest'
import { areAlike } from '../../classrooms/twins/like-names.ts'
import { compareTwins, mayBeTwins } from '../../classrooms/twins/compare-twins.ts'
import type { TwinRow } from '../../classrooms/twins/twin-rows.ts'
import { ballotsAfter, joinBallots, sumBallots, type TwinBallot } from './join-ballots.ts'

const day = new Date('2026-11-02T12:00:00Z')

function ballot(who: string, more: Partial<TwinBallot> = {}): TwinBallot {
  const none = { castFrom: null, confirmedAt: null, confirmedHow: null, mailboxHash: null, reason: null }
  return { ...none, id: crypto.randomUUID(), nominatorHash: who, createdAt: day, ...more }
}

const stoodBehind = (who: string, mailboxHash: string | null = who) =>
  ballot(who, { confirmedAt: day, confirmedHow: mailboxHash === null ? 'import' : 'link', mailboxHash })

const after = (kept: TwinBallot[], absorbed: TwinBallot[]) =>
  sumBallots(ballotsAfter(kept, absorbed, joinBallots(kept, absorbed)))

test('whoever nominated both classrooms counts once, and in full if either ballot did', () => {
  const kept = [ballot('ana', { castFrom: 'x' }), stoodBehind('bo')]
  const absorbed = [stoodBehind('ana'), ballot('bo'), stoodBehind('cy', null)]
  expect(joinBallots(kept, absorbed).doubled).toMatchObject([
    { keptId: kept[0]?.id, brings: 'confirmation' },
    { keptId: kept[1]?.id, brings: 'nothing' },
  ])
  expect(after(kept, absorbed)).toEqual({ nominators: 3, confirmed: 3, points: 3 })
})

test('a mailbox behind a ballot of each counts once: the other one weighs as one that nobody stands behind', () => {
  const absorbed = [stoodBehind('a phone', 'ana'), stoodBehind('dee')]
  expect(after([stoodBehind('ana')], absorbed)).toEqual({ nominators: 3, confirmed: 2, points: 3 })
  // Nor does it bring its confirmation to the ballot that the same contact cast for the one that stays.
  expect(after([stoodBehind('ana'), ballot('a phone')], absorbed)).toMatchObject({
    nominators: 3,
    confirmed: 2,
  })
})

test('networks of one day count as the same, the busiest as the busiest, and those of other days as others', () => {
  const cast = (side: string, networks: number[], createdAt = day) =>
    networks.flatMap((count, network) =>
      Array.from({ length: count }, (_, at) =>
        ballot(`${side} ${network} ${at}`, { castFrom: `${side} ${network}`, createdAt }),
      ),
    )
  expect(after(cast('kept', [2]), cast('gone', [2]))).toMatchObject({ nominators: 4, points: 2 })
  expect(after(cast('kept', [1]), cast('gone', [1, 1]))).toMatchObject({ nominators: 3, points: 3 })
  expect(after(cast('kept', [2]), cast('gone', [2], new Date('2026-11-03')))).toMatchObject({ points: 4 })
})

test('a merge never weighs less than either classroom alone, nor more than both together', () => {
  // A fixed walk through mixed ballots: the same on each run.
  let state = 7
  const roll = (sides: number) => (state = (state * 48_271) % 2_147_483_647) % sides
  for (let run = 0; run < 300; run++) {
    const side = (name: string) => {
      const people = new Map<string, TwinBallot>()
      for (let at = roll(12); at > 0; at--) {
        const who = `person ${roll(15)}`
        const createdAt = new Date(day.getTime() + roll(2) * 86_400_000)
        const castFrom = `${name} ${createdAt.getTime()} ${roll(3)}`
        people.set(who, roll(3) === 0 ? stoodBehind(who) : ballot(who, { castFrom, createdAt }))
      }
      return [...people.values()]
    }
    const [kept, absorbed] = [side('kept'), side('gone')]
    const joined = after(kept, absorbed)
    const [one, other] = [sumBallots(kept), sumBallots(absorbed)]
    expect(joined.points).toBeGreaterThanOrEqual(Math.max(one.points, 0))
    expect(joined.points).toBeLessThanOrEqual(one.points + other.points)
    expect(joined.nominators).toBe(
      new Set([...kept, ...absorbed].map(({ nominatorHash }) => nominatorHash)).size,
    )
  }
})

test('names are alike in two spellings, and short ones are not', () => {
  const words = (text: string) => text.split(' ')
  for (const [one, other] of [
    ['rivera', 'rosa rivera'],
    ['gutierrez', 'gutierez'],
    ['johnson', 'jonhson'],
    ['roosevelt elementary', 'rosevelt elementary'],
  ] as const)
    expect({ one, other, alike: areAlike(words(one), words(other)) }).toEqual({ one, other, alike: true })
  for (const [one, other] of [
    ['lee', 'lea'],
    ['smith', 'sands'],
    ['lincoln elementary', 'jackson elementary'],
  ] as const)
    expect({ one, other, alike: areAlike(words(one), words(other)) }).toEqual({ one, other, alike: false })
  expect(areAlike([], [])).toBe(false)
})

test('two classrooms may be one by the mailbox, or by teacher and school together in one place', () => {
  const row = (more: Partial<TwinRow>): TwinRow => ({
    ...{ id: crypto.randomUUID(), name: 'Ms. Rivera', school: 'Ruskin Elementary School', schoolId: null },
    ...{ city: 'Dayton', state: 'OH', gradeLevel: '3rd', teacherId: null, teacherName: 'Ms. Rivera' },
    ...{ teacherEmail: null, confirmedAt: null, mergedInto: null, ...more },
  })
  const signs = (more: Partial<TwinRow>) => compareTwins(row({}), row(more))
  expect(signs({ teacherName: 'Mrs. Riviera', school: 'Ruskin Elem.' })).toEqual([
    'school',
    'teacher',
    'grade',
  ])
  expect(mayBeTwins(signs({ teacherName: 'Mrs. Riviera', school: 'Ruskin Elem.' }))).toBe(true)
  expect(mayBeTwins(signs({ city: 'Toledo' }))).toBe(false)
  expect(mayBeTwins(signs({ state: 'CA' }))).toBe(false)
  expect(mayBeTwins(signs({ teacherName: 'Mr. Poe' }))).toBe(false)
  const mailbox = { teacherEmail: 'rivera@dayton.edu', teacherName: 'Somebody', school: 'Elsewhere' }
  expect(mayBeTwins(compareTwins(row({ teacherEmail: 'rivera@dayton.edu' }), row(mailbox)))).toBe(true)
})
