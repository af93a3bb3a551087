import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf, signInAs } from '../every-role.ts'
import { give } from '../gifts.ts'
import { signInByLink } from '../people.ts'
import { placeOf } from '../place-of.ts'
import { expect, test } from '../tower-test.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'NUMA' })
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Ask NUMA' })
const logOf = (page: Page) => page.getByRole('log')

async function openNuma(page: Page, path = '/mission') {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // By keyboard: to the mouse it steps aside while it would lie over a control.
  await buttonOf(page).press('Enter')
  await expect(page.getByLabel('Your question')).toBeFocused()
}

async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question)
  await page.keyboard.press('Enter')
}

test('a visitor asks NUMA, goes on to another page, asks again, and puts it away by keyboard', async ({
  page,
}) => {
  const late: string[] = []
  page.on('request', (request) => late.push(request.url()))
  await page.goto('/mission')
  await page.waitForLoadState('networkidle')
  expect(late.filter((url) => /numa-|assistant/.test(url) && url.endsWith('.js'))).toEqual([])

  await buttonOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your question')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Retry last question' })).toHaveCount(0)

  await ask(page, 'What is a Sponsor Slot?')
  await expect(logOf(page)).toContainText('$800 that goes, whole, to one classroom')
  await expect(logOf(page).getByRole('list', { name: 'Sources' })).toHaveText('Sponsor Slots')

  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  await expect(logOf(page)).toContainText('$800 that goes, whole, to one classroom')
  await page.getByRole('button', { name: 'Retry last question' }).click()
  await expect(logOf(page).getByText('What is a Sponsor Slot?')).toHaveCount(2)

  await page.getByLabel('Your question').focus()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(buttonOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(logOf(page).getByText('What is a Sponsor Slot?')).toHaveCount(2)
  await page.getByRole('button', { name: 'Minimize NUMA' }).click()
  await expect(buttonOf(page)).toBeFocused()
  await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false')
})

test(
  'a private question asks a visitor to sign in, and tells a sponsor of their own gifts',
  { tag: '@soak' },
  async ({ page, request, openBrowser }) => {
    await openNuma(page)
    await ask(page, 'How much have I given?')
    await expect(logOf(page)).toContainText('Please sign in to ask private questions.')
    await expect(logOf(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/login\?/)

    await give(request, { amountCents: 4_200, email: 'numa@journey.test' })
    const sponsor = await openBrowser({ as: await signInByLink(request, 'numa@journey.test') })
    await openNuma(sponsor)
    await ask(sponsor, 'How much have I given?')
    await expect(logOf(sponsor)).toContainText('Your gifts to classrooms come to $42.')
    await expect(logOf(sponsor).getByRole('list', { name: 'Sources' })).toHaveText('Your giving')
  },
)

const portals = [
  { role: 'sponsor', path: '/sponsor/dashboard', question: 'How much have I given?', source: 'Your giving' },
  { role: 'teacher', path: '/portal/teacher', question: 'What is my budget?', source: 'Your balance' },
  { role: 'athlete', path: '/portal/prospect', question: 'What is my balance?', source: 'Your balance' },
] as const

for (const { role, path, question, source } of portals) {
  test(
    `the portal of a ${role} has NUMA, clear of the bar below, and it tells them of their own`,
    { tag: role === 'teacher' ? [] : '@soak' },
    async ({ request, openBrowser }) => {
      const page = await openBrowser({ as: await keptSessionOf(request, role) })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(buttonOf(page)).toBeVisible()

      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const button = await placeOf(buttonOf(page))
        // A wide window has no bar.
        const bar = await page.locator('#main ~ nav, div:has(> #main) + nav').last().boundingBox()
        expect(button.y + button.height).toBeLessThanOrEqual((bar?.y ?? 800) - 8)
        await buttonOf(page).click()
        await expect(page.getByLabel('Your question')).toBeFocused()
        await ask(page, question)
        await expect(logOf(page).getByRole('list', { name: 'Sources' }).last()).toHaveText(source)
        await expectAccessible(page, 'section[aria-label=NUMA]')
        await page.getByRole('button', { name: 'Minimize NUMA' }).click()
        await expect(buttonOf(page)).toBeFocused()
      }
    },
  )
}

