import { Environment } from '../../environment.ts'

/** Read by others than the server's configuration: by the build, and by what measures or starts the server. */
const alsoOurs = ['VITE_AUTH_URL']
/** Names of Node's own begin as one of ours does. */
const notOurs = /^NODE_/

/**
 * Variables that look as if they were meant for us and that nobody reads, one sentence each with the nearest name that is
 * read. Whoever mistypes an optional one hears of it nowhere else.
 */
export function findUnknownVariables(environment: Record<string, string | undefined>): string[] {
  const known = [...Object.keys(Environment.shape), ...alsoOurs]
  return Object.keys(environment)
    .filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name) && !notOurs.test(name))
    .filter((name) => !known.includes(name) && !known.includes(name.replace(/_FILE$/, '')))
    .flatMap((name) => {
      const written = name.replace(/_FILE$/, '')
      const { nearest, distance } = findNearest(written, known)
      if (distance <= (nearest.length < 6 ? 1 : 2))
        return [`${name} is read by nothing; is ${nearest} meant?`]
      const family = known.filter((one) => familyOf(one) !== undefined && familyOf(one) === familyOf(written))
      if (family.length === 0) return []
      return [`${name} is read by nothing; the nearest is ${findNearest(written, family).nearest}`]
    })
}

/** `STRIPE_` of `STRIPE_SECRET_KEY`. */
const familyOf = (name: string): string | undefined => /^[A-Z0-9]+_/.exec(name)?.[0]

function findNearest(name: string, known: readonly string[]): { nearest: string; distance: number } {
  return known
    .map((nearest) => ({ nearest, distance: countEdits(name, nearest) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best))
}

/** How many letters have to be changed, added, taken away or swapped with the next one. */
function countEdits(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= from.length; row += 1) {
    const edits = [row]
    rows.push(edits)
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      edits[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(from.length, to.length)
}
