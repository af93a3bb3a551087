import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Migration } from '../read-migrations.ts'

/** Written by `npm run baseline`, in a folder of its own: whoever reads migrations finds in it nothing that these do not say. */
export const baselineFile = new URL('../../../migrations/baseline/schema.generated.sql', import.meta.url)

const firstLine = /^-- Holds (\d+) migrations up to (\S+\.sql), digest ([0-9a-f]{64})\.\n/

/** What the first of our migrations leave in an empty database, in one script. */
export type Baseline = {
  text: string
  /** How many of them, the last of them, and the digest of them all. */
  holds: number
  last: string
  digest: string
}

/** Throws where the file is not one that `npm run baseline` wrote. */
export function readBaseline(file: URL = baselineFile): Baseline {
  const text = readFileSync(file, 'utf8')
  const [, holds, last, digest] = firstLine.exec(text) ?? []
  if (!holds || !last || !digest) throw new Error(`${file.pathname} does not say what it holds`)
  return { text, holds: Number(holds), last, digest }
}

/** The line that says which migrations a baseline holds. */
export const sayHeld = (held: readonly Migration[]): string =>
  `-- Holds ${held.length} migrations up to ${held.at(-1)?.name}, digest ${digestOf(held)}.\n`

/** Whether it holds the first of these migrations exactly as they are, and not one more. */
export function isOf({ holds, digest }: Baseline, migrations: readonly Migration[]): boolean {
  return holds <= migrations.length && digestOf(migrations.slice(0, holds)) === digest
}

function digestOf(migrations: readonly Migration[]): string {
  const hash = createHash('sha256')
  for (const { name, digest } of migrations) hash.update(`${name} ${digest}\n`)
  return hash.digest('hex')
}