test('the tables of staff have no NUMA over them', async ({ request, openBrowser }) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Notifications/ }).first()).toBeVisible()
  await expect(buttonOf(page)).toHaveCount(0)
})

test('what one person was told is gone from the tab when they sign out', async ({ request, openBrowser }) => {
  const page = await openBrowser({ as: await signInAs(request, 'sponsor') })
  await page.goto('/sponsor/dashboard')
  await buttonOf(page).click()
  await ask(page, 'How much have I given?')
  await expect(logOf(page)).toContainText('Your gifts to classrooms come to')
  await page.getByRole('button', { name: 'Minimize NUMA' }).click()
  await page.getByRole('button', { name: /Sign out/ }).click()
  // Within the same document: another one would begin anew anyway.
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  await buttonOf(page).click()
  await expect(page.getByLabel('Your question')).toBeFocused()
  await expect(logOf(page)).not.toContainText('Your gifts to classrooms come to')
})

test(
  'a server that can’t be reached, or answers nonsense, is said in words, and asking again works',
  { tag: '@soak' },
  async ({ page, faults }) => {
    await openNuma(page)
    await page.route('**/api/numa/ask', (route) => route.abort())
    await ask(page, 'What is a Sponsor Slot?')
    await expect(logOf(page)).toContainText('Unable to reach NUMA.')
    // The browser logs the broken connection by itself.
    expect(faults.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
    await page.unroute('**/api/numa/ask')
    await page.route('**/api/numa/ask', (route) => route.fulfill({ status: 404, body: '<html>' }))
    await page.getByRole('button', { name: 'Retry last question' }).click()
    await expect(logOf(page)).toContainText('NUMA is unavailable.')
    await page.unroute('**/api/numa/ask')
    await page.getByRole('button', { name: 'Retry last question' }).click()
    await expect(logOf(page)).toContainText('$800 that goes, whole, to one classroom')
  },
)

test('what NUMA answers is shown as text, whatever it holds', async ({ page, faults }) => {
  await openNuma(page)
  const answer =
    '<img src=x onerror="document.title=\'broken\'"><script>1</script> **bold** [a](javascript:1)'
  await page.route('**/api/numa/ask', (route) =>
    route.fulfill({ json: { answer, sources: [{ source: '<b>label</b>' }] } }),
  )
  await ask(page, '<i>hello</i>')
  await expect(logOf(page)).toContainText(answer)
  await expect(logOf(page).locator('img, script, b, i')).toHaveCount(0)
  await expect(page).not.toHaveTitle('broken')
  expect(faults).toEqual([])
})

test('while an answer is under way nothing more is sent', { tag: '@soak' }, async ({ page }) => {
  await openNuma(page)
  let asked = 0
  let arrive = () => undefined as void
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/api/numa/ask', async (route) => {
    asked++
    await held
    await route.fulfill({ json: { answer: '', sources: [] } })
  })
  await ask(page, 'one')
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await ask(page, 'two')
  await expect(page.getByLabel('Your question')).toHaveValue('two')
  arrive()
  await expect(logOf(page)).toContainText("I'm not sure yet — try again soon.")
  expect(asked).toBe(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1280]) {
    test(
      `the open panel is without findings, ${colorScheme} at ${width} px, and its log ends at 18 rem`,
      { tag: colorScheme === 'dark' && width === 375 ? [] : '@soak' },
      async ({ page }, info) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await openNuma(page, '/sponsor')
        await page.screenshot({ path: info.outputPath('open.png') })
        for (const question of [
          'What is a Sponsor Slot?',
          'how does the draw work',
          'Who won the world cup?',
        ])
          await ask(page, question).then(() =>
            expect(page.getByRole('button', { name: 'Ask', exact: true })).not.toHaveAttribute(
              'aria-disabled',
            ),
          )
        await expect(logOf(page)).toContainText("I'm not sure yet")
        const log = await placeOf(logOf(page))
        expect(log.height).toBeLessThanOrEqual(18 * 16)
        const panel = await placeOf(panelOf(page))
        expect(panel.width).toBe(width === 375 ? 375 : 360)
        await expectAccessible(page)
        await page.screenshot({ path: info.outputPath('asked.png') })
        await page.keyboard.press('Escape')
        await page.screenshot({ path: info.outputPath('put-away.png') })
      },
    )
  }
}
