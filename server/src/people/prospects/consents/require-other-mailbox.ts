import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { oneMailbox } from '../../../http/one-mailbox.ts'
import { Refusal } from '../../../refusal.ts'
import { listKeepers } from './keepers.queries.ts'

/**
 * Refuses a guardian whose address reaches the mailbox of somebody who keeps or wrote the profile, however it is spelled:
 * `coach+mom@` is the coach. A family that shares a mailbox with the coach signs on paper.
 */
export async function requireOtherMailbox(
  tx: Tx,
  { prospectId, address, namedBy }: { prospectId: string; address: string; namedBy?: Namer },
): Promise<void> {
  const keepers = await listKeepers(tx, prospectId)
  // A guardian may name themself: they are one already, and get their own link.
  if (namedBy && namedBy.role !== 'guardian')
    keepers.push({ userId: namedBy.userId, email: namedBy.email, networkHash: null })
  const mailbox = oneMailbox(address)
  if (keepers.some(({ email }) => oneMailbox(email) === mailbox))
    throw new Refusal('prospects.guardian_is_keeper')
}

type Namer = Pick<Actor, 'userId' | 'email' | 'role'>
