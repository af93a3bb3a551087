import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { give } from '../gifts.ts'
import { expect, test } from '../tower-test.ts'

type Draw = { id: string; state: string; slot_name: string; slot_starts: string }

const main = (page: Page) => page.getByRole('main')
const phoneHeight = 812

const words = {
  'en-US': {
    verified: 'Every check passed. Same four classrooms, same order.',
    crumb: /^Draw of November|^Draw of [A-Z][a-z]+ \d+, \d{4}$/,
    what: 'What each check proves, and what it can’t',
  },
  'es-US': {
    verified: 'Todo coincide. Las mismas cuatro aulas, en el mismo orden.',
    crumb: /^Sorteo del \d+ \S+ \d{4}$/,
    what: 'Qué demuestra cada verificación, y qué no',
  },
} as const

/** A draw of the demo, which no journey changes. */
async function findDraw(request: APIRequestContext, state: string): Promise<Draw> {
  const { items } = (await (
    await request.get(drawEndpoints.list.path, { params: { pageSize: 100 } })
  ).json()) as { items: Draw[] }
  const found = items.findLast((draw) => draw.state === state && draw.slot_name.startsWith('Draw of '))
  if (!found) throw new Error(`the demo has no draw that is ${state}`)
  return found
}

/** How long a page is, also where every classroom's name and school take two lines. */
function measureWithLongNames(page: Page): Promise<number> {
  return page.evaluate(() => {
    const long = 'Maple Street Garden and Reading'
    for (const line of document.querySelectorAll('main article h3, main article h3 + p'))
      line.textContent = long
    return document.documentElement.scrollHeight
  })
}

/** Adds up every shift of the layout that nobody's press caused, from the first paint on. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: Shifts = Object.assign(window, { shifted: 0, shiftedParts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        kept.shifted += entry.value
        kept.shiftedParts.push(...entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 60)))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

type Shifts = { shifted: number; shiftedParts: string[] }

async function expectStill(page: Page): Promise<void> {
  const { shifted, shiftedParts } = await page.evaluate(() => {
    const { shifted, shiftedParts } = window as unknown as Shifts
    return { shifted, shiftedParts }
  })
  expect(shifted, `what moved: ${shiftedParts.join(' | ')}`).toBeLessThanOrEqual(0.02)
}

for (const locale of ['en-US', 'es-US'] as const) {
  for (const width of [375, 1280]) {
    test(`a draw's page at ${width} px in ${locale} checks itself on top, keeps still, and is short while folded`, async ({
      request,
      openBrowser,
    }) => {
      const page = await openBrowser({ locale, viewport: { width, height: phoneHeight } })
      await countShifts(page)
      const draw = await findDraw(request, 'completed')
      await page.goto(`/draws/${draw.id}`)
      const outcome = main(page).getByText(words[locale].verified)
      await expect(outcome).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectStill(page)

      await expect(page.locator('[aria-current=page]').last()).toHaveText(words[locale].crumb)
      const top = (await outcome.boundingBox())?.y ?? Infinity
      expect(top, 'the check stands on the first screen').toBeLessThan(phoneHeight)
      if (width === 375) expect(await measureWithLongNames(page)).toBeLessThanOrEqual(5 * phoneHeight)
      await main(page).getByText(words[locale].what).click()
      await expect(main(page).locator('li[data-state=good]')).toHaveCount(7)
      await expectAccessible(page)
    })
  }
}

test('a draw to come is as short, and says what its coin will be and where its envelope is', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 375, height: phoneHeight } })
  await countShifts(page)
  const draw = await findDraw(request, 'scheduled')
  await page.goto(`/draws/${draw.id}`)
  await page.waitForLoadState('networkidle')
  await expectStill(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(5 * phoneHeight)
  await expect(main(page)).toContainText('The seed is a sealed envelope')
  await expect(main(page)).toContainText('nobody here can touch it or know it early')
  await expect(main(page)).toContainText('One for each waiting slot')
})

test('points add up in words, each check says what it cannot prove, and the folds open', async ({ page }) => {
  const draw = await findDraw(page.request, 'completed')
  await page.goto(`/draws/${draw.id}`)
  const list = main(page).getByRole('table', { name: 'The classrooms of this draw' })
  await expect(list).toBeHidden()
  await main(page)
    .getByRole('heading', { name: /^All \d+ entries$/ })
    .click()
  await expect(list).toBeVisible()
  await expect(list.getByRole('row').filter({ hasText: 'The Garden Classroom' })).toContainText('25 of 27')
  await main(page).getByText('What each check proves').click()
  const terms = main(page).getByRole('listitem').filter({ hasText: 'The terms match their fingerprint' })
  await expect(terms).toContainText('Can’t prove: when it was published.')
  const number = main(page).getByRole('listitem').filter({ hasText: 'is the one its chain signed' })
  await expect(number).toContainText('It is not public randomness.')
})

test('a tampered proof is marked red where it fails, without a press', async ({ page }) => {
  const draw = await findDraw(page.request, 'completed')
  await page.route('**/proof.json', async (route) => {
    const proof = (await (await route.fetch()).json()) as { entries: { weight: number }[] }
    proof.entries[0]!.weight += 1
    await route.fulfill({ json: proof })
  })
  await page.goto(`/draws/${draw.id}`)
  await expect(main(page).getByRole('alert')).toContainText('This proof does not hold')
  const wrong = main(page).locator('li[data-state=bad]')
  await expect(wrong.first()).toBeVisible()
  await expect(wrong.first()).toContainText('The list matches its fingerprint: failed')
  await expect(main(page)).not.toContainText('Verified in this browser')
})

