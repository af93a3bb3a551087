import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { placeOf } from '../place-of.ts'
import { expect, test } from '../tower-test.ts'

const desk = { width: 1280, height: 860 }

/** Lists whose rows say two lines at most in each cell. */
const twoLines = [
  'payments',
  'pledges',
  'donors',
  'budgets',
  'orders',
  'reimbursements',
  'users',
  'nominations',
]

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`)
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible()
}

test('a list of staff is one card in which its tools stand, with rows of 48 px', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin'), viewport: desk })
  for (const path of [...twoLines, 'approvals']) {
    await openList(page, path)
    const heights = await page
      .locator('main tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    const usual = heights.sort((one, other) => one - other)[Math.floor(heights.length / 2)]
    // What other journeys made may have longer words in a row of its own.
    expect(usual, path).toBeLessThanOrEqual(50)
    const card = page.locator('main [data-dense]')
    const tools = await placeOf(card.getByRole('button', { name: 'Export CSV' }))
    const place = await placeOf(card)
    expect(tools.y, path).toBeGreaterThan(place.y + 8)
    expect(tools.x + tools.width, path).toBeLessThan(place.x + place.width - 8)
    await expect(card, path).toHaveCSS('border-left-width', '1px')
  }
})

test('no list of staff waits below a form: what adds to it opens beside it', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin'), viewport: desk })
  for (const [path, opener] of [
    ['allowlist', 'Add addresses'],
    ['randomizer', 'Mint slot to teacher'],
    ['randomizer', 'Create slot'],
  ] as const) {
    await openList(page, path)
    expect((await placeOf(page.locator('main tbody tr').first())).y, path).toBeLessThan(480)
    await page.getByRole('main').getByRole('link', { name: opener }).click()
    await expect(page.getByRole('dialog', { name: opener })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('on a tablet nothing short is broken in a cell, and no name at its hyphen', async ({
  request,
  openBrowser,
}) => {
  const viewport = { width: 768, height: 1024 }
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin'), viewport })
  for (const path of ['webhooks', 'api-keys', 'payments', 'storybooks', 'approvals', 'review']) {
    await openList(page, path)
    expect(await page.locator('main tbody').first().evaluate(findBroken), path).toEqual([])
  }
  await page.goto('/admin')
  const queue = page.getByRole('list', { name: 'Work queue' })
  await expect(queue.getByRole('link').first()).toBeVisible()
  expect(await queue.evaluate(findBroken)).toEqual([])
})

/** Counts and amounts of a few letters that take two lines, and names that go on after a hyphen. */
function findBroken(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  const topOf = (text: Text, from: number) => {
    const letter = document.createRange()
    letter.setStart(text, from)
    letter.setEnd(text, from + 1)
    return letter.getBoundingClientRect()
  }
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const words = text.data.trim()
    if (!text.parentElement?.checkVisibility() || words === '') continue
    const hyphen = /[^\s\d]-(?=\p{Lu})/u.exec(text.data)
    const isNameBroken = hyphen && topOf(text, hyphen.index + 2).top > topOf(text, hyphen.index).bottom - 4
    const isCountBroken =
      /^[\d$]\S* \S{1,9}$/.test(words) &&
      topOf(text, text.data.trimEnd().length - 1).top > topOf(text, text.data.indexOf(words)).bottom - 4
    if (isNameBroken || isCountBroken) broken.push(words)
  }
  return broken
}

test('a drawer with nothing to press is scrolled by keys all the same', async ({ request, openBrowser }) => {
  const page = await openBrowser({
    as: await keptSessionOf(request, 'superadmin'),
    viewport: { width: 1280, height: 420 },
  })
  await openList(page, 'nominations')
  await page.locator('main tbody th a').first().click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})

test('the words of a page of the site stand under a heading of their own', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  await page.goto('/admin/site/home')
  await expect(page.getByRole('heading', { name: 'Words', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toHaveCount(1)
})
