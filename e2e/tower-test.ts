import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { startJourneyMeter } from './measure-journey.ts'
import { watchFaults } from './page-faults.ts'
import { signedInBrowser, type Session } from './people.ts'
import { origin } from './playwright.config.ts'

type Visit = BrowserContextOptions & { as?: Session }

type TowerFixtures = {
  /** Every journey says what it took of the processor: test-budget.json holds it to that. */
  cpuSeconds: void
  /** No page of a journey may log an error, break the content policy or call another origin. */
  faults: string[]
  /** Opens another browser: somebody else, signed in or not. */
  openBrowser: (visit?: Visit) => Promise<Page>
}

/** A journey: Playwright's test, with every browser in it watched. */
export const test = base.extend<TowerFixtures>({
  cpuSeconds: [
    async ({}, use, testInfo) => {
      const readSeconds = startJourneyMeter(new URL(origin).port)
      await use()
      const seconds = readSeconds()
      if (seconds === undefined) return
      testInfo.annotations.push({ type: 'cpu seconds', description: seconds.toFixed(2) })
    },
    { auto: true },
  ],
  faults: [
    async ({ context }, use) => {
      const faults = await watchFaults(context, origin)
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, faults }, use) => {
    const pages: Page[] = []
    await use(async ({ as, ...options } = {}) => {
      const context = await browser.newContext({ ...(as && signedInBrowser(as, origin)), ...options })
      const seen = await watchFaults(context, origin)
      context.on('close', () => faults.push(...seen))
      const page = await context.newPage()
      pages.push(page)
      return page
    })
    for (const page of pages) await page.context().close()
  },
})

export { expect }
