import type { PGlite, Transaction } from '@electric-sql/pglite'
import { copySettings, copyTarget, quoted, type CopyMode, type CopySession } from './copy-session.ts'

/** So many pages of a table are handed over at once: two megabytes, besides what its longest values take. */
const pagesAtOnce = 256
const handOverBytes = 1024 * 1024

/** Copies within the one session of the embedded database, which all others wait for meanwhile. */
export function copyOverPglite<T>(
  pglite: PGlite,
  mode: CopyMode,
  work: (session: CopySession) => Promise<T>,
): Promise<T> {
  return pglite.transaction(async (tx) => {
    if (mode === 'read') await tx.exec('set transaction isolation level repeatable read, read only')
    await tx.exec(copySettings)
    return work(sessionOver(tx))
  })
}

function sessionOver(tx: Transaction): CopySession {
  return {
    query: async <R extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
      (await tx.query<R>(sql, values)).rows,
    run: async (sql) => void (await tx.exec(sql)),
    copyOut: (table) => copyPages(tx, table),
    copyIn: async (table, text) => {
      const statement = `copy ${copyTarget(table)} from '/dev/blob'`
      for await (const lines of wholeLines(text))
        await tx.query(statement, [], { blob: new Blob([new Uint8Array(lines)]) })
    },
  }
}

async function* copyPages(
  tx: Transaction,
  { name, columns }: { name: string; columns: readonly string[] },
): AsyncIterable<Buffer> {
  const table = `public.${quoted(name)}`
  const { rows } = await tx.query<{ pages: number }>(
    `select (pg_relation_size('${table.replaceAll("'", "''")}') / current_setting('block_size')::int)::int as pages`,
  )
  const pages = rows[0]?.pages ?? 0
  for (let page = 0; page < pages; page += pagesAtOnce) {
    const selected = `select ${columns.map(quoted).join(', ')} from only ${table}
      where ctid >= '(${page},0)'::tid and ctid < '(${page + pagesAtOnce},0)'::tid`
    const { blob } = await tx.query(`copy (${selected}) to '/dev/blob'`)
    if (blob && blob.size > 0) yield Buffer.from(await blob.arrayBuffer())
  }
}

/** The same text in pieces that end where a line ends: within a row, the text has no such sign. */
async function* wholeLines(text: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of text) {
    held.push(chunk)
    bytes += chunk.length
    const end = chunk.lastIndexOf('\n') + 1
    if (bytes < handOverBytes || end === 0) continue
    const all = Buffer.concat(held, bytes)
    const rest = chunk.length - end
    yield all.subarray(0, bytes - rest)
    held = rest > 0 ? [all.subarray(bytes - rest)] : []
    bytes = rest
  }
  if (bytes > 0) yield Buffer.concat(held, bytes)
}
