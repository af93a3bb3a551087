import type { Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const { launchOptions } = config.use ?? {}
// As somebody sets it in their browser: layouts change by the width in letters, which a style of the page could not show.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

const views = [375, 1280].flatMap((width) => ['en', 'es'].map((language) => ({ width, language })))

for (const { width, language } of views) {
  test(
    `with letters twice as large no page scrolls sideways at ${width} px (${language})`,
    { tag: width === 375 && language === 'es' ? [] : '@soak' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of [
        '/',
        '/sponsor',
        '/sponsor-classroom/donate',
        '/draws',
        '/broadcasts',
        '/mission',
        '/how-money-moves',
      ]) {
        await page.goto(`${path}?lang=${language}`)
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over, path).toBe(0)
      }
    },
  )
}

test('with letters twice as large nothing of a console leaves a phone', async ({ request, openBrowser }) => {
  const page = await openBrowser({
    as: await keptSessionOf(request, 'admin'),
    viewport: { width: 375, height: 900 },
  })
  for (const path of ['/admin/payments', '/admin/review', '/admin/safety', '/admin/users']) {
    await page.goto(`${path}?lang=es`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await findCut(page), path).toEqual([])
  }
})

/** What makes the page scroll sideways, and what is pressed or typed into outside of the screen. */
async function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const leaves = (element: Element) => element.getBoundingClientRect().right > width + 1
    const name = (element: Element) =>
      `${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 40)}`
    const controls = [
      ...document.querySelectorAll(
        'main nav a, main form button, main form select, main form input:not([type=hidden])',
      ),
    ]
    const isTooWide = document.documentElement.scrollWidth > width
    const widest = isTooWide ? [...document.querySelectorAll('body *')].filter(leaves) : []
    return [...new Set([...controls.filter(leaves), ...widest])].map(name).slice(0, 20)
  })
}
