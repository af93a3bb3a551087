import type { AuditAction } from '../../../declared.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { ManagedSlide } from './slides.queries.ts'

type SlideAct = {
  actor: Actor
  action: Extract<AuditAction, `broadcasts.${string}`>
  slide: ManagedSlide
  at: Date
  /** How far it was before. */
  was?: ManagedSlide['status']
}

/** Writes down what staff did with a slide. */
export function auditSlide(tx: Tx, { actor, action, slide, at, was }: SlideAct): Promise<void> {
  const { id, title, status, is_urgent: isUrgent } = slide
  return writeAudit(tx, {
    ...{ at, actorId: actor.userId, action, targetKind: 'broadcast', targetId: id },
    details: { title, status, is_urgent: isUrgent, ...(was !== undefined && { status_before: was }) },
  })
}
