import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { announceBook } from './announce-book.ts'
import { deleteBook, selectBookForUpdate } from './books.queries.ts'

/** Deletes an own storybook with its pictures, for good: also where storybooks are off meanwhile. */
export function removeBook(
  { database, clock }: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<void> {
  const teacherId = actor.userId
  return database.transaction(async (tx) => {
    const book = await selectBookForUpdate(tx, { id, teacherId })
    if (!book) throw new Refusal('storybooks.not_found')
    await deleteBook(tx, id)
    await announceBook(tx, { id, teacherId })
    if (book.status !== 'published' && book.held_at === null) return
    await writeAudit(tx, {
      ...{ at: clock.now(), actorId: teacherId, action: 'storybooks.removed' },
      ...{ targetKind: 'storybook', targetId: id, details: { held: book.held_at !== null } },
    })
  })
}
