import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/** Where neither a seed was asked for nor the commit is known, as in an unpacked archive. */
const fixedSeed = 20_260_101

/**
 * What random bodies and odd texts are drawn from: `FUZZ_SEED` to see them again, else the commit, so that one commit
 * always meets the same ones and the next meets others.
 */
export function chooseFuzzSeed(asked = process.env.FUZZ_SEED, commit = findCommit()): number {
  if (asked !== undefined && asked !== '') {
    const seed = Number(asked)
    if (!Number.isInteger(seed)) throw new Error(`FUZZ_SEED=${asked} is no whole number`)
    return seed | 0
  }
  return commit === undefined ? fixedSeed : createHash('sha256').update(commit).digest().readInt32BE()
}

function findCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch {
    // No git, or no repository: the fixed seed serves.
    return undefined
  }
}
