import { buffer } from 'node:stream/consumers'
import type { Services } from '../../services.ts'

/** The bytes of a picture, whole, as the store has them; undefined when they are gone. */
export async function readFileOf(
  { fileStore }: Pick<Services, 'fileStore'>,
  hash: string,
): Promise<Buffer | undefined> {
  const bytes = await fileStore.open(hash)
  return bytes && buffer(bytes)
}
