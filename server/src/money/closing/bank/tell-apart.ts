import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Tx } from '../../../database/database.ts'
import { digestOf, type KeyedLine, keyOf, type ReadStatement } from './read-statement.ts'
import { listAlike, listKept } from './statements.queries.ts'

/**
 * Banks give a number anew: a line under the number of an earlier one, of another day or amount, is another line. One that was
 * taken before such lines were told apart so keeps the key that it was taken under.
 */
export async function tellApart(tx: Tx, statement: ReadStatement): Promise<ReadStatement> {
  const kept = await listKept(tx, statement.lines)
  const lines = statement.lines.map((line) => {
    const before = kept.get(line.key)
    if (!before) kept.set(line.key, { key: line.key, day: line.day, amount_cents: line.cents })
    if (!before || (before.day === line.day && before.amount_cents === line.cents)) return line
    return { ...line, key: digestOf(`${line.key} ${line.day} ${line.cents}`) }
  })
  return { ...statement, lines: statement.format === 'ofx' ? await findEarlierKeys(tx, lines) : lines }
}

/** As many keys are tried in all, and at least so many of each name. */
const mostKeys = 200_000
const leastOfEach = 50

/**
 * Until days and amounts were told apart, the second line under one number had the second key of that number, and so on. Where a
 * line of this day and amount was taken under such a key, this is that line.
 */
async function findEarlierKeys(tx: Tx, lines: readonly KeyedLine[]): Promise<KeyedLine[]> {
  const stand = await listKept(tx, lines)
  const unknown = lines.filter(({ key }) => !stand.has(key))
  const own = new Set(lines.map(({ key }) => key))
  const alike = (await listAlike(tx, unknown)).filter(({ key }) => !own.has(key))
  if (alike.length === 0) return [...lines]
  const days = new Set(alike.map(({ day, amount_cents: cents }) => `${day} ${cents}`))
  const asked = unknown.filter(({ day, cents }) => days.has(`${day} ${cents}`))
  const nameOf = await namesByKey(new Set(asked.map(({ named }) => named)))
  const free = Map.groupBy(alike, ({ key, day, amount_cents: cents }) => `${nameOf.get(key)} ${day} ${cents}`)
  const places = new Set(asked)
  return lines.map((line) => {
    if (!places.has(line)) return line
    const earlier = free.get(`${line.named} ${line.day} ${line.cents}`)?.shift()
    return earlier ? { ...line, key: earlier.key } : line
  })
}

/** As many keys are made before whoever else asks has their turn. */
const keysAtOnce = 5_000

/** The later keys of some names, each with its name. */
async function namesByKey(names: ReadonlySet<string>): Promise<Map<string, string>> {
  const most = Math.max(leastOfEach, Math.floor(mostKeys / names.size))
  const keys = new Map<string, string>()
  for (const named of names)
    for (let which = 2; which <= most; which++) {
      keys.set(keyOf(named, which), named)
      if (keys.size % keysAtOnce === 0) await nextTurn()
    }
  return keys
}
