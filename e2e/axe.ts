import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'

/** WCAG 2.2 AA, as axe names its rules. */
const accessibilityRules: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The smaller of its two builds: what a page has to take in before the first rule is looked at. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Brings axe into the page as it is, once for all that is asked of it there: taking it in costs as much as many a rule.
 * There are no foreign frames to look into; without them axe needs no page of its own to add up.
 */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

/** What axe, which was brought before, finds wrong with the page by now, or with a part of it, in words. */
export async function askAxe(page: Page, part?: string): Promise<string[]> {
  await whenStill(page)
  // What an inner page says is looked at where that page is shown by itself.
  const options: RunOptions = {
    runOnly: [...accessibilityRules],
    resultTypes: ['violations'],
    iframes: false,
    // None of these rules reads stylesheets, which axe would fetch once more.
    preload: false,
  }
  const { violations } = await page.evaluate(
    (asked) => (asked.part ? window.axe.run(asked.part, asked.options) : window.axe.run(asked.options)),
    { part, options },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** On its way from one color to another nothing has the contrast that it is meant to have. What goes on for ever is not waited for. */
async function whenStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && endTime !== Infinity
    })
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
}

/** Nothing of the page, or of the part of it that a selector means, is against WCAG 2.2 AA. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await bringAxe(page)
  expect(await askAxe(page, part)).toEqual([])
}

/** The whole page is accessible, and has nothing to scroll sideways for. */
export async function expectWellMade(page: Page): Promise<void> {
  await expectAccessible(page)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide, 'pixels too many').toBeLessThanOrEqual(0)
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
