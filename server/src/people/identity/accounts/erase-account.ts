import type { Tx } from '../../../database/database.ts'
import type { PersonalWords } from '../../../database/redact-text.ts'
import { revokeSessions } from '../sessions/sessions.queries.ts'
import { deleteSignInTraces, emptyAccount, forgetDevices, listAddressesOf } from './erasure.queries.ts'
import { lockPerson, requireAnotherSuperadmin } from './lock-person.ts'

/** The addresses an account proved in its life and the name it carries. */
export async function listAccountNames(tx: Tx, userId: string): Promise<PersonalWords> {
  const { person } = await lockPerson(tx, userId)
  return {
    addresses: [person.email, ...(await listAddressesOf(tx, userId))],
    names: person.full_name === null ? [] : [person.full_name],
  }
}

/**
 * Empties an account for good. Its row stays, disabled and under an address of no one, because the books and the audit
 * log point at it; sessions end, and links, factors and entries of the allowlist go.
 */
export async function eraseAccount(
  tx: Tx,
  { userId, addresses, at }: { userId: string; addresses: readonly string[]; at: Date },
): Promise<void> {
  requireAnotherSuperadmin(await lockPerson(tx, userId))
  await revokeSessions(tx, { userId }, 'erased', at)
  await forgetDevices(tx, userId)
  await deleteSignInTraces(tx, { userId, addresses })
  await emptyAccount(tx, userId, at)
}
