import { paths } from '@tower/contract/pages.ts'
import { expect, test } from 'vitest'
import { portal } from '../../texts.en.ts'
import { dutyOfPage } from '../console-duties.ts'
import { listConsoleSections } from '../console-sections.ts'
import type { ConsoleTexts } from '../phone-links.ts'
import { goalOf, goKeys, watchGo } from './go-keys.ts'

/** The pages need no words to be told apart. */
const texts = new Proxy(
  { portal },
  {
    get: (known, name) =>
      name === 'portal' ? known.portal : { title: '', audit: {}, roles: {}, monthly: {} },
  },
) as unknown as ConsoleTexts

test('every letter after G leads to a page of the console, and no two to the same', () => {
  const pages = new Set<string>(listConsoleSections(texts).flatMap(({ links }) => links.map(({ to }) => to)))
  const goals = Object.values(goKeys)
  expect(goals.filter((to) => !pages.has(to))).toEqual([])
  expect(new Set(goals).size).toBe(goals.length)
  expect(goals.filter((to) => to !== paths.admin && dutyOfPage(to) === undefined)).toEqual([
    paths.adminSettings,
  ])
})

test('a letter leads there soon after G alone', () => {
  const go = watchGo()
  const press = (key: string, at: number, repeat = false) => go({ key, at, repeat })
  expect(press('d', 0)).toBeUndefined()
  expect(press('g', 100)).toEqual({ to: undefined })
  expect(press('d', 600)).toEqual({ to: paths.adminDonors })
  expect(press('d', 700), 'one G leads once').toBeUndefined()
  expect(press('g', 1_000)).toEqual({ to: undefined })
  expect(press('z', 1_100), 'no page has it').toBeUndefined()
  expect(press('d', 1_200)).toBeUndefined()
  expect(press('g', 2_000)).toEqual({ to: undefined })
  expect(press('d', 4_000), 'long after it').toBeUndefined()
  expect(press('g', 5_000, true), 'a held G').toBeUndefined()
})

test('the letter after G that leads nowhere decides nothing either', () => {
  const approvals = { to: goKeys.a }
  expect(goalOf(approvals, 'a', true)).toEqual(approvals)
  expect(goalOf(approvals, 'a', false)).toBe('taken')
  expect(goalOf(undefined, 'a', false), 'A alone decides').toBeUndefined()
  expect(goalOf({ to: undefined }, 'g', false)).toBeUndefined()
  expect(goalOf(undefined, 'h', true)).toEqual({ to: paths.admin })
  expect(goalOf(undefined, 'h', false)).toBeUndefined()
})
