import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../../src/services.ts'

/** The files of the store, and those on their way into it, in whose name or bytes one of the words stands. */
export async function findWordsInFiles(
  { config }: Pick<Services, 'config'>,
  words: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const folder of ['files', 'uploads']) {
    const root = join(config.DATA_DIR, folder)
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries.filter((one) => one.isFile())) {
      const bytes = await readFile(join(entry.parentPath, entry.name))
      // A document may write its metadata in two bytes a sign, wherever that begins: without the empty ones it is text.
      const said = [entry.name, bytes.toString('utf8'), bytes.filter((byte) => byte !== 0).toString()]
      if (words.some((word) => said.some((text) => text.toLowerCase().includes(word.toLowerCase()))))
        found.push(`${folder}/${entry.name}`)
    }
  }
  return found
}
