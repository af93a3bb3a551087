/** Which tests there are, and what each of them needs to run: see docs/guides/write-a-test.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOurFiles } from './check-names.ts'
import { findImporters } from './imported-by.ts'
import { repositoryRoot } from './run-program.ts'

export type TestFile = {
  path: string
  needs: 'nothing' | 'database' | 'browser'
  /** A test with a database runs on PostgreSQL; a file that says so runs on PGlite as well, whole or in part. */
  onPgliteToo: boolean
  /** It asks for built pages, so the web app is built before it where that is stale. */
  needsPages?: boolean
}

/** What to run: whole files, or in them only the tests whose title holds some words. */
export type TestChoice = {
  files: TestFile[]
  title?: string
  /** A regular expression that the full titles of Vitest's tests must match. */
  pattern?: string | undefined
  /** On the PostgreSQL that stays up between runs. */
  onKept?: boolean
}

/** Whatever imports this, however far up, needs a database. */
const databaseSource = 'server/src/test/test-database.ts'
/** Whatever imports this asks for built pages. */
const pagesSource = 'server/test/site/build-pages.ts'
/** All of the file runs on PGlite too, or the tests in it that have a tag of their own. */
const pgliteMark = /^\/\/ (?:On PGlite too|@module-tag some-on-pglite): \S.*$/m

/** Every test file of the repository. */
export function listTestFiles(): TestFile[] {
  const sources = listOurFiles().filter((path) => /\.tsx?$/.test(path))
  const withDatabase = findImporters(sources, [databaseSource])
  const withPages = findImporters(sources, [pagesSource])
  return sources.flatMap((path): TestFile[] => {
    const plain = { path, onPgliteToo: false, needsPages: withPages.has(path) }
    if (path.endsWith('.e2e.ts')) return [{ ...plain, needs: 'browser' }]
    if (!/\.test\.tsx?$/.test(path)) return []
    if (!withDatabase.has(path)) return [{ ...plain, needs: 'nothing' }]
    return [{ ...plain, needs: 'database', onPgliteToo: pgliteMark.test(readSource(path)) }]
  })
}

/** The tests that somebody means by parts of paths or, where no path has them, by the words of a title. */
export function chooseTests(files: readonly TestFile[], words: readonly string[]): TestChoice {
  const byPath = files.filter(({ path }) => words.some((word) => path.includes(word)))
  if (byPath.length > 0) return { files: byPath }
  const title = words.join(' ')
  return { files: files.filter(({ path }) => readSource(path).includes(title)), title }
}

function readSource(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}
