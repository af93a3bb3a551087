import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { openAwake } from '../open-awake.ts'
import { windUntil } from '../page-clock.ts'
import { expect, test } from '../tower-test.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Live broadcasts' })

const urgent = {
  ...{
    id: '7f1c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968',
    kind: 'content',
    title: 'Storm warning.',
    media_url: null,
  },
  ...{ body: 'Today’s draw is moved to tomorrow.', cta_href: '/draws', cta_label: 'See the draws' },
  ...{ is_urgent: true, duration_sec: null, transition: 'fade', draw: null },
}

/** From now on the page hears of an urgent slide, as when staff publish one. */
const publishUrgent = (page: Page) =>
  page.route(/public-broadcasts/, (route) => route.fulfill({ json: { items: [urgent] } }))

/** A slide that staff wrote: its words, its picture, where it leads and how it comes in. */
const written = {
  ...{ id: '1b0c9f4e-6a52-4b1d-9c55-2f7d0a4f3b11', kind: 'content', title: 'Open house.', draw: null },
  ...{
    body: 'Come and see.',
    media_url: '/story/rug.webp',
    cta_href: '/events',
    cta_label: 'See the events',
  },
  ...{ is_urgent: false, duration_sec: 3, transition: 'fade' },
}

test('slides follow one another under the hero, Pause stops them, and each is a press away', async ({
  page,
}) => {
  await openAwake(page)
  const panel = panelOf(page)
  await expect(panel).toContainText('The latest draw')
  await page.clock.fastForward(12_100)
  await expect(panel).toContainText('Classrooms')
  await panel.getByRole('button', { name: 'Pause broadcasts' }).click()
  await page.clock.fastForward(60_000)
  await expect(panel).toContainText('Classrooms')
  await panel.getByRole('button', { name: 'Next broadcast' }).click()
  await expect(panel).toContainText(/Gifts \$[\d,]+ given so far/)
  await panel.getByRole('button', { name: 'Previous broadcast' }).click()
  await panel.getByRole('button', { name: 'Previous broadcast' }).click()
  await panel.getByRole('link', { name: 'See the proof' }).click()
  await expect(page).toHaveURL(/\/draws$/)
})

test(
  'an urgent broadcast pushes the others aside within ten seconds, also when paused, and is told once',
  { tag: '@soak' },
  async ({ page }) => {
    await openAwake(page)
    const panel = panelOf(page)
    await panel.getByRole('button', { name: 'Pause broadcasts' }).click()
    await publishUrgent(page)
    const heard = page.waitForResponse(/public-broadcasts/)
    await page.clock.fastForward(10_000)
    await heard
    await expect(panel.locator('[aria-live]')).toContainText(
      'Storm warning. Today’s draw is moved to tomorrow.',
    )
    await expect(panel).toContainText('Urgent')
    await expect(panel).not.toContainText('The latest draw')
    await expect(panel.getByRole('button')).toHaveCount(0)
    // Its timer begins only after the slide was drawn.
    const alert = panel.getByRole('alert')
    await windUntil(page, async () => /^Storm warning\./.test((await alert.textContent()) ?? ''))
    await page.clock.fastForward(30_000)
    await expect(panel.getByRole('alert')).toHaveCount(1)

    await page.unroute(/public-broadcasts/)
    // An answer that was still on its way is waited for, and the next ask begins after it.
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(panel).toContainText('The latest draw', { timeout: 2_000 })
    }).toPass()
  },
)

test('nobody asks while the page is hidden', { tag: '@soak' }, async ({ page }) => {
  await openAwake(page)
  const asks: string[] = []
  page.on('request', (request) => void (/public-broadcasts/.test(request.url()) && asks.push(request.url())))
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.fastForward(60_000)
  expect(asks).toEqual([])
})

test(
  'a failed ask leaves an empty list with its words and a living page, and the next answer fills it',
  { tag: '@soak' },
  async ({ page }) => {
    await openAwake(page)
    const panel = panelOf(page)
    await page.route(/public-broadcasts/, (route) => route.fulfill({ status: 404, body: 'no' }))
    await page.clock.fastForward(10_000)
    await expect(panel).toContainText('No broadcasts yet.')
    await expect(panel.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unroute(/public-broadcasts/)
    await page.clock.fastForward(10_000)
    await expect(panel).toContainText('The latest draw')
  },
)

test(
  'a slide has its words, its picture and its link, stays at least three seconds, and comes in as it should',
  { tag: '@soak' },
  async ({ page }) => {
    const transitions = ['fade', 'slide', 'zoom', 'marquee'] as const
    const items = transitions.map((transition, position) => ({
      ...written,
      ...{
        id: `${position}${written.id.slice(1)}`,
        title: `The ${transition}.`,
        duration_sec: 1,
        transition,
      },
    }))
    await page.route(/public-broadcasts/, (route) => route.fulfill({ json: { items } }))
    await openAwake(page, '/broadcasts')
    const main = page.getByRole('main')
    await expect(main.locator('[aria-live]')).toContainText('The fade.')
    await expect(main.locator('[aria-live] img')).toHaveAttribute('src', '/story/rug.webp')
    await expect(main.getByRole('link', { name: 'See the events' })).toHaveAttribute('href', '/events')
    for (const transition of ['slide', 'zoom', 'marquee', 'fade']) {
      await page.clock.fastForward(2_900)
      await expect(main.locator('[aria-live]')).not.toContainText(`The ${transition}.`)
      await page.clock.fastForward(200)
      await expect(main.locator('[aria-live]')).toContainText(`The ${transition}.`)
      await expect(main.locator('[aria-live] > *')).toHaveClass(new RegExp(`${transition}`))
    }
  },
)

test(
  'who asks for less motion finds slides that do not move in',
  { tag: '@soak' },
  async ({ openBrowser }) => {
    const page = await openBrowser({ reducedMotion: 'reduce' })
    await openAwake(page)
    await panelOf(page).getByRole('button', { name: 'Next broadcast' }).click()
    await expect(panelOf(page)).toContainText('Classrooms')
    expect(
      await panelOf(page)
        .locator('[aria-live] > *')
        .evaluate((slide) => slide.getAnimations({ subtree: true }).length),
    ).toBe(0)
  },
)

test('without scripts the first slide is there, and no dead buttons', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(panelOf(page)).toContainText('The latest draw')
  await expect(panelOf(page).getByRole('button')).toHaveCount(0)
})

/** What browsers tell of a part that moved; TypeScript's own types don't know it. */
type LayoutShift = PerformanceEntry & {
  value: number
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

test('nothing on the page moves while what turns there hydrates and turns', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: [] as number[] }).shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        // A font that arrives redraws letters in their place, and counts as a shift of nothing to nowhere.
        const hasMoved = entry.sources.some(
          ({ previousRect, currentRect }) => JSON.stringify(previousRect) !== JSON.stringify(currentRect),
        )
        if (hasMoved) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await openAwake(page)
    await expect(panelOf(page)).toContainText('The latest draw')
    // What turns is loaded late, by the page's own clock: the first step may only bring it.
    await expect(async () => {
      await page.clock.fastForward(12_100)
      await expect(panelOf(page)).not.toContainText('The latest draw', { timeout: 1_000 })
    }).toPass()
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  }
})

test(
  'the page of broadcasts shows the classrooms of the last draw and can be used by everyone',
  { tag: '@soak' },
  async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/broadcasts')
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Broadcasts', level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Pause broadcasts' }).click()
      await expectAccessible(page)
    }
  },
)
