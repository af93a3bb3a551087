import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { withdrawMails } from '../../mail/withdraw-mails.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { auditMailing } from './audit-mailing.ts'
import { listSaid } from './choose-words.ts'
import { getMailing, getMailingForUpdate, isOwn, requireSeen } from './get-mailing.ts'
import { dropReaders, type MailingRow, updateMailing } from './mailings.queries.ts'
import { countSegment, insertReaders } from './segment.queries.ts'

export type DecideMailing = { actor: Actor; mailingId: string; seenAt: Date }
/** With the number that stood on the screen. */
export type SeenMailing = DecideMailing & { readers: number }

/** Asks a second person to agree, with the text and the number as they stand. */
export async function askForMailing(services: Services, wish: SeenMailing): Promise<void> {
  const { clock, database } = services
  const { actor, mailingId, seenAt, readers } = wish
  await requireNoChild(services, mailingId)
  const at = clock.now()
  await database.transaction(async (tx) => {
    const mailing = await getMailingForUpdate(tx, mailingId)
    if (mailing.state !== 'draft') throw new Refusal('mailings.not_draft')
    requireSeen(mailing, seenAt)
    requireReaders((await countSegment(tx, mailing)).readers, readers)
    await updateMailing(
      tx,
      { id: mailingId, at },
      {
        ...{ state: 'waiting', readers, asked_by: actor.userId, asked_at: at },
        ...{ decided_by: null, decided_at: null, decision_reason: null },
      },
    )
    await auditMailing(tx, { actor, action: 'mailings.asked', mailingId, at, details: { readers } })
  })
}

/**
 * Somebody else lets it leave, as its text and its number stand on their screen. Who gets it is fixed by that, in one statement; the
 * mails are queued by a job, in pieces.
 */
export async function agreeToMailing(services: Services, wish: SeenMailing): Promise<void> {
  const { clock, database } = services
  const { actor, mailingId, readers } = wish
  await requireNoChild(services, mailingId)
  const at = clock.now()
  await database.transaction(async (tx) => {
    const mailing = await holdWaiting(tx, wish)
    requireReaders(await insertReaders(tx, mailingId, mailing), readers)
    await updateMailing(
      tx,
      { id: mailingId, at },
      { state: 'leaving', readers, decided_by: actor.userId, decided_at: at },
    )
    await auditMailing(tx, { actor, action: 'mailings.agreed', mailingId, at, details: { readers } })
  })
}

/** Somebody else gives it back to whoever wrote it, with the reason. */
export async function refuseMailing(
  { clock, database }: Services,
  { reason, ...wish }: DecideMailing & { reason: string },
): Promise<void> {
  const { actor, mailingId } = wish
  const at = clock.now()
  await database.transaction(async (tx) => {
    await holdWaiting(tx, wish)
    await updateMailing(
      tx,
      { id: mailingId, at },
      { state: 'refused', decided_by: actor.userId, decided_at: at, decision_reason: reason },
    )
    await auditMailing(tx, { actor, action: 'mailings.refused', mailingId, at, details: { reason } })
  })
}

/**
 * Stops a mailing for good: what has not left yet never does. That needs nobody's consent. Answers how many are not written to by it; where
 * nothing is left to stop it is refused, and the mailing stays one that has left.
 */
export function cancelMailing(
  { clock, database }: Services,
  { actor, mailingId }: Omit<DecideMailing, 'seenAt'>,
): Promise<number> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const { state } = await getMailingForUpdate(tx, mailingId)
    if (state === 'canceled') throw new Refusal('mailings.over')
    const isAgreed = state === 'leaving' || state === 'left'
    const notSent = isAgreed ? (await withdrawMails(tx, mailingId)) + (await dropReaders(tx, mailingId)) : 0
    // What it was written from stays as well: the transaction is undone.
    if (state === 'left' && notSent === 0) throw new Refusal('mailings.has_left')
    await updateMailing(
      tx,
      { id: mailingId, at },
      { state: 'canceled', canceled_by: actor.userId, canceled_at: at },
    )
    const details = { not_sent: notSent }
    await auditMailing(tx, { actor, action: 'mailings.canceled', mailingId, at, details })
    return notSent
  })
}

/** Of two who decide at once the second learns that it is decided. Whoever wrote it, or asked for it, decides nothing. */
async function holdWaiting(tx: Tx, { actor, mailingId, seenAt }: DecideMailing): Promise<MailingRow> {
  const mailing = await getMailingForUpdate(tx, mailingId)
  if (mailing.state !== 'waiting') throw notWaiting(mailing)
  if (await isOwn(tx, mailing, actor)) throw new Refusal('mailings.own')
  requireSeen(mailing, seenAt)
  return mailing
}

function notWaiting({ decided_by: by, decided_at: at }: MailingRow): Refusal {
  if (by === null || at === null) return new Refusal('mailings.not_waiting')
  return new Refusal('mailings.not_waiting', `${by} decided before you.`, { by, at: at.toISOString() })
}

/** The number is still the one that was seen, and is not nobody. */
function requireReaders(readers: number, seen: number): void {
  if (readers !== seen)
    throw new Refusal(
      'mailings.readers_changed',
      `The segment has changed: ${readers} would get it now. Look at the number again first.`,
      { readers: String(readers) },
    )
  if (readers === 0) throw new Refusal('mailings.empty')
}

/** Else each of its mails would be held back by itself. What is asked of the gate is asked outside the transaction. */
async function requireNoChild({ database, gate }: Services, mailingId: string): Promise<void> {
  const mailing = await database.read((tx) => getMailing(tx, mailingId))
  const written = listSaid(mailing).flatMap(({ subject, text }) => [subject, text])
  if ((await gate.whose('email', written, { written })).length > 0) throw new Refusal('mailings.names_child')
}
