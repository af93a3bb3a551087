import { createHash } from 'node:crypto'
import pg from 'pg'
import { isOutdatedPlan } from './database.ts'
import { sentExactly } from './exact-instant.ts'

export const mostStatements = 400
const longestText = 6_000
/** The statements that are kept, the one that rested longest first. */
const names = new Map<string, string>()
/** Of statements that found no place: whichever comes again soon takes that of the one that rested longest. */
const askedOnce = new Set<string>()
/** Counts up whenever a name is given up. */
let forgotten = 0
/** Counts up when a migration has outdated what was planned; older names are not used any more. */
let generation = 0

/** `select *` changes its shape with the table; what is planned once must not. */
const isOpenEnded = /\b(select|returning|,)\s*("?\w+"?\.)?\*/i

/** What the driver keeps of a connection, and does not declare. */
type Inside = {
  readyForQuery: boolean
  connection: {
    parsedStatements: Record<string, string>
    submittedNamedStatements: Record<string, string>
    close(statement: { type: 'S'; name: string }): void
  }
}

/**
 * A connection that has the server parse and plan each statement once. Only statements with parameters and of
 * ordinary length take part, and only so many, those used last: lists of varying length would fill the server's memory,
 * and what has given up its place is let go by each connection with the next statement it sends. A text
 * without parameters may be a script of several statements, which can't be prepared. A statement whose plan a
 * migration has outdated fails once; under its next name it is planned anew (`Database` repeats the work).
 */
export class PreparingClient extends pg.Client {
  // pg declares many overloads; all arrive here as they were given.
  override query = ((...given: unknown[]): unknown => {
    const [text, parameters, callback] = given
    const query = super.query.bind(this) as (...forwarded: unknown[]) => unknown
    if (typeof text !== 'string' || typeof parameters === 'function') return query(...given)
    const values = sentExactly(parameters)
    const name = Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    if (name !== undefined && this.#forgotten !== forgotten) this.#letGo()
    const statement = name === undefined ? [text, values] : [{ name, text, values }]
    if (callback !== undefined) return query(...statement, callback)
    return answerOf(name, (hear) => query(...statement, hear))
  }) as pg.Client['query']

  #forgotten = 0

  /** Sent ahead of the next statement, in one message with it. While another one is under way that can't be. */
  #letGo(): void {
    const { readyForQuery, connection } = this as unknown as Inside
    if (!readyForQuery) return
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection
    for (const [name, text] of Object.entries(parsed)) {
      if (names.get(text) === name) continue
      connection.close({ type: 'S', name })
      delete parsed[name]
      delete submitted[name]
    }
    this.#forgotten = forgotten
  }
}

type Hear = (error: Error | null, result: unknown) => void

/**
 * What a statement answers. Asked with a callback: in the promise that pg makes itself each answer holds on to the next, so
 * that short collections of garbage free none of them, and a process that reads much grows by all that it has read.
 */
async function answerOf(name: string | undefined, ask: (hear: Hear) => void): Promise<unknown> {
  try {
    return await new Promise((resolve, reject) =>
      ask((error, result) => (error ? reject(error) : resolve(result))),
    )
  } catch (error) {
    // Where it was asked, not where its answer was read.
    if (error instanceof Error) Error.captureStackTrace(error)
    if (name !== undefined) forgetOutdated(name, error)
    throw error
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) {
    names.delete(text)
    names.set(text, known)
    return known
  }
  if (text.length > longestText || isOpenEnded.test(text) || !takePlace(text)) return undefined
  const name = `${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}

/** Where all places are taken, a text that is asked once and never again takes none. */
function takePlace(text: string): boolean {
  if (names.size < mostStatements) return true
  if (!askedOnce.delete(text)) {
    if (askedOnce.size >= mostStatements) askedOnce.clear()
    askedOnce.add(text)
    return false
  }
  const [longest] = names.keys()
  if (longest !== undefined) names.delete(longest)
  forgotten += 1
  return true
}

/** Whoever fails with an older name finds the new ones waiting. */
function forgetOutdated(name: string, error: unknown): void {
  if (!isOutdatedPlan(error) || !name.startsWith(`${generation}_`)) return
  generation += 1
  forgotten += 1
  names.clear()
}
