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

test('with letters twice as large neither tabs nor tools of a console leave a phone', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({
    as: await keptSessionOf(request, 'admin'),
    viewport: { width: 375, height: 900 },
  })
  for (const path of ['/admin/payments', '/admin/review', '/admin/safety', '/admin/users']) {
    await page.goto(`${path}?lang=es`)
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, path).toBe(0)
    const cut = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('nav a, form button, form select, form input:not([type=hidden])')]
          .map((element) => ({ text: element.textContent, right: element.getBoundingClientRect().right }))
          .filter(({ right }) => right > document.documentElement.clientWidth + 1),
      )
    expect(cut, path).toEqual([])
  }
})
