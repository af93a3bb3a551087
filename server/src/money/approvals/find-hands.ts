import type { Tx } from '../../database/database.ts'
import type { Hand, Hands } from '../../outbound-act.ts'
import { findSamePeople } from '../../people/identity/accounts/is-same-person.ts'
import { listIntroducers } from '../../people/identity/accounts/list-introducers.ts'

/** The hands in money of no teacher: nobody's. */
export const nobodysHands: Hands = { hands: [] }

/** Who of the staff put money or the teacher there, each by what they did. */
export async function findHands(
  { hands }: Hands,
  tx: Tx,
  of: { teacherId: string | null; at: Date },
): Promise<Hand[]> {
  const { teacherId, at } = of
  if (teacherId === null) return []
  const found: Hand[] = []
  for (const work of hands) found.push(...(await work.list(tx, { teacherIds: [teacherId], at })))
  return [...found, ...(await findIntroducers(tx, teacherId))]
}

/** Who of the staff brought the teacher in, by whatever door. */
async function findIntroducers(tx: Tx, teacherId: string): Promise<Hand[]> {
  const introduced = await listIntroducers(tx, teacherId)
  return introduced.flatMap(({ by_id: userId, door: did }) =>
    userId === null || did === 'imported_list' ? [] : [{ teacherId, did, userId, cents: null }],
  )
}

/** How much somebody put there, by whatever way and by whatever account counts as theirs. */
export async function putByPerson(tx: Tx, hands: readonly Hand[], userId: string): Promise<number> {
  const same = await findSamePeople(tx, { userId }, [...new Set(hands.map((hand) => hand.userId))])
  return hands.reduce((sum, hand) => sum + (same.has(hand.userId) ? (hand.cents ?? 0) : 0), 0)
}

function putBy(hands: readonly Hand[], userId: string): number {
  return hands.reduce((sum, hand) => sum + (hand.userId === userId ? (hand.cents ?? 0) : 0), 0)
}

/**
 * Who can't be the second person for it: whoever put the teacher there, and whoever put more there than one person may let
 * out alone. Less than that harms nobody, and in a small charity everybody has given a slot.
 */
export function whoHadAHand(hands: readonly Hand[], limitCents: number): Set<string> {
  const people = new Set(hands.map(({ userId }) => userId))
  const putTeacher = new Set(hands.filter(({ cents }) => cents === null).map(({ userId }) => userId))
  return new Set([...people].filter((id) => putTeacher.has(id) || putBy(hands, id) > limitCents))
}

/**
 * Who brought a teacher in where it was one person alone, or accounts that count as that one; undefined where others or the
 * operator had to do with it, or where the teacher came by themself.
 */
export async function findOnlyIntroducer(tx: Tx, teacherId: string): Promise<string | undefined> {
  const people = new Set((await listIntroducers(tx, teacherId)).map(({ by_id: userId }) => userId))
  const [first, ...others] = [...people].filter((id) => id !== null)
  if (first === undefined || people.has(null)) return undefined
  const same = await findSamePeople(tx, { userId: first }, others)
  return others.every((id) => same.has(id)) ? first : undefined
}
