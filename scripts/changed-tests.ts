/**
 * `npm test -- changed`: what the domains of the changed files promise, by the names of folders and by the map. Imports
 * say nothing here, since nearly every test builds the whole server. What doesn't fit into a minute is named and left.
 */
import { basename, dirname } from 'node:path'
import { domainOf, findCallers, type MappedDomain } from './domain-map.ts'
import type { TestFile } from './test-files.ts'

export type ChangedChoice = {
  files: TestFile[]
  /** What full titles must match: of the tests that go through every call, those of the domains. */
  pattern: string | undefined
  /** Why which files were taken, a line for each reason. */
  reasons: string[]
  /** What was left for want of time. */
  left: string[]
}

/** Files that belong to the choice for one reason; the closest reasons come first. */
type Group = { reason: string; files: readonly TestFile[] }

/** CPU seconds: on two cores this is under a minute, with what it takes to begin. */
const affordableSeconds = 60
const affordableJourneys = 2
const everyCall = /^server\/src\/contract-tests\/(access|bodies)\.test\.ts$/

/** The tests that speak of the changed files, the closest first, until the time is spent. */
export function chooseChanged(
  changed: readonly string[],
  tests: readonly TestFile[],
  map: readonly MappedDomain[],
  costOf: (file: TestFile) => number,
): ChangedChoice {
  const domains = [...new Set(changed.flatMap((path) => domainOf(map, path) ?? []))]
  const groups = listGroups(changed, tests, map, domains)
  const journeys = findJourneys(changed, tests)
  const afforded = journeys.slice(0, affordableJourneys)
  const choice = takeAffordable([...groups, { reason: 'journeys named like them', files: afforded }], costOf)
  return {
    ...choice,
    pattern: changed.some((path) => everyCall.test(path)) ? undefined : patternOf(domains),
    left: [...choice.left, ...journeys.slice(affordableJourneys).map(({ path }) => path)],
  }
}

function listGroups(
  changed: readonly string[],
  tests: readonly TestFile[],
  map: readonly MappedDomain[],
  domains: readonly MappedDomain[],
): Group[] {
  const folders = new Set(changed.map((path) => dirname(path)))
  const quick = tests.filter(({ path, needs }) => needs !== 'browser' && !everyCall.test(path))
  const callers = domains.flatMap(({ name }) => findCallers(map, name))
  const routesOf = ({ name }: MappedDomain) =>
    quick.filter(({ path }) => path.endsWith(`/${name}.routes.test.ts`))
  return [
    { reason: 'changed themselves', files: tests.filter(({ path }) => changed.includes(path)) },
    { reason: 'beside changed files', files: quick.filter(({ path }) => folders.has(dirname(path))) },
    {
      reason: 'every call of the domains',
      files: domains.length > 0 ? tests.filter(({ path }) => everyCall.test(path)) : [],
    },
    ...domains.map((domain) => ({
      reason: `of ${domain.name}`,
      files: quick.filter(({ path }) => domainOf(map, path) === domain),
    })),
    ...callers.map((caller) => ({
      reason: `calls of ${caller.name}, which stands above`,
      files: routesOf(caller),
    })),
  ]
}

function takeAffordable(
  groups: readonly Group[],
  costOf: (file: TestFile) => number,
): Pick<ChangedChoice, 'files' | 'reasons' | 'left'> {
  const files = new Set<TestFile>()
  const left = new Set<string>()
  const reasons: string[] = []
  let spent = 0
  for (const { reason, files: wanted } of groups) {
    const fresh = wanted.filter((file) => !files.has(file) && !left.has(file.path))
    const before = files.size
    for (const file of fresh) {
      const cost = costOf(file)
      if (files.size > 0 && spent + cost > affordableSeconds) {
        left.add(file.path)
        continue
      }
      spent += cost
      files.add(file)
    }
    if (fresh.length > 0) reasons.push(`${reason}: ${files.size - before} of ${fresh.length} files`)
  }
  return { files: [...files], reasons, left: [...left] }
}

/** Where pages changed: the journeys that have the name of the folder or of the page in theirs. */
function findJourneys(changed: readonly string[], tests: readonly TestFile[]): TestFile[] {
  const words = changed
    .filter((path) => path.startsWith('web/src/') && !path.includes('.test.'))
    .flatMap((path) => [basename(dirname(path)), basename(path).replace(/(-page)?\..*$/, '')])
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 3)
  return tests.filter(
    ({ path, needs }) => needs === 'browser' && words.some((word) => basename(path).includes(word)),
  )
}

/** Titles that begin with a call of another domain are left out: "orders.place lets in whom it declares". */
export function patternOf(domains: readonly Pick<MappedDomain, 'name'>[]): string {
  const own = domains.map(({ name }) => `${name}\\.`).join('|')
  return `^(?!${own ? `(?!${own})` : ''}[a-z-]+\\.[a-z0-9-]+ )`
}
