import type { ApprovalGround } from '@tower/contract/money/approvals.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { Hand, Hands, OutboundAct, Wish } from '../../outbound-act.ts'
import { isSamePerson } from '../../people/identity/accounts/is-same-person.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findStanding } from './approvals.queries.ts'
import { findHands, findOnlyIntroducer, putByPerson } from './find-hands.ts'
import { digestsOf, formsOfPayee } from './seal-act.ts'
import { readAlone, sumOfPayee, sumOfPerson, sumOfRaiser, sumTakenOf } from './sum-alone.ts'

/** Money that somebody wants to leave. */
export type LetOut = {
  actor: Pick<Actor, 'userId'>
  act: OutboundAct
  at: Date
  /** Why, where the domain asks whoever does it. */
  reason?: string | null
  /** What the domain needs to do it once it is approved, where it is done then. */
  wish?: Wish
  /** Why it takes two people at any amount, as its domain knows. */
  always?: ApprovalGround | undefined
}

/** A wish with what its digests are, who had a hand in its money, and what whoever wants it put there. */
export type Judged = LetOut & {
  digests: readonly [now: string, before: string]
  isUnseen: boolean
  isOwn: boolean
  hands: readonly Hand[]
  put: number
}

/** What is known of an act and of who wants it; whom nothing may reach yet, whoever agrees, is refused. */
export async function judge(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  wish: LetOut,
): Promise<Judged | Refusal> {
  const { actor, act, at } = wish
  const { teacherId, reaches } = act
  const standing = teacherId === null ? undefined : await findStanding(tx, teacherId)
  if (standing?.is_unproven) return new Refusal('approvals.unproven')
  const hands = await findHands(services, tx, { teacherId, at })
  const { STAFF_OF_ONE: isOne } = services.config
  const mayBeUnseen = teacherId !== null && standing?.was_looked_at === false && !isOne
  const isUnseen = mayBeUnseen && (await findOnlyIntroducer(tx, teacherId)) !== undefined
  const isOwn =
    !isOne && reaches !== undefined && (await isSamePerson(tx, actor, reaches.userIds, reaches.addresses))
  return {
    ...wish,
    digests: digestsOf(services, act),
    isUnseen,
    isOwn,
    hands,
    put: await putByPerson(tx, hands, actor.userId),
  }
}

/** Why one person is not enough; undefined where one is. */
export async function findGround(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  judged: Judged,
): Promise<ApprovalGround | undefined> {
  const { SECOND_PERSON_CENTS: limit } = services.config
  const { act, isUnseen, isOwn, put, always } = judged
  if (always !== undefined) return always
  if (isOwn) return 'own'
  if (isUnseen) return 'unseen'
  if (act.amountCents > limit) return 'amount'
  if (put > limit) return 'hand'
  return findSum(services, tx, judged)
}

/** Whose sum passes the limit with it. */
async function findSum(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  { actor: { userId }, act, at, digests, hands }: Judged,
): Promise<ApprovalGround | undefined> {
  const { SECOND_PERSON_CENTS: limit } = services.config
  const { amountCents, teacherId } = act
  const alone = await readAlone(services, tx, { at, besides: digests })
  const isAbove = (sum: number) => sum + amountCents > limit
  const isTaken = teacherId !== null && userId === teacherId
  const letOutBefore = await sumOfPerson(tx, alone, { userId, as: 'asked_by' })
  const took = isTaken ? 0 : await sumTakenOf(services, tx, alone, { userId, at })
  if (isAbove(letOutBefore + took)) return 'asker'
  if (teacherId !== null && isAbove(await sumOfPerson(tx, alone, { userId: teacherId, as: 'teacher_id' })))
    return 'teacher'
  if (act.payee !== null && isAbove(sumOfPayee(alone, formsOfPayee(services, act)))) return 'payee'
  return isTaken && (await sumOfRaiser(services, tx, alone, { teacherId, amountCents, hands, at })) > limit
    ? 'hand'
    : undefined
}

/** The same in words. */
export const because: Record<ApprovalGround, string> = {
  amount: 'it is more than one person may let out',
  asker: 'with what the same person let out lately it is more than one person may',
  teacher: 'with what reached the same teacher lately it is more than one person may let out',
  payee: 'with what reached the same payee lately it is more than one person may let out',
  hand: 'one person of the staff put more of the money there than one person may let out',
  kind: 'this always takes two people',
  unseen: 'one person of the staff alone brought this teacher in, and nobody else has looked at them yet',
  own: 'it reaches whoever asks for it',
  reserve: 'the reserve for refunds is below its floor, and until it is filled this takes two people',
  word: 'whoever says so entered, received or paid that money themself',
  pair: 'two people let it out, so two take it back',
}
