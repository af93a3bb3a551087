import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

/** A part of a text looked for by its letters as they are; `says` (word-query.ts) folds both sides. */
const unfolded = /\bin lower\(|\bi?like \$\{|strpos\(lower|to_tsvector\('simple', (?!plain_words)\w*name/

/** Names of programs are closed words of the house, and what is found by them is no list of anybody's. */
const allowed: readonly string[] = ['server/src/oversight/gate/gate.queries.ts']

test('every search of a name folds accents and apostrophes on both sides', () => {
  const found = listOurFiles()
    .filter((path) => /^server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .filter((path) => unfolded.test(readFileSync(join(repositoryRoot, path), 'utf8')))
  expect(found).toEqual(allowed)
  expect(['position(${q} in lower(name))', 'name ilike ${part}'].every((text) => unfolded.test(text))).toBe(
    true,
  )
})
