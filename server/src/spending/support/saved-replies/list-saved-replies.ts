import type { Services } from '../../../services.ts'
import { listSavedReplyRows, type SavedReplyRow } from './saved-replies.queries.ts'

/** The answers that staff keep, by their titles. */
export function listSavedReplies({ database }: Services): Promise<SavedReplyRow[]> {
  return database.read(listSavedReplyRows)
}
