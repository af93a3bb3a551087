import { createHash } from 'node:crypto'
import pg from 'pg'

const mostStatements = 400
const longestText = 6_000
const names = new Map<string, string>()

/**
 * A connection that has the server parse and plan each statement once. Only statements with parameters and of
 * ordinary length take part, and only so many: lists of varying length would fill the server's memory.
 */
export class PreparingClient extends pg.Client {
  // pg declares many overloads; all arrive here as they were given.
  override query = ((...given: unknown[]): unknown => {
    const [text, values, ...rest] = given
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    const query = super.query.bind(this) as (...forwarded: unknown[]) => unknown
    return name === undefined ? query(...given) : query({ name, text, values }, ...rest)
  }) as pg.Client['query']
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= mostStatements || text.length > longestText) return undefined
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
