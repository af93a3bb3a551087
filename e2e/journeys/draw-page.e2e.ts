import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { placeOf } from '../place-of.ts'
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

/**
 * Adds up every shift of the layout that nobody's press caused, from the first paint on. Not those by which the heading
 * came to another number of lines: on a slow line its typeface arrives after its stand-in, and breaks a date elsewhere.
 */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: Shifts = Object.assign(window, { shifted: 0, shiftedParts: [] })
    const measureHeading = () => document.querySelector('h1')?.offsetHeight
    let heading: number | undefined
    document.addEventListener('DOMContentLoaded', () => (heading = measureHeading()))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        const before = heading
        heading = measureHeading()
        if (entry.hadRecentInput || heading !== before) continue
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
    test(
      `a draw's page at ${width} px in ${locale} checks itself on top, keeps still, and is short while folded`,
      { tag: (locale === 'en-US') === (width === 375) ? [] : '@soak' },
      async ({ request, openBrowser }) => {
        const page = await openBrowser({ locale, viewport: { width, height: phoneHeight } })
        await countShifts(page)
        const draw = await findDraw(request, 'completed')
        await page.goto(`/draws/${draw.id}`)
        const outcome = main(page).getByText(words[locale].verified)
        await expect(outcome).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectStill(page)

        await expect(page.locator('[aria-current=page]').last()).toHaveText(words[locale].crumb)
        const { y: top } = await placeOf(outcome)
        expect(top, 'the check stands on the first screen').toBeLessThan(phoneHeight)
        if (width === 375) expect(await measureWithLongNames(page)).toBeLessThanOrEqual(5 * phoneHeight)
        await main(page).getByText(words[locale].what).click()
        await expect(main(page).locator('li[data-state=good]')).toHaveCount(7)
        await expectAccessible(page)
      },
    )
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

test(
  'points add up in words, each check says what it cannot prove, and the folds open',
  { tag: '@soak' },
  async ({ page }) => {
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
  },
)

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

test('a proof that cannot be read says that nothing was checked', { tag: '@soak' }, async ({ page }) => {
  const draw = await findDraw(page.request, 'completed')
  await page.route('**/proof.json', (route) => route.fulfill({ body: 'not a proof' }))
  await page.goto(`/draws/${draw.id}`)
  await expect(main(page).getByRole('alert')).toContainText('Nothing was checked.')
  await expect(main(page).locator('li[data-state=waiting]')).toHaveCount(7)
  await page.unroute('**/proof.json')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page)).toContainText('Verified in this browser')
})
