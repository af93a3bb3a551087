import { maxPerNetworkAndDay, nominationPoints } from '@tower/contract/matching/draws.ts'

/** A ballot as two classrooms are joined. */
export type TwinBallot = {
  id: string
  nominatorHash: string
  createdAt: Date
  /** The mark of the network it came from, one for a classroom and a day. */
  castFrom: string | null
  confirmedAt: Date | null
  confirmedHow: string | null
  /** The mailbox that stands behind it. */
  mailboxHash: string | null
  reason: string | null
}

export type JoinedBallots = {
  /** Ballots that go to the classroom that stays, as they count there. */
  moved: (Pick<TwinBallot, 'id' | 'castFrom'> & { isConfirmed: boolean })[]
  /** Ballots of people who nominated both. They stay where they were cast and count no more. */
  doubled: { id: string; keptId: string; brings: 'nothing' | 'confirmation' }[]
}

/**
 * What becomes of the ballots of a classroom that becomes another one, as if there had been one from the beginning: each person
 * counts once, and so does each mailbox.
 */
export function joinBallots(kept: readonly TwinBallot[], absorbed: readonly TwinBallot[]): JoinedBallots {
  const keptOf = new Map(kept.map((ballot) => [ballot.nominatorHash, ballot]))
  const mailboxes = new Set(kept.flatMap(({ mailboxHash }) => mailboxHash ?? []))
  const counts = ({ confirmedAt, mailboxHash }: TwinBallot) =>
    confirmedAt !== null && (mailboxHash === null || !mailboxes.has(mailboxHash))
  const moving = absorbed.filter(({ nominatorHash }) => !keptOf.has(nominatorHash))
  const doubled = absorbed.flatMap((ballot) => {
    const same = keptOf.get(ballot.nominatorHash)
    if (same === undefined) return []
    const brings =
      same.confirmedAt === null && counts(ballot) ? ('confirmation' as const) : ('nothing' as const)
    return [{ id: ballot.id, keptId: same.id, brings }]
  })
  const confirmedNow = new Set(
    doubled.flatMap(({ keptId, brings }) => (brings === 'confirmation' ? keptId : [])),
  )
  const marks = matchNetworks(
    kept.filter(({ id, confirmedAt }) => confirmedAt === null && !confirmedNow.has(id)),
    moving.filter((ballot) => !counts(ballot)),
  )
  const moved = moving.map((ballot) => {
    const { id, castFrom } = ballot
    return { id, castFrom: (castFrom && marks.get(castFrom)) ?? castFrom, isConfirmed: counts(ballot) }
  })
  return { moved, doubled }
}

/**
 * One network has another mark at each classroom, and nobody can tell any more which two are the same. So the busiest network of a
 * day at the one counts as the busiest at the other, and so on: never does a ballot weigh more by a merge than it might have.
 */
function matchNetworks(
  kept: readonly TwinBallot[],
  moving: readonly TwinBallot[],
): ReadonlyMap<string, string> {
  const matched = new Map<string, string>()
  const [known, others] = [busiestByDay(kept), busiestByDay(moving)]
  for (const [day, marks] of others)
    marks.forEach((mark, place) => {
      const same = known.get(day)?.[place]
      if (same !== undefined) matched.set(mark, same)
    })
  return matched
}

function busiestByDay(ballots: readonly TwinBallot[]): Map<string, string[]> {
  const counts = new Map<string, { day: string; ballots: number }>()
  for (const { castFrom, createdAt } of ballots) {
    if (castFrom === null) continue
    const known = counts.get(castFrom)
    counts.set(castFrom, { day: dayOf(createdAt), ballots: (known?.ballots ?? 0) + 1 })
  }
  const order = [...counts].toSorted(
    ([mark, one], [otherMark, other]) => other.ballots - one.ballots || (mark < otherMark ? -1 : 1),
  )
  const byDay = new Map<string, string[]>()
  for (const [mark, { day }] of order) byDay.set(day, [...(byDay.get(day) ?? []), mark])
  return byDay
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The ballots of the classroom that stays, once those of the other were joined. */
export function ballotsAfter(
  kept: readonly TwinBallot[],
  absorbed: readonly TwinBallot[],
  { moved, doubled }: JoinedBallots,
): TwinBallot[] {
  const confirmedBy = new Set(
    doubled.flatMap(({ keptId, brings }) => (brings === 'confirmation' ? keptId : [])),
  )
  const known = new Map(absorbed.map((ballot) => [ballot.id, ballot]))
  return [
    ...kept.map((ballot) =>
      confirmedBy.has(ballot.id) ? { ...ballot, confirmedAt: ballot.createdAt } : ballot,
    ),
    ...moved.flatMap(({ id, castFrom, isConfirmed }) => {
      const ballot = known.get(id)
      return ballot ? [{ ...ballot, castFrom, confirmedAt: isConfirmed ? ballot.confirmedAt : null }] : []
    }),
  ]
}

export type BallotSums = { nominators: number; confirmed: number; points: number }

/** What ballots of one classroom weigh in a draw, as `weight-grounds.queries.ts` says it in SQL. */
export function sumBallots(ballots: readonly TwinBallot[]): BallotSums {
  const confirmed = ballots.filter(({ confirmedAt }) => confirmedAt !== null).length
  const together = new Map<string, number>()
  for (const { confirmedAt, castFrom, createdAt } of ballots) {
    if (confirmedAt !== null) continue
    const network = castFrom ?? dayOf(createdAt)
    together.set(network, (together.get(network) ?? 0) + 1)
  }
  const unconfirmed = [...together.values()].reduce((sum, few) => sum + Math.min(few, maxPerNetworkAndDay), 0)
  return { nominators: ballots.length, confirmed, points: nominationPoints({ confirmed, unconfirmed }) }
}
