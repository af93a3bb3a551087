import type { Browser, Page } from '@playwright/test'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { demoPassword, type Session, signedInBrowser } from '../people.ts'
import { expect, test } from '../tower-test.ts'

let own: OwnServer
test.beforeAll(async () => {
  test.setTimeout(240_000)
  own = await startOwnServer({})
})
test.afterAll(() => own.stop())

/** What came of a key: the next one opened, a question stands open, a field or a button has the focus, or it was said why not. */
type Came = 'moved' | 'asked' | 'writing' | 'ready' | 'told'

test(
  'one person clears the whole morning by keys alone, in under sixty of them',
  { tag: '@soak' },
  async ({ browser }, testInfo) => {
    test.setTimeout(600_000)
    const page = await openHome(browser)
    await expect(page.getByText(/^\d+ waiting/)).toBeVisible()
    const total = Number.parseInt((await page.getByText(/^\d+ waiting/).textContent()) ?? '', 10)
    const keys = new Keys(page)
    // The keys come a moment after the queue: whoever was too early presses again, and that is no cost of an item.
    await expect(async () => {
      keys.pressed = 0
      await keys.press(']')
      await expect.poll(() => openedOf(page), { timeout: 4_000 }).not.toBeNull()
    }).toPass({ timeout: 40_000 })
    const costs: string[] = []
    const seen = new Set<string>()
    for (;;) {
      const opened = (await openedOf(page)) ?? ''
      if (seen.has(opened)) break
      seen.add(opened)
      const before = keys.pressed
      await clear(page, keys, opened)
      costs.push(`${opened.split(' ')[0]} ${keys.pressed - before}`)
      if ((await openedOf(page)) === opened) break
    }
    testInfo.annotations.push({ type: 'keys', description: `${keys.pressed}: ${costs.join(', ')}` })
    expect(total).toBeGreaterThan(20)
    expect(seen.size, costs.join(', ')).toBeGreaterThanOrEqual(total)
    expect(keys.pressed, costs.join(', ')).toBeLessThan(60)
    await page.context().close()
  },
)

/** Real presses of keys, counted; words are not. */
class Keys {
  pressed = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      this.pressed += 1
      await this.page.keyboard.press(name)
      // Nobody presses two keys within the time in which a second press counts as a slip.
      await this.page.waitForTimeout(450)
    }
  }
}

async function clear(page: Page, keys: Keys, opened: string): Promise<void> {
  await expect(shown(page)).toHaveCount(1)
  // Once it is known where in the queue one stands, `]` leads on.
  await expect(page.getByText(/^(\d+ of \d+|Decided)$/).first()).toBeVisible({ timeout: 20_000 })
  await expect(shown(page).locator('[data-loading]')).toHaveCount(0)
  if (!(await mayDecide(page))) return goOn(page, keys, opened)
  const asked = await after(page, opened, () => keys.press('a'))
  if (asked === 'moved') return
  if (asked === 'told') return goOn(page, keys, opened)
  const done = await after(page, opened, () => answer(page, keys, { asked, opened }))
  if (done === 'asked') await after(page, opened, () => keys.press('Enter'))
  if ((await openedOf(page)) === opened) await goOn(page, keys, opened)
}

async function answer(page: Page, keys: Keys, { asked, opened }: { asked: Came; opened: string }) {
  if (asked === 'writing' && opened.startsWith('ticket')) return keys.press('Control+Enter')
  if (asked === 'writing') {
    await page.keyboard.insertText('You can pick the classroom on its own page.')
    return keys.press('Tab', 'Enter')
  }
  const isForGood = asked === 'asked' && (await page.locator('[role=alertdialog] button:focus').count()) > 0
  return keys.press(...(isForGood ? ['Tab', 'Enter'] : ['Enter']))
}

async function goOn(page: Page, keys: Keys, opened: string): Promise<void> {
  await keys.press(']')
  const isAtEnd = () => page.getByText('This is the last of the work queue.').first().isVisible()
  await expect
    .poll(async () => (await openedOf(page)) !== opened || (await isAtEnd()), { timeout: 20_000 })
    .toBe(true)
}

/** What stands before whoever walks the queue: a drawer, or the page where none is. */
const shown = (page: Page) => page.locator('[role=dialog], body:not(:has([role=dialog])) main')

/** As somebody sees who looks before they press: a button that can be pressed, or a field to write in. */
const mayDecide = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('[role=dialog]') ?? document.querySelector('main')
    return place?.querySelector('[data-decide~=yes]:not([aria-disabled=true])') != null
  })

async function after(page: Page, opened: string, press: () => Promise<void>): Promise<Came> {
  await press()
  const cameOf = async (): Promise<Came | undefined> => {
    if ((await openedOf(page)) !== opened && (await openedOf(page)) !== null) return 'moved'
    return page.evaluate(() => {
      const focus = document.activeElement
      const isBusy = document.querySelector('[aria-busy=true]') !== null
      const came = [
        ['asked', document.querySelector('[role=alertdialog]') !== null],
        ['writing', focus?.matches('textarea')],
        ['ready', focus?.matches('[data-by-hand]')],
        ['told', document.querySelector('[role=status] p') !== null],
      ] as const
      return isBusy ? undefined : came.find(([, is]) => is)?.[0]
    })
  }
  await expect.poll(cameOf, { timeout: 20_000 }).toBeDefined()
  // What was done leads on by itself a moment later.
  await expect
    .poll(cameOf, { timeout: 4_000 })
    .toBe('moved')
    .catch(() => undefined)
  return (await cameOf()) ?? 'told'
}

const openedOf = (page: Page) =>
  page.evaluate(() => {
    const { waiting } =
      (history.state as { usr?: { waiting?: { kind: string; id: string } } } | null)?.usr ?? {}
    return waiting ? `${waiting.kind} ${waiting.id}` : null
  })

async function openHome(browser: Browser): Promise<Page> {
  const answer = await fetch(`${own.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@tower.test', password: demoPassword }),
  })
  const session = (await answer.json()) as Session
  const context = await browser.newContext({ ...signedInBrowser(session, own.origin), baseURL: own.origin })
  const page = await context.newPage()
  await page.goto('/admin')
  return page
}
