import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

const condition = /\.(?:where|having|filterWhere|on)\(\s*sql(?:<[^>]*>)?`([^`]*)`/g

/** Conditions of raw SQL with an `or` outside brackets: Kysely joins them to the others by `and`, which binds tighter. */
function findLooseOr(text: string): string[] {
  return [...text.matchAll(condition)].map(([, written = '']) => written).filter(hasLooseOr)
}

function hasLooseOr(written: string): boolean {
  let depth = 0
  for (const [token] of written.matchAll(/[()]|\bor\b/gi)) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    else if (depth === 0) return true
  }
  return false
}

test('an "or" outside brackets is found, and one within them is not', () => {
  expect(findLooseOr('query.where(sql<boolean>`a is null or (b)`)')).toEqual(['a is null or (b)'])
  expect(findLooseOr('query.where(sql`(a is null or b)`).where(sql`a for b`)')).toEqual([])
})

test('every condition of raw SQL that has an "or" keeps it in brackets', () => {
  const loose = listOurFiles()
    .filter((path) => /^(server|bench)\/.*\.ts$/.test(path))
    .flatMap((path) =>
      findLooseOr(readFileSync(join(repositoryRoot, path), 'utf8')).map((written) => `${path}: ${written}`),
    )
  expect(loose).toEqual([])
})
