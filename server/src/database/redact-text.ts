import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** What names a person: proven addresses and the names they went by. */
export type PersonalWords = { addresses: readonly string[]; names: readonly string[] }

/** A first name alone is also anybody else's. */
const shortestName = 5

/** Matches the words in free text, whole and in any case; undefined when there are none. */
export function wordsPattern({ addresses, names }: PersonalWords): string | undefined {
  const fullNames = names.filter((name) => name.length >= shortestName && /\S\s+\S/.test(name))
  const words = [...new Set([...addresses, ...fullNames])].map((word) =>
    word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  if (words.length === 0) return undefined
  return `(?<![[:alnum:]._+-])(${words.join('|')})(?![[:alnum:]_-])`
}

/** Whether a text column holds any of the words. */
export function mentions(column: string, pattern: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)}::text ~* ${pattern}`
}

/** The column with the words taken out of it. */
export function redacted(column: string, pattern: string): RawBuilder<string> {
  return sql<string>`regexp_replace(${sql.ref(column)}::text, ${pattern}, 'erased', 'gi')`
}
