import {
  photoAttestations,
  requiredAttestations,
  type PhotoAttestation,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { announceBook } from '../books/announce-book.ts'
import { selectPhotosOfBook } from '../books/books.queries.ts'
import type { BookRow } from '../books/stored-page.ts'
import { insertStatement, selectAttested } from '../review/statements.queries.ts'

export type PhotosAttested = { [Said in PhotoAttestation]?: boolean | null | undefined }

/** What is vouched for; refuses where anything is missing but the school's approval. */
export function requireAttested(attest: PhotosAttested): PhotoAttestation[] {
  if (requiredAttestations.some((said) => attest[said] !== true))
    throw new Refusal('storybooks.attest_missing')
  return photoAttestations.filter((said) => attest[said] === true)
}

/** Keeps what a teacher vouches for of the photos of a book, under the lock on the book. Without a photo nothing is kept. */
export async function attestPhotos(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { book, attest }: { book: BookRow; attest: PhotosAttested },
): Promise<void> {
  const said = requireAttested(attest)
  const { id: bookId, teacher_id: teacherId } = book
  if ((await selectPhotosOfBook(tx, bookId)).length === 0) return
  if ((await selectAttested(tx, bookId)).join() === said.join()) return
  await insertStatement(tx, { bookId, kind: 'photos', said, saidBy: teacherId, at: clock.now() })
  await announceBook(tx, { id: bookId, teacherId })
}
