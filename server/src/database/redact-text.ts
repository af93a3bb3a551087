import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from './database.ts'
import type { DB } from './schema.generated.ts'

/** What names a person: proven addresses and the names they went by. */
export type PersonalWords = {
  addresses: readonly string[]
  names: readonly string[]
  /** What carries a part of the name and is copied as it stands, such as the name of their classroom. */
  phrases?: readonly string[]
}

/** A first name alone is also anybody else's. */
const shortestName = 5

/** Matches the words in free text, whole and in any case; undefined when there are none. */
export function wordsPattern({ addresses, names, phrases = [] }: PersonalWords): string | undefined {
  return patternOf([...addresses, ...names.filter(isFullName), ...phrases])
}

/**
 * The same, and each longer part of a name by itself: for rows that are the person's own, and for copies that may lose a
 * word too many.
 */
export function ownWordsPattern(words: PersonalWords): string | undefined {
  return patternOf([
    ...words.addresses,
    ...words.names,
    ...(words.phrases ?? []),
    ...namePartsOf(words.names),
  ])
}

/** The parts of names that tell somebody apart, long ones first so that none is cut from another. */
export function namePartsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => [...name.split(/\s+/), ...name.split(/[^\p{L}\p{M}]+/u)])
  return [...new Set(parts)].filter((part) => part.length >= shortestName)
}

const isFullName = (name: string) => name.length >= shortestName && /\S\s+\S/.test(name)

function patternOf(wanted: readonly string[]): string | undefined {
  const words = [...new Set(wanted)]
    .filter((word) => word.length >= shortestName)
    .toSorted((one, other) => other.length - one.length)
  return words.length === 0 ? undefined : wordsNaming(...words)
}

/** Matches these words, however short, whole and in any case: where it is known already of whom a row tells. */
export function wordsNaming(...words: readonly string[]): string {
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return `(?<![[:alnum:]._+-])(${escaped.join('|')})(?![[:alnum:]_-])`
}

/** Whether a text column holds any of the words. */
export function mentions(column: string, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)}::text ~* ${pattern}`
}

/** The column with the words taken out of it. */
export function redacted(column: string, pattern: string): RawBuilder<string> {
  return sql<string>`regexp_replace(${sql.ref(column)}::text, ${pattern}, 'erased', 'gi')`
}

type FreeText = {
  table: keyof DB
  columns: readonly string[]
  /** Which rows are the person's own: there a part of their name goes as well. */
  own?: RawBuilder<SqlBool>
}

/** Takes a person out of what staff wrote freely. The rest of it stays, and is never longer than it was. */
export async function redactFreeText(
  tx: Tx,
  words: PersonalWords,
  { table, columns, own }: FreeText,
): Promise<void> {
  const runs = [{ pattern: wordsPattern(words), rows: sql<SqlBool>`true` }]
  if (own) runs.push({ pattern: ownWordsPattern(words), rows: own })
  for (const { pattern, rows } of runs) {
    if (pattern === undefined) continue
    for (const column of columns)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = left(${redacted(column, pattern)}, length(${sql.ref(column)}))
        where ${mentions(column, pattern)} and ${rows}`.execute(tx)
  }
}
