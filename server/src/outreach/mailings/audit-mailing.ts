import type { AuditAction } from '../../declared.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'

type MailingAct = {
  actor: Actor
  action: Extract<AuditAction, `mailings.${string}`>
  mailingId: string
  at: Date
  details?: Readonly<Record<string, string | number>>
}

/** Writes down what staff did with a mailing. */
export function auditMailing(
  tx: Tx,
  { actor, action, mailingId, at, details = {} }: MailingAct,
): Promise<void> {
  return writeAudit(tx, {
    ...{ at, actorId: actor.userId, action, targetKind: 'mailing', targetId: mailingId, details },
  })
}
