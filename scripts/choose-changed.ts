/** `npm test -- changed`: chooses, and says what was chosen and what was left. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listChangedFiles } from './changed-files.ts'
import { chooseChanged } from './changed-tests.ts'
import { readDomainMap } from './domain-map.ts'
import { repositoryRoot } from './run-program.ts'
import { readBudget } from './test-budget.ts'
import { listTestFiles, type TestChoice, type TestFile } from './test-files.ts'

const shownLeft = 8
/** CPU seconds of a test, for files that test-budget.json has no figure for. */
const usualSeconds: Record<TestFile['needs'], number> = { nothing: 0.1, database: 0.6, browser: 5 }
/** Of the two files that go through every call: they run one domain of it. */
const everyCallSeconds = 5

/** The tests of what was changed; undefined where nothing was. */
export function chooseTestsOfChange(): TestChoice | undefined {
  const changed = listChangedFiles()
  const { files: measured } = readBudget()
  const tests = listTestFiles()
  const { files, pattern, reasons, left } = chooseChanged(changed, tests, readDomainMap(), (file) =>
    estimateSeconds(file, measured),
  )
  console.log(`${changed.length} changed files`)
  for (const reason of reasons) console.log(`  ${reason}`)
  if (left.length > 0) {
    console.log(`Left, since a minute is not enough (npm test -- <path>): ${left.length} files`)
    for (const path of left.slice(0, shownLeft)) console.log(`  ${path}`)
    if (left.length > shownLeft) console.log(`  and ${left.length - shownLeft} more`)
  }
  return files.length === 0 ? undefined : { files, pattern }
}

function estimateSeconds(file: TestFile, measured: Record<string, number>): number {
  if (file.path.startsWith('server/src/contract-tests/')) return everyCallSeconds
  const source = readFileSync(join(repositoryRoot, file.path), 'utf8')
  const tests = source.match(/^\s*test\b/gm)?.length ?? 1
  const once = measured[file.path] ?? tests * usualSeconds[file.needs]
  return file.onPgliteToo ? once * 2 : once
}
