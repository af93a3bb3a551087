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
 * The most that teachers took by themselves, with what one of them wants now, out of what one person of the staff raised:
 * nobody else let it out, in however many budgets it lay.
 */
export async function sumOfRaiser(
  { hands: works }: Hands,
  tx: Tx,
  alone: readonly LetOutAlone[],
  { teacherId, amountCents, hands, at }: Bought,
): Promise<number> {
  const raisers = new Set(hands.filter(isRaise).map(({ userId }) => userId))
  if (raisers.size === 0) return 0
  const taken = new Map([[teacherId, amountCents]])
  for (const { asked_by: by, teacher_id: of, cents } of alone)
    if (of !== null && by === of) taken.set(of, (taken.get(of) ?? 0) + cents)
  const raised: Hand[] = []
  for (const { list } of works)
    raised.push(...(await list(tx, { teacherIds: [...taken.keys()], at })).filter(isRaise))
  const sums: number[] = []
  for (const userId of raisers) {
    const same = await findSamePeople(tx, { userId }, [...new Set(raised.map((hand) => hand.userId))])
    const theirs = raised.filter((hand) => same.has(hand.userId))
    const put = (of: string) =>
      theirs.reduce((sum, hand) => sum + (hand.teacherId === of ? (hand.cents ?? 0) : 0), 0)
    sums.push([...taken].reduce((sum, [of, cents]) => sum + Math.min(cents, put(of)), 0))
  }
  return Math.max(...sums)
}

const isRaise = ({ did }: Hand) => did === 'raised_budget'

function sumWhere(alone: readonly LetOutAlone[], counts: (row: LetOutAlone) => boolean): number {
  return alone.reduce((sum, row) => sum + (counts(row) ? row.cents : 0), 0)
}
