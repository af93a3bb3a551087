import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { isSamePerson } from '../../people/identity/accounts/is-same-person.ts'
import { Refusal } from '../../refusal.ts'
import { findMailing, findMailingForUpdate, type MailingRow } from './mailings.queries.ts'

export async function getMailing(tx: Tx, id: string): Promise<MailingRow> {
  const mailing = await findMailing(tx, id)
  if (!mailing) throw new Refusal('mailings.not_found')
  return mailing
}

/** The same, locked until the transaction ends: of two who act on it, the second sees what the first did. */
export async function getMailingForUpdate(tx: Tx, id: string): Promise<MailingRow> {
  const mailing = await findMailingForUpdate(tx, id)
  if (!mailing) throw new Refusal('mailings.not_found')
  return mailing
}

/** Whoever saw an earlier form of a mailing looks again first. */
export function requireSeen({ updated_at: at }: MailingRow, seenAt: Date): void {
  if (at.getTime() !== seenAt.getTime()) throw new Refusal('mailings.changed_meanwhile')
}

/** Whether somebody else has to agree: they wrote it or asked for it, under this account or another one of theirs. */
export function isOwn(tx: Tx, { author_id: authorId, asked_by_id: askedBy }: MailingRow, actor: Actor) {
  return isSamePerson(tx, actor, [authorId, askedBy])
}
