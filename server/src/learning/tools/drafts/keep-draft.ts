import type { ToolDraft } from '@tower/contract/learning/tools.contract.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { deleteDraft, upsertDraft } from './drafts.queries.ts'

/** Keeps what a teacher is typing into a tool, one draft a tool; without anything typed, none. */
export function keepDraft(
  { database, clock }: Services,
  { actor, tool, fields }: ToolDraft & { actor: Actor },
): Promise<void> {
  const teacherId = actor.userId
  const isEmpty = Object.values(fields).every((value) => value.trim() === '')
  return database.transaction((tx) =>
    isEmpty
      ? deleteDraft(tx, { teacherId, tool })
      : upsertDraft(tx, { teacherId, tool, fields, at: clock.now() }),
  )
}
