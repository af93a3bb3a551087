/** The pieces that the long form of the tests is run in, and which of them were green before at this very tree. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from './run-program.ts'
import type { SoakStage } from './soak-stages.ts'
import type { TestCount } from './test-count.ts'
import type { TestFile } from './test-files.ts'

/** How many files of journeys share servers and demo data: some ten minutes of two cores. */
const filesOfPiece = 10

export type SoakPiece = { stage: SoakStage; name: string; files: readonly TestFile[] }

export type GreenPiece = { seconds: number; count: TestCount }

/** A stage without journeys is one piece; of journeys each round is several, each with servers and demo data of its own. */
export function piecesOf(stage: SoakStage, files: readonly TestFile[]): SoakPiece[] {
  if (!stage.journeys) return [{ stage, name: stage.name, files }]
  const batches = Array.from({ length: Math.ceil(files.length / filesOfPiece) }, (_, batch) =>
    files.slice(batch * filesOfPiece, (batch + 1) * filesOfPiece),
  )
  return Array.from({ length: stage.journeys.rounds }, (_, round) =>
    batches.map((batch, at) => ({
      stage,
      name: `${stage.name}, round ${round + 1}, ${at + 1} of ${batches.length}`,
      files: batch,
    })),
  ).flat()
}

/** What was green at a tree, piece by piece, so that a night that was cut short goes on the next. */
export class SoakRecord {
  readonly #path: string
  readonly #green: Record<string, GreenPiece>

  constructor(key: string, home = join(repositoryRoot, '.cache/soak')) {
    this.#path = join(home, `${key}.json`)
    this.#green = existsSync(this.#path)
      ? (JSON.parse(readFileSync(this.#path, 'utf8')) as Record<string, GreenPiece>)
      : {}
  }

  find({ name }: SoakPiece): GreenPiece | undefined {
    return this.#green[name]
  }

  keep({ name }: SoakPiece, green: GreenPiece): void {
    this.#green[name] = green
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, JSON.stringify(this.#green, undefined, 2))
  }
}

/** What a run was of: every committed file, and how much was asked for. Undefined where something is not committed. */
export function keyOfTree(asked: Readonly<Record<string, string | undefined>>): string | undefined {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' })
  if (git('status', '--porcelain') !== '') return undefined
  const told = Object.entries(asked).toSorted(([one], [other]) => one.localeCompare(other))
  return createHash('sha256')
    .update(JSON.stringify([git('rev-parse', 'HEAD^{tree}'), told]))
    .digest('hex')
    .slice(0, 16)
}
