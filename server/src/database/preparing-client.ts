import { createHash } from 'node:crypto'
import pg from 'pg'
import { isOutdatedPlan } from './database.ts'

const mostStatements = 400
const longestText = 6_000
const names = new Map<string, string>()
/** Counts up when a migration has outdated what was planned; older names are not used any more. */
let generation = 0

/** `select *` changes its shape with the table; what is planned once must not. */
const isOpenEnded = /\b(select|returning|,)\s*("?\w+"?\.)?\*/i

/**
 * A connection that has the server parse and plan each statement once. Only statements with parameters and of
 * ordinary length take part, and only so many: lists of varying length would fill the server's memory. A text
 * without parameters may be a script of several statements, which can't be prepared. A statement whose plan a
 * migration has outdated fails once; under its next name it is planned anew (`Database` repeats the work).
 */
export class PreparingClient extends pg.Client {
  // pg declares many overloads; all arrive here as they were given.
  override query = ((...given: unknown[]): unknown => {
    const [text, values, ...rest] = given
    const isOne = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isOne ? nameOf(text) : undefined
    const query = super.query.bind(this) as (...forwarded: unknown[]) => unknown
    if (name === undefined) return query(...given)
    return forgetOutdated(name, query({ name, text, values }, ...rest))
  }) as pg.Client['query']
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= mostStatements || text.length > longestText || isOpenEnded.test(text)) return undefined
  const name = `${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}

function forgetOutdated(name: string, answer: unknown): unknown {
  if (!(answer instanceof Promise)) return answer
  return answer.catch((error: unknown) => {
    // Whoever fails with an older name finds the new ones waiting.
    if (isOutdatedPlan(error) && name.startsWith(`${generation}_`)) {
      generation += 1
      names.clear()
    }
    throw error
  })
}
