import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { oneMailbox } from '../../../http/one-mailbox.ts'
import { listAddressesOf } from './same-person.queries.ts'

type Acting = Pick<Actor, 'userId'>

/**
 * Whether whoever acts is one of these people: by account or by mailbox, however its address is spelled. Wherever two
 * different people are asked for, they are told apart here: an account at `dana+two@` is no second person beside `dana@`.
 */
export async function isSamePerson(
  tx: Tx,
  { userId }: Acting,
  others: readonly (string | null)[],
  /** Of people without an account. */
  addresses: readonly string[] = [],
): Promise<boolean> {
  const ids = others.filter((id) => id !== null)
  if (ids.includes(userId)) return true
  if (ids.length + addresses.length === 0) return false
  const known = await listAddressesOf(tx, [userId, ...ids])
  const mailbox = known.find(({ id }) => id === userId)?.email
  if (mailbox === undefined) return false
  const theirs = [...known.filter(({ id }) => id !== userId).map(({ email }) => email), ...addresses]
  return theirs.some((address) => oneMailbox(address.toLowerCase()) === oneMailbox(mailbox))
}

/** Which of these accounts are whoever acts, told apart as by `isSamePerson`: for lists, with one read. */
export async function findSamePeople(
  tx: Tx,
  { userId }: Acting,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = await listAddressesOf(tx, [userId, ...others])
  const mailbox = known.find(({ id }) => id === userId)?.email
  const isTheirs = (email: string) =>
    mailbox !== undefined && oneMailbox(email.toLowerCase()) === oneMailbox(mailbox)
  return new Set([userId, ...known.filter(({ email }) => isTheirs(email)).map(({ id }) => id)])
}
