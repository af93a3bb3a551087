import type { Tx } from '../../../database/database.ts'
import { wordsPattern, type PersonalWords } from '../../../database/redact-text.ts'
import { emptyMailsTo, listSaidInMails } from '../../../mail/erase-mails.ts'
import { revokeSessions } from '../sessions/sessions.queries.ts'
import { deleteDuties } from './duties.queries.ts'
import {
  deleteRoleWords,
  deleteSignInTraces,
  emptyAccount,
  forgetDevices,
  listAddressesOf,
  redactRoleWords,
} from './erasure.queries.ts'
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
  { userId, at, ...words }: PersonalWords & { userId: string; at: Date },
): Promise<void> {
  const { addresses } = words
  requireAnotherSuperadmin(await lockPerson(tx, userId))
  await revokeSessions(tx, { userId }, 'erased', at)
  await forgetDevices(tx, userId)
  await emptyWishedMails(tx, addresses, at)
  await deleteSignInTraces(tx, { userId, addresses })
  await deleteRoleWords(tx, userId)
  await deleteDuties(tx, userId)
  const pattern = wordsPattern(words)
  if (pattern !== undefined) await redactRoleWords(tx, pattern)
  await emptyAccount(tx, userId, at)
}

/**
 * The mails to addresses that the person wished to have and may never have proved: only what was mailed for that wish goes,
 * for the address may be somebody else's. The mails to the person say which they were, long after the wish lapsed.
 */
async function emptyWishedMails(tx: Tx, addresses: readonly string[], at: Date): Promise<void> {
  const wished = await listSaidInMails(tx, { to: addresses, template: 'address_change', param: 'newEmail' })
  await emptyMailsTo(tx, { addresses: wished, templates: ['address_change', 'address_taken'], at })
}
