import type { Page } from '@playwright/test'
import { askAxe, bringAxe } from '../axe.ts'
import { languages } from '../page-inspection.ts'
import { expect, test } from '../tower-test.ts'

const themes = ['light', 'dark'] as const
const widths = [375, 1280]

/** What took the pictures: the headless shell of this Chromium. Any other rounds letters and lines in its own way. */
const picturesOf = 'HeadlessChrome/150'

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

type Overlay = { name: string; open: (page: Page) => Promise<void> }

/** The parts that stand above the page once something was pressed, by the examples they belong to. */
const overlays: Overlay[] = [
  { name: 'dialog', open: (page) => press(page, 'dialog', 'dialog') },
  { name: 'confirm-dialog', open: (page) => press(page, 'confirm-dialog', 'alertdialog') },
  { name: 'drawer', open: (page) => press(page, 'drawer', 'dialog') },
]

async function press(page: Page, part: string, role: 'dialog' | 'alertdialog'): Promise<void> {
  await page.locator(`[data-part=${part}] :is(button, a)`).first().press('Enter')
  await page.getByRole(role).getByRole('button').first().waitFor()
}

async function openKit(page: Page): Promise<void> {
  await page.goto('/dev/kit')
  // The switch of the list’s form goes away once the page is hydrated.
  await expect(page.locator('[data-part=list-page] button[type=submit]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** What is wrong with what stands above the page; the page itself is among those that the journey of every page looks at. */
async function findFaults(page: Page, width: number): Promise<string[]> {
  await bringAxe(page)
  const found = await askAxe(page, '[role=dialog], [role=alertdialog], dialog[open]')
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  return [...found, ...(widest > width ? [`scrolls sideways: ${widest} px wide`] : [])]
}

for (const { name, locale } of languages)
  test(`what the kit opens is well made in ${name}, by day and by night, narrow and wide`, async ({
    openBrowser,
  }) => {
    test.setTimeout(180_000)
    const faults: string[] = []
    const page = await openBrowser({ locale })
    await openKit(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const { name, open } of overlays) {
        await open(page)
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme })
          const found = await findFaults(page, width)
          for (const fault of found) faults.push(`${name}, ${width} ${colorScheme}: ${fault}`)
        }
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
      }
    }
    expect(faults).toEqual([])
  })

test('what the kit opens takes the focus, closes with Escape and gives the focus back', async ({ page }) => {
  await openKit(page)
  for (const { name, open } of overlays) {
    await open(page)
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1)
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator(`[data-part=${name}] :is(button, a)`).first()).toBeFocused()
  }
})

test('a form says what is wrong once it is sent, at the first field of it, and keeps what was typed', async ({
  page,
}) => {
  await openKit(page)
  const form = page.locator('[data-part=use-form]')
  const send = form.getByRole('button', { name: 'Send the form' })
  const email = form.getByLabel('Email')
  const note = form.getByLabel('Note')
  await note.fill('Chalk and paper')
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await send.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Enter an email address\./)
  await expect(form.locator('[aria-invalid]')).toHaveCount(3)

  await email.fill('taken@example.org')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await form.getByLabel('Teacher').fill('Rosa Ortiz')
  await form.getByLabel('Amount').fill('25')
  await form.getByRole('button', { name: 'Add a line' }).press('Enter')
  await send.press('Enter')
  await expect(form.getByLabel('Teacher').nth(1)).toBeFocused()
  await form.getByRole('button', { name: 'Remove this line' }).nth(1).press('Enter')
  await form.getByRole('radio', { name: 'Done' }).check()
  await send.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Somebody has this address already\./)
  await expect(note).toHaveValue('Chalk and paper')

  await email.fill('rosa@example.org')
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await send.press('Enter')
  await expect(form.getByText('rosa@example.org, done, 1')).toBeVisible()
})

/** Enough to see both the narrow and the wide shape, and both sets of colors. */
const looks = [
  { width: 375, colorScheme: 'dark', locale: 'es-US' },
  { width: 1280, colorScheme: 'light', locale: 'en-US' },
] as const

for (const { width, colorScheme, locale } of looks)
  test(`every part of the kit looks as in its picture, ${width} px, ${colorScheme}`, async ({
    browser,
    openBrowser,
  }) => {
    test.setTimeout(180_000)
    const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion')
    test.skip(!product.startsWith(`${picturesOf}.`), `The pictures were taken with ${picturesOf}.`)
    const page = await openBrowser({ locale, colorScheme, viewport: { width, height: 900 } })
    await openKit(page)
    const parts = await page.locator('[data-part]').all()
    expect(parts.length).toBeGreaterThan(20)
    for (const part of parts) {
      const picture = `${(await part.getAttribute('data-part')) ?? ''}-${width}-${colorScheme}.png`
      await expect.soft(part).toHaveScreenshot(picture)
    }
    for (const { name, open } of overlays) {
      await open(page)
      await expect.soft(page).toHaveScreenshot(`${name}-open-${width}-${colorScheme}.png`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
    }
  })
