import { dayMs } from '@tower/contract/durations.ts'
import type { Tx } from '../../database/database.ts'
import type { Hand, Hands } from '../../outbound-act.ts'
import { findSamePeople } from '../../people/identity/accounts/is-same-person.ts'
import type { Services } from '../../services.ts'
import { type LetOutAlone, listAlone } from './approvals.queries.ts'

/** From when on amounts are added up. */
export function windowStart({ config }: Pick<Services, 'config'>, at: Date): Date {
  return new Date(at.getTime() - config.SECOND_PERSON_DAYS * dayMs)
}

/** What was let out alone in the days over which amounts are added up. */
export function readAlone(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { at, besides }: { at: Date; besides: readonly string[] },
): Promise<LetOutAlone[]> {
  return listAlone(tx, { since: windowStart(services, at), besides })
}

/** How much of it one person let out, by whatever account counts as theirs; or reached them as a teacher. */
export async function sumOfPerson(
  tx: Tx,
  alone: readonly LetOutAlone[],
  { userId, as }: { userId: string; as: 'asked_by' | 'teacher_id' },
): Promise<number> {
  const known = new Set(alone.map((row) => row[as]).filter((id) => id !== null))
  const theirs = await findSamePeople(tx, { userId }, [...known])
  return sumWhere(alone, (row) => theirs.has(row[as] ?? ''))
}

/** How much of it went to one payee, in whichever form they are kept. */
export function sumOfPayee(alone: readonly LetOutAlone[], forms: readonly string[]): number {
  return sumWhere(alone, (row) => row.payee !== null && forms.includes(row.payee))
}

type Bought = { teacherId: string; amountCents: number; hands: readonly Hand[]; at: Date }

/**
 * The most that left by one person of the staff who raised what a teacher wants now: what teachers took by themselves out of what
 * that person raised, in however many budgets it lay, and what the same person let out besides. Nobody else let any of it out.
 */
export async function sumOfRaiser(
  works: Hands,
  tx: Tx,
  alone: readonly LetOutAlone[],
  { teacherId, amountCents, hands, at }: Bought,
): Promise<number> {
  const raisers = new Set(hands.filter(isRaise).map(({ userId }) => userId))
  const taken = takenThemselves(alone)
  taken.set(teacherId, (taken.get(teacherId) ?? 0) + amountCents)
  let most = 0
  for (const userId of raisers) {
    const out = await sumOfPerson(tx, alone, { userId, as: 'asked_by' })
    most = Math.max(most, out + (await takenOf(works, tx, taken, { userId, at })))
  }
  return most
}

/** What teachers took by themselves out of what one person of the staff raised. */
export function sumTakenOf(
  works: Hands,
  tx: Tx,
  alone: readonly LetOutAlone[],
  raiser: { userId: string; at: Date },
): Promise<number> {
  return takenOf(works, tx, takenThemselves(alone), raiser)
}

/** How much each teacher took out of their own budget, where nobody of the staff is asked. */
function takenThemselves(alone: readonly LetOutAlone[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { asked_by: by, teacher_id: of, cents } of alone)
    if (of !== null && by === of) taken.set(of, (taken.get(of) ?? 0) + cents)
  return taken
}

async function takenOf(
  { hands: works }: Hands,
  tx: Tx,
  taken: ReadonlyMap<string, number>,
  { userId, at }: { userId: string; at: Date },
): Promise<number> {
  if (taken.size === 0) return 0
  const raised: Hand[] = []
  for (const { list } of works)
    raised.push(...(await list(tx, { teacherIds: [...taken.keys()], at })).filter(isRaise))
  const same = await findSamePeople(tx, { userId }, [...new Set(raised.map((hand) => hand.userId))])
  const put = (of: string) =>
    raised.reduce(
      (sum, hand) => sum + (hand.teacherId === of && same.has(hand.userId) ? (hand.cents ?? 0) : 0),
      0,
    )
  return [...taken].reduce((sum, [of, cents]) => sum + Math.min(cents, put(of)), 0)
}

const isRaise = ({ did }: Hand) => did === 'raised_budget'

function sumWhere(alone: readonly LetOutAlone[], counts: (row: LetOutAlone) => boolean): number {
  return alone.reduce((sum, row) => sum + (counts(row) ? row.cents : 0), 0)
}
