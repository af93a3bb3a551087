import type { OwnGiftRow } from './own-gifts.queries.ts'

/** What people wrote of gifts is known to the gate before the gifts themselves come to it. */
export async function* noteEach(
  gifts: AsyncIterable<OwnGiftRow[]>,
  note: (gifts: readonly OwnGiftRow[]) => unknown,
): AsyncGenerator<OwnGiftRow[]> {
  for await (const some of gifts) {
    note(some)
    yield some
  }
}
