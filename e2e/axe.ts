import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** The smaller of its two builds: what a page has to take in before the first rule is looked at. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Brings axe into the page as it is, once for all that is asked of it there: taking it in costs as much as many a rule.
 * There are no foreign frames to look into; without them axe needs no page of its own to add up.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source)
}

/** What axe, which was brought before, finds wrong with the page by now, in words. */
export async function askAxe(page: Page, runOnly: string[]): Promise<string[]> {
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  const violations = await page.evaluate(async (given) => (await window.axe.run(given)).violations, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