test('a proof that cannot be read says that nothing was checked', async ({ page }) => {
  const draw = await findDraw(page.request, 'completed')
  await page.route('**/proof.json', (route) => route.fulfill({ body: 'not a proof' }))
  await page.goto(`/draws/${draw.id}`)
  await expect(main(page).getByRole('alert')).toContainText('Nothing was checked.')
  await expect(main(page).locator('li[data-state=waiting]')).toHaveCount(7)
  await page.unroute('**/proof.json')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page)).toContainText('Verified in this browser')
})

test('a draw that staff run before its day says so on top and in the list of draws, and is no longer for it', async ({
  page,
  request,
  openBrowser,
}) => {
  const { access_token: token } = await keptSessionOf(request, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  // What this draw gives is given anew, so that no other journey misses a slot.
  const email = `early-${crypto.randomUUID().slice(0, 8)}@journey.test`
  await give(request, { amountCents: 6 * 80_000, email })
  const created = await request.post(drawEndpoints.createAssignmentSlot.path, {
    headers,
    data: { slot_name: 'Run before its day', slot_starts: '2034-01-09T17:00:00Z', capacity: 6 },
  })
  const { item } = (await created.json()) as { item: Draw }
  const run = await request.post(drawEndpoints.run.path, {
    headers,
    data: { slot_id: item.id },
  })
  expect(run.status(), await run.text()).toBe(200)
  await page.goto(`/draws/${item.id}`)
  await expect(main(page)).toContainText('Run early by staff')
  await expect(main(page)).toContainText('It was planned for Jan 9, 2034, 12:00 PM EST and run on')
  await expect(main(page)).toContainText('Its list had been public for less than a minute')
  await expect(main(page).getByText('3 more classrooms')).toBeVisible()
  const phone = await openBrowser({ locale: 'es-US', viewport: { width: 375, height: phoneHeight } })
  await phone.goto(`/draws/${item.id}`)
  await expect(main(phone)).toContainText('Verificado en este navegador')
  expect(await measureWithLongNames(phone)).toBeLessThanOrEqual(5 * phoneHeight)
  await page.goto('/draws')
  const row = main(page).getByRole('row').filter({ hasText: 'Run before its day' })
  await expect(row).toContainText('Run early by staff')
})
