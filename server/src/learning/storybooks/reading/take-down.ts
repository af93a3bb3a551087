import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectAnyBookForUpdate, updateBook } from '../books/books.queries.ts'
import { mailNews } from '../review/mail-news.ts'
import { countOpenTakedowns, insertTakedown, mostTakedowns, selectIdOfCode } from './reading.queries.ts'

export type TakeDown = { code: string; reason: string | null; email: string | null }

/**
 * Hides a published book at once, whoever asks and without a reason: a child who is hurt by a page can't wait for an office.
 * Staff look at it then, and show it again where it was a mistake.
 */
export function takeDownBook(
  { database, clock }: Services,
  { code, reason, email }: TakeDown,
): Promise<void> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const id = await selectIdOfCode(tx, code)
    const book = id === undefined ? undefined : await selectAnyBookForUpdate(tx, id)
    if (book?.status !== 'published' || book.code !== code) throw new Refusal('storybooks.book_not_found')
    const bookId = book.id
    // It is hidden already: what a second family writes is kept, up to what staff can read.
    if ((await countOpenTakedowns(tx, bookId)) < mostTakedowns)
      await insertTakedown(tx, { bookId, reason, email, at })
    if (book.held_at !== null && !book.held_by_names) return
    await updateBook(tx, { id: bookId, at, held_at: at, held_by_names: false })
    await notifyStaff(tx, {
      type: 'storybook',
      title: 'A family asked to take a storybook down',
      message: 'It is hidden. Look at it under Review: take it off for good, or show it again.',
      dedupeKey: `storybook-held:${bookId}:${at.toISOString()}`,
    })
    await mailNews(tx, { book, outcome: 'held', reason: null, at })
    await announceBook(tx, { id: bookId, teacherId: book.teacher_id })
    await writeAudit(tx, {
      ...{ at, actorId: null, action: 'storybooks.held' },
      ...{ targetKind: 'storybook', targetId: bookId },
    })
  })
}
