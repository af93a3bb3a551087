import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

const folder = new URL('../../migrations/', import.meta.url)
const fileName = /^\d{4}-[a-z0-9-]+\.sql$/

/** The first line of a migration that says which code, by the last migration that it knows, runs on it. */
const declaration = /^-- Runs with code from (\d{4}) on\.\n/

export type Migration = {
  name: string
  text: string
  digest: string
  /** The number of the migration from which on code runs with this one; undefined: none before it does. */
  runsFrom?: string | undefined
}

/** The migrations of this version, in order. */
export function readMigrations(): Migration[] {
  return listMigrations(readdirSync(folder)).map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const digest = createHash('sha256').update(text).digest('hex')
    return { name, text, digest, runsFrom: declaration.exec(text)?.[1] }
  })
}

/** The four digits that a migration's name begins with. */
export const numberOf = (name: string): string => name.slice(0, 4)

/** Their names among those of a folder; one that is named otherwise would never run, and nobody would hear of it. */
export function listMigrations(names: readonly string[]): string[] {
  const files = names.filter((name) => name.endsWith('.sql'))
  const stranger = files.find((name) => !fileName.test(name))
  if (stranger !== undefined)
    throw new Error(`${stranger} is not named as a migration is: 0001-small-letters-and-hyphens.sql`)
  return files.toSorted()
}
