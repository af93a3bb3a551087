import { checkFile } from './copy-files.ts'
import { tableName, type Manifest, type TableEntry } from './manifest.ts'
import { sumText } from './row-sums.ts'
import { damaged } from './sealing.ts'
import type { StoredFile } from './tables.queries.ts'
import type { Vault } from './vault.ts'

/** Reads all tables of a backup to their end, before anything is done with them; throws where one is not as it was written. */
export async function checkTables(vault: Vault, { name, tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const file = tableName(name, table.name)
    const sums = await sumText(vault.read(file))
    if (sums.sha256 !== table.sha256 || sums.rows !== table.rows) throw damaged(file)
  }
}

/** The same for the files that a backup names. */
export async function checkFiles(vault: Vault, manifest: Manifest): Promise<void> {
  for await (const file of filesOf(vault, manifest)) await checkFile(vault, file)
}

/** The files that a backup names, as its own rows say: in the order of COPY's text, without what was lost already. */
export async function* filesOf(vault: Vault, manifest: Manifest): AsyncIterable<StoredFile> {
  const table = manifest.tables.find(({ name }) => name === 'file_contents')
  if (!table || manifest.files === null) return
  const lost = new Set(manifest.lost)
  for await (const row of rowsOf(vault, manifest.name, table)) {
    const { hash, byte_size: byteSize, media_type: mediaType, stored_at: stored, dropping_at: dropping } = row
    if (hash === undefined || lost.has(hash) || stored === nothing || dropping !== nothing) continue
    yield { hash, byteSize: Number(byteSize), mediaType: String(mediaType) }
  }
}

/** How COPY writes that there is nothing. */
const nothing = String.raw`\N`

/** The rows of a table as their columns' text; good for columns without signs that COPY writes otherwise. */
async function* rowsOf(
  vault: Vault,
  backup: string,
  { name, columns }: TableEntry,
): AsyncIterable<Record<string, string>> {
  let begun = ''
  const decoder = new TextDecoder()
  for await (const chunk of vault.read(tableName(backup, name))) {
    const lines = (begun + decoder.decode(chunk, { stream: true })).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) {
      const fields = line.split('\t')
      yield Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? nothing]))
    }
  }
}
