import { type Duty, duties } from '@tower/contract/people/duties.ts'
import { expect, test } from 'vitest'
import { dictionaries } from '../../all-texts.ts'
import { sectionsFor } from './console-duties.ts'
import { foldSections, mostRailEntries } from './console-rail.ts'
import { listConsoleSections } from './console-sections.ts'
import { countWaiting } from './count-waiting.ts'

const sections = listConsoleSections(dictionaries.en)
const subsets = duties.reduce<Duty[][]>((all, duty) => [...all, ...all.map((held) => [...held, duty])], [[]])

test('whatever duties somebody has, at most sixteen pages stand in the rail, and all of theirs stand there or fold under one', ({
  task,
}) => {
  for (const held of subsets) {
    const own = sectionsFor(held, sections)
    const rail = foldSections(own).flatMap(({ links }) => links)
    expect(rail.length, held.join(', ')).toBeLessThanOrEqual(mostRailEntries)
    const all = rail.flatMap(({ to, pages = [] }) => [to, ...pages.map((page) => page.to)])
    expect(all.toSorted(), held.join(', ')).toEqual(
      own.flatMap(({ links }) => links.map(({ to }) => to)).toSorted(),
    )
  }
  task.meta.rows = subsets.length
})

test('what waits is counted at the page where it is done, whatever its address says besides', () => {
  const kinds = [
    { count: 2, leads_to: '/admin/review?tab=photos&photo=1' },
    { count: 3, leads_to: '/admin/review' },
    { count: 1, leads_to: '/admin/users/0b5c' },
    { count: 9, leads_to: '/admin/reviews' },
  ]
  expect(countWaiting(kinds, ['/admin/review'])).toBe(5)
  expect(countWaiting(kinds, ['/admin/users', '/admin/allowlist'])).toBe(1)
  expect(countWaiting(kinds, ['/admin/orders'])).toBe(0)
})
