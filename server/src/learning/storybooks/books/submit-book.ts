import { dayOf } from '@tower/contract/org-days.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireNothingPrivate } from '../safety/find-in-book.ts'
import { announceBook } from './announce-book.ts'
import { updateBook } from './books.queries.ts'
import { showBook } from './show-book.ts'
import type { BookRow, ShownBook } from './stored-page.ts'
import { lockOpenBook } from './update-book.ts'

/** Submits an own draft for review by staff. */
export function submitBook(
  services: Services,
  { actor, id, version }: { actor: Actor; id: string; version: number | undefined },
): Promise<ShownBook> {
  return services.database.transaction(async (tx) => {
    const book = await lockOpenBook(services, tx, { actor, id, version })
    await submitLocked(services, tx, book)
    return showBook(tx, { id, teacherId: actor.userId })
  })
}

/** The same under the lock on the book. */
export async function submitLocked(services: Services, tx: Tx, book: BookRow): Promise<void> {
  if (book.status !== 'draft') throw new Refusal('storybooks.status_not_yours')
  if (book.pages.length === 0) throw new Refusal('storybooks.no_pages')
  if (book.title === '') throw new Refusal('storybooks.title_missing')
  await requireNothingPrivate(tx, book)
  const at = services.clock.now()
  const { id, teacher_id: teacherId } = book
  await updateBook(tx, { id, at, status: 'submitted', submitted_at: at, returned_reason: null })
  await notifyStaff(tx, {
    type: 'storybook',
    title: 'A storybook waits for review',
    message: 'A teacher submitted a storybook. It waits for your decision under Review.',
    // One a day of each teacher: the list says how many.
    dedupeKey: `storybooks:${teacherId}:${dayOf(at)}`,
  })
  await announceBook(tx, { id, teacherId })
}
