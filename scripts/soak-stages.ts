/** What the long form of the tests consists of: which files, on what, and how much more is asked of them. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { listOurFiles } from './check-names.ts'
import { findImporters } from './imported-by.ts'
import { repositoryRoot } from './run-program.ts'
import type { TestFile } from './test-files.ts'

/** What tests read to know how much is asked of them: see docs/guides/write-a-test.md. */
export const soakVariables = {
  SOAK: 'true',
  FUZZ_BODIES: '600',
  GUESSES: '10000',
  EVENT_ORDERS: 'all',
  PROPERTY_RUNS: '20',
  COST_ROWS: '200000',
  HOSTILE_FILES: '2000',
  CANARIES: '500',
} as const

export type SoakVariable = keyof typeof soakVariables

export type SoakStage = {
  name: string
  title: string
  /** The files that read one of these variables, or import what reads it; those of earlier stages left out. */
  reads: readonly SoakVariable[]
  /** For journeys: which of them, in how many rounds, and whether beside a load. */
  journeys?: { pattern: RegExp; rounds: number; besideLoad: boolean }
}

const everyPage = /^e2e\/journeys\/every-page/

/** Browsers first: what fails by chance fails there, and whoever waits should know early. */
export const soakStages: readonly SoakStage[] = [
  {
    name: 'pages',
    title: 'Every state of every page',
    reads: [],
    journeys: { pattern: everyPage, rounds: 1, besideLoad: false },
  },
  {
    name: 'journeys',
    title: 'Every journey three times, beside a load',
    reads: [],
    journeys: {
      pattern: new RegExp(`^(?!${everyPage.source.slice(1)})`),
      rounds: 3,
      besideLoad: true,
    },
  },
  { name: 'bodies', title: 'Bodies, addresses and queries of chance at every call', reads: ['FUZZ_BODIES'] },
  { name: 'guesses', title: 'Guesses of passwords and codes', reads: ['GUESSES'] },
  { name: 'events', title: 'Events of the payment provider in every order', reads: ['EVENT_ORDERS'] },
  { name: 'histories', title: 'Long histories of chance', reads: ['PROPERTY_RUNS'] },
  { name: 'costs', title: 'What reads cost among many rows', reads: ['COST_ROWS'] },
  { name: 'uploads', title: 'Hostile files', reads: ['HOSTILE_FILES'] },
  { name: 'canaries', title: 'Names of children planted through every form', reads: ['CANARIES'] },
  { name: 'others', title: 'All other tests that have a long form', reads: ['SOAK'] },
]

/** How many processes keep a core busy while journeys run: half of the cores. */
export const loopsOfLoad = Math.max(1, Math.floor(availableParallelism() / 2))

/** The files of each stage; a file belongs to the first stage that claims it. */
export function filesOfStages(
  tests: readonly TestFile[],
  readersOf: (variable: SoakVariable) => ReadonlySet<string> = findReaders,
): Map<SoakStage, TestFile[]> {
  const claimed = new Set<string>()
  return new Map(
    soakStages.map((stage) => {
      const readers = stage.reads.map(readersOf)
      const files = tests.filter(({ path, needs }) =>
        stage.journeys
          ? needs === 'browser' && stage.journeys.pattern.test(path)
          : needs !== 'browser' && !claimed.has(path) && readers.some((paths) => paths.has(path)),
      )
      for (const { path } of files) claimed.add(path)
      return [stage, files]
    }),
  )
}

/** Whoever reads a variable of the environment, in its own source or through what it imports. */
function findReaders(variable: SoakVariable): Set<string> {
  const sources = listOurFiles().filter((path) => /\.tsx?$/.test(path) && !path.startsWith('scripts/'))
  const reading = new RegExp(`process\\.env\\.${variable}\\b`)
  const readers = sources.filter((path) => reading.test(readFileSync(join(repositoryRoot, path), 'utf8')))
  return findImporters(sources, readers)
}
