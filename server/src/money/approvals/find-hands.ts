import type { Tx } from '../../database/database.ts'
import type { Hand, Hands } from '../../outbound-act.ts'

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
  for (const work of hands) found.push(...(await work.list(tx, { teacherId, at })))
  return found
}

/** How much somebody put there, by whatever way. */
export function putBy(hands: readonly Hand[], userId: string): number {
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

/** Whether all that the staff did for a teacher, the account first of all, is of one person. */
export function isOfOneHand(hands: readonly Hand[]): boolean {
  const people = new Set(hands.filter(({ cents }) => cents === null).map(({ userId }) => userId))
  return people.size === 1 && hands.some(({ did }) => did === 'opened_account')
}
