import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { oneMailbox } from '../../../http/one-mailbox.ts'
import { countAsOne } from './count-as-one.ts'
import { listIntroductionsOfStaff } from './introductions.queries.ts'
import { listAddressesOf } from './same-person.queries.ts'

type Acting = Pick<Actor, 'userId'>

/** Why somebody is no other person: it is their account, their mailbox, or one of the two made the other staff. */
export type Tie = 'account' | 'mailbox' | 'made_staff'

/**
 * What makes whoever acts one of these people. Wherever two different people are asked for, they are told apart here: an
 * account at `dana+two@` is no second person beside `dana@`, and neither is one that Dana made an admin (`countAsOne`).
 */
export async function findTie(
  tx: Tx,
  { userId }: Acting,
  others: readonly (string | null)[],
  /** Of people without an account. */
  addresses: readonly string[] = [],
): Promise<Tie | undefined> {
  const ids = others.filter((id) => id !== null)
  if (ids.includes(userId)) return 'account'
  if (ids.length + addresses.length === 0) return undefined
  const known = await listAddressesOf(tx, [userId, ...ids])
  const own = known.find(({ id }) => id === userId)?.email
  if (own === undefined) return undefined
  const mailbox = mailboxOf(own)
  const theirs = known.filter(({ id }) => id !== userId).map(({ email }) => mailboxOf(email))
  if ([...theirs, ...addresses.map(mailboxOf)].includes(mailbox)) return 'mailbox'
  if (theirs.length === 0) return undefined
  const isOne = countAsOne(await listIntroductionsOfStaff(tx))
  return theirs.some((other) => isOne(mailbox, other)) ? 'made_staff' : undefined
}

/** Whether whoever acts is one of these people, or counts as one with them. */
export async function isSamePerson(...asked: Parameters<typeof findTie>): Promise<boolean> {
  return (await findTie(...asked)) !== undefined
}

/** Which of these accounts are whoever acts, told apart as by `isSamePerson`: for lists and sums, with one read. */
export async function findSamePeople(
  tx: Tx,
  { userId }: Acting,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set([userId])
  if (others.every((id) => id === userId)) return found
  const known = await listAddressesOf(tx, [userId, ...others])
  const own = known.find(({ id }) => id === userId)?.email
  if (own === undefined) return found
  const isOne = countAsOne(await listIntroductionsOfStaff(tx))
  const mailbox = mailboxOf(own)
  for (const { id, email } of known) {
    const other = mailboxOf(email)
    if (other === mailbox || isOne(mailbox, other)) found.add(id)
  }
  return found
}

const mailboxOf = (email: string) => oneMailbox(email.toLowerCase())
