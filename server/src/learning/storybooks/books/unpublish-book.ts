import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { announceBook } from './announce-book.ts'
import { selectBookForUpdate, updateBook } from './books.queries.ts'
import { showBook } from './show-book.ts'
import type { ShownBook } from './stored-page.ts'
import { unread } from './update-book.ts'

/** What of a book ends with its publication. A family's request does not. */
export const unpublished = { ...unread, code: null, published_at: null, in_story: false } as const

/** Nothing hides a book any more. */
export const shownAgain = { held_at: null, held_by_names: false } as const

/** Takes an own published storybook back. Its address ends; publishing again makes another. */
export function unpublishBook(
  { database, clock }: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<ShownBook> {
  const teacherId = actor.userId
  const at = clock.now()
  return database.transaction(async (tx) => {
    const book = await selectBookForUpdate(tx, { id, teacherId })
    if (!book) throw new Refusal('storybooks.not_found')
    if (book.status !== 'published') throw new Refusal('storybooks.not_published')
    await updateBook(tx, { id, at, ...unpublished, ...(book.held_by_names && shownAgain) })
    await announceBook(tx, { id, teacherId })
    await writeAudit(tx, {
      ...{ at, actorId: teacherId, action: 'storybooks.unpublished' },
      ...{ targetKind: 'storybook', targetId: id },
    })
    return showBook(tx, { id, teacherId })
  })
}
