import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { stopClock, windUntil } from '../page-clock.ts'
import { expect, test } from '../tower-test.ts'

const sceneOf = (page: Page) => page.locator('[data-season-scene]')
const switchOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /seasonal decoration/ })

/** What the switch says beside itself. */
const noteOf = (page: Page) => page.getByRole('contentinfo').locator('[data-season-switch] [role=status]')

/** A day of that month, by the page's own clock. */
const inMonth = (month: string) => new Date(`2026-${month}-15T12:00:00`)

const packs = [
  { pack: 'fall', low: 22, med: 36, high: 60 },
  { pack: 'winter', low: 50, med: 90, high: 140 },
  { pack: 'confetti', low: 60, med: 100, high: 160 },
  { pack: 'hearts', low: 18, med: 32, high: 60 },
  { pack: 'halloween', low: 12, med: 20, high: 32 },
] as const

/** What another tab would have written. */
const keep = (page: Page, kept: Record<string, string>) =>
  page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(`overlay.${name}`, value)
  }, kept)

/** A page whose clock only the test winds; it has just read that winter is chosen. */
async function openReading(page: Page): Promise<void> {
  await stopClock(page)
  await page.goto('/mission')
  await keep(page, { enabled: 'true', pack: 'winter' })
  await windUntil(page, () => sceneOf(page).isVisible())
}

test('the footer turns the decoration on, remembers it on the next page and visit, and turns it off', async ({
  page,
}) => {
  await page.clock.setFixedTime(inMonth('11'))
  await page.goto('/mission')
  await expect(switchOf(page)).toHaveText('Show seasonal decoration')
  await expect(sceneOf(page)).toHaveCount(0)
  await switchOf(page).click()
  await expect(sceneOf(page)).toHaveAttribute('data-season-scene', 'fall')
  await page
    .getByLabel(/Which|Decoration/)
    .first()
    .selectOption('hearts')
  await expect(sceneOf(page)).toHaveAttribute('data-season-scene', 'hearts')
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    'overlay.enabled': 'true',
    'overlay.pack': 'hearts',
  })
  await page.goto('/about')
  await expect(sceneOf(page)).toHaveAttribute('data-season-scene', 'hearts')
  await switchOf(page).click()
  await expect(sceneOf(page)).toHaveCount(0)
  await page.reload()
  await expect(switchOf(page)).toHaveText('Show seasonal decoration')
  await expect(sceneOf(page)).toHaveCount(0)
})

test(
  'every pack has its count of pieces at each intensity, and strings of lights have 24 bulbs',
  { tag: '@soak' },
  async ({ page }) => {
    await openReading(page)
    for (const { pack, ...counts } of packs) {
      for (const [intensity, count] of Object.entries(counts)) {
        await keep(page, { enabled: 'true', pack, intensity })
        await page.clock.fastForward(1_200)
        await expect(page.locator(`[data-season-scene=${pack}] > span`)).toHaveCount(count)
      }
    }
    for (const [intensity, strands] of Object.entries({ low: 1, med: 2, high: 3 })) {
      await keep(page, { pack: 'lights', intensity })
      await page.clock.fastForward(1_200)
      await expect(page.locator('[data-season-scene=lights] > div')).toHaveCount(strands)
      await expect(page.locator('[data-season-scene=lights] > div').last().locator('span')).toHaveCount(24)
    }
  },
)

test(
  'what another tab chose is read again after 1.2 seconds, and not before',
  { tag: '@soak' },
  async ({ page }) => {
    await openReading(page)
    await keep(page, { pack: 'hearts' })
    await page.clock.fastForward(600)
    await expect(sceneOf(page)).toHaveAttribute('data-season-scene', 'winter')
    await page.clock.fastForward(600)
    await expect(sceneOf(page)).toHaveAttribute('data-season-scene', 'hearts')
  },
)

for (const [month, pack] of [
  ['08', undefined],
  ['09', 'fall'],
  ['12', 'winter'],
  ['02', 'winter'],
  ['03', undefined],
] as const) {
  test(
    `left to itself the decoration of month ${month} is ${pack ?? 'none'}`,
    { tag: '@soak' },
    async ({ page }) => {
      await page.clock.setFixedTime(inMonth(month))
      await page.addInitScript(() => localStorage.setItem('overlay.enabled', 'true'))
      await page.goto('/mission')
      await expect(switchOf(page)).toHaveText('Stop seasonal decoration')
      if (pack) await expect(sceneOf(page)).toHaveAttribute('data-season-scene', pack)
      else await expect(noteOf(page)).not.toBeEmpty()
      await expect(sceneOf(page)).toHaveCount(pack ? 1 : 0)
    },
  )
}

test('the decoration lets every press through, and nothing of it is read aloud', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('overlay.enabled', 'true')
    localStorage.setItem('overlay.pack', 'confetti')
    localStorage.setItem('overlay.intensity', 'high')
  })
  await page.goto('/mission')
  await expect(sceneOf(page)).toHaveAttribute('aria-hidden', 'true')
  const caught = await page.evaluate(() => {
    const found = []
    for (let x = 10; x < innerWidth; x += 40)
      for (let y = 10; y < innerHeight; y += 40)
        if (document.elementFromPoint(x, y)?.closest('[data-season-scene]')) found.push([x, y])
    return found
  })
  expect(caught).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
})

test(
  'who asks for less motion sees none of it, and is told why',
  { tag: '@soak' },
  async ({ openBrowser }) => {
    const page = await openBrowser({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      localStorage.setItem('overlay.enabled', 'true')
      localStorage.setItem('overlay.pack', 'confetti')
    })
    await page.goto('/mission')
    await expect(noteOf(page)).not.toBeEmpty()
    await expect(sceneOf(page)).toHaveCount(0)
  },
)

test(
  'the page of developers has the flags and the addresses, and the switch for admins alone',
  { tag: '@soak' },
  async ({ page, request, openBrowser }) => {
    const overlay = (on: Page) => on.getByRole('main').getByRole('button', { name: /seasonal decoration/ })
    await page.goto('/dev')
    await expect(page.getByRole('row', { name: /nominations/ })).toContainText('on')
    await expect(page.getByRole('row', { name: /inline content overrides/ })).toContainText('off')
    await expect(page.getByText('/draws/slots/:number')).toBeVisible()
    for (const role of ['sponsor', 'teacher', 'admin', 'superadmin'] as const) {
      const visitor = await openBrowser({ as: await keptSessionOf(request, role) })
      await visitor.goto('/dev')
      await expect(switchOf(visitor)).toBeVisible()
      await expect(overlay(visitor)).toHaveCount(role === 'admin' || role === 'superadmin' ? 1 : 0)
    }
    await expect(overlay(page)).toHaveCount(0)
  },
)

test(
  'stored overrides of the page’s words change nothing, and no page offers to edit',
  { tag: '@soak' },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['content.overrides', 'inline.content', 'cms.overrides'])
        localStorage.setItem(name, JSON.stringify({ title: 'Overridden', 'home.title': 'Overridden' }))
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Overridden')
    await expect(page.locator('[contenteditable]')).toHaveCount(0)
  },
)
