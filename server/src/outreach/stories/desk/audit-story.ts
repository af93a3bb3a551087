import type { AuditAction } from '../../../declared.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { WrittenStory } from './written-stories.queries.ts'

export type StoryAction = Extract<AuditAction, `stories.${string}`>

type StoryAct = { actor: Actor; action: StoryAction; story: WrittenStory; at: Date; reason?: string }

/** Writes down what staff did with a story; `story` is how it was before. */
export function auditStory(tx: Tx, { actor, action, story, at, reason }: StoryAct): Promise<void> {
  const { id, title, status } = story
  return writeAudit(tx, {
    ...{ at, actorId: actor.userId, action, targetKind: 'story', targetId: id },
    details: { title, status_before: status, ...(reason ? { reason } : {}) },
  })
}
