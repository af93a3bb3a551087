import { type HeldMailReason, mostHeldMails } from '@tower/contract/oversight/gate.ts'
import type { NamedChild } from '../../gate.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { type QueuedWords, renderCovered, renderQueued } from '../render-queued.ts'
import {
  deleteHeldWords,
  findHeldWords,
  selectHeld,
  updateToReleased,
  type HeldRow,
} from './held-mails.queries.ts'

type Asked = { actor: Actor; mailId: string }

/** Mails that are held back, the newest first. */
export function listHeldMails({ database }: Pick<Services, 'database'>): Promise<HeldRow[]> {
  return database.read((tx) => selectHeld(tx, mostHeldMails))
}

export type HeldMail = {
  to: string
  subject: string
  text: string
  heldAt: Date
  /** Which children it names. */
  names: NamedChild[]
}

/** What a mail that is held back says. Who reads it reads of a child, and the log says so. */
export async function readHeldMail(services: Services, { actor, mailId }: Asked): Promise<HeldMail> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const found = await services.database.transaction(async (tx) => {
    const words = await findHeldWords(tx, mailId)
    if (!words) throw new Refusal('safety.mail_not_held')
    await writeAudit(tx, auditRow('mail.held_read', { actor, mailId, at }))
    return words
  })
  const { subject, text } = await renderCovered(services, found)
  return { to: found.to, subject, text, heldAt: found.held_at, names: await listNamed(services, found) }
}

/** As the gate saw it: staff who look after children see which of them keeps it from leaving. */
async function listNamed(services: Services, mail: QueuedWords): Promise<NamedChild[]> {
  const { rendered, written } = await renderQueued(services, mail)
  const { subject, html, text, greets } = rendered
  return services.gate.whose('email', { subject, html, text }, { email: mail.to, fullName: greets, written })
}

/** Sends a mail all the same. */
export function releaseHeldMail(services: Services, { actor, mailId }: Asked): Promise<void> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    const released = await updateToReleased(tx, { id: mailId, actorId: actor.userId, at })
    if (!released) throw new Refusal('safety.mail_not_held')
    await writeAudit(tx, auditRow('mail.released', { actor, mailId, at }))
  })
}

/** Deletes a mail that shall never leave, at once: nothing of it is kept but that it was meant to. */
export function deleteHeldMail(
  services: Services,
  { actor, mailId, reason }: Asked & { reason: HeldMailReason },
): Promise<void> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  return services.database.transaction(async (tx) => {
    if (!(await deleteHeldWords(tx, mailId))) throw new Refusal('safety.mail_not_held')
    await writeAudit(tx, {
      ...auditRow('mail.held_deleted', { actor, mailId, at }),
      details: { because: reason },
    })
  })
}

type HeldAct = 'mail.held_read' | 'mail.released' | 'mail.held_deleted'

function auditRow(action: HeldAct, { actor, mailId, at }: Asked & { at: Date }) {
  return { at, actorId: actor.userId, action, targetKind: 'mail', targetId: mailId, details: {} }
}
