/** The order in which test files begin: a long one that begins last keeps one core busy and the others waiting. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By far the longest, as measured. Vitest remembers times itself, but not in a fresh clone. */
const longest = [
  'process/process.test.ts',
  'giving/giving-races.test.ts',
  'seeds/seed-demo.test.ts',
  'matching-fund/matching-fund.test.ts',
  'database/postgres-faults.test.ts',
  'corruptions/corruptions.test.ts',
  'src/crash.test.ts',
  'defense/defense.test.ts',
  'sessions/refresh-session.test.ts',
  'contract-tests/guessing.test.ts',
  'contract-tests/bodies.test.ts',
  'matching/tower-draw-distribution.test.ts',
]

/** Begins the longest files first, and all others as Vitest would. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((path) => moduleId.endsWith(`/${path}`))
  return at < 0 ? longest.length : at
}
