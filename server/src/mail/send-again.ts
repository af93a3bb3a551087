import type { Actor } from '../http/actor.ts'
import type { Condition } from '../database/lists/list.ts'
import { writeAudit } from '../oversight/audit/write-audit.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { deleteSuppression } from './arriving/suppressions.queries.ts'
import { findMailForUpdate, updateToDueAgain } from './desk-mails.queries.ts'

/** `shown`: which there are at all for whoever asks. */
type Asked = { actor: Actor; mailId: string; shown: Condition }

/** Sends a mail once more to the address that it was for. It is the same row: what takes a mail back finds it as before. */
export function sendAgain(services: Services, { actor, mailId, shown }: Asked): Promise<void> {
  return services.database.transaction(async (tx) => {
    const mail = await findMailForUpdate(tx, mailId, shown)
    if (!mail) throw new Refusal('mail.not_found')
    const { state, isKept, isSuppressed, template } = mail
    if (state === 'held') throw new Refusal('mail.held')
    if (state === 'waiting' || state === 'failing') throw new Refusal('mail.still_waiting')
    if (state === 'withdrawn' || !isKept) throw new Refusal('mail.not_kept')
    if (isSuppressed) throw new Refusal('mail.suppressed')
    await updateToDueAgain(tx, mailId)
    await writeAudit(tx, {
      at: services.clock.now(),
      ...{ actorId: actor.userId, action: 'mail.sent_again', targetKind: 'mail', targetId: mailId },
      details: { template, state },
    })
  })
}

/** Staff know better: an address is written to again from now on. */
export function writeToAgain(
  services: Services,
  { actor, suppressionId, shown }: { actor: Actor; suppressionId: string; shown: Condition | undefined },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const lifted = await deleteSuppression(tx, suppressionId, shown)
    if (!lifted) throw new Refusal('mail.not_suppressed')
    await writeAudit(tx, {
      at: services.clock.now(),
      ...{ actorId: actor.userId, action: 'mail.suppression_lifted' },
      ...{ targetKind: 'mail_suppression', targetId: suppressionId },
      details: { reason: lifted.reason, since: lifted.since.toISOString() },
    })
  })
}
