import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

type Answer = Record<string, unknown>

/** A place where staff type words about something that a colleague may decide meanwhile. */
type Place = {
  name: string
  page: string
  /** What opens the question or the form, one press after the other. */
  presses: readonly (string | RegExp)[]
  field: string | RegExp
  /** The read that the place hangs on, and what it answers once the colleague was there. */
  read: RegExp
  changed: (answer: Answer) => Answer
}

const now = new Date().toISOString()

const places: readonly Place[] = [
  {
    name: 'why the schedule of draws is paused',
    page: '/admin/draws?tab=calendar',
    presses: ['Pause the schedule…'],
    field: 'Reason',
    read: /\/api\/admin\/draw-desk$/,
    changed: (desk) => ({
      ...desk,
      pause: { at: now, by: 'Somebody else', reason: 'The schools are closed' },
    }),
  },
  {
    name: 'why the next draw is called off',
    page: '/admin/draws',
    presses: ['Void'],
    field: 'Public reason',
    read: /\/api\/admin\/draw-desk$/,
    changed: (desk) => ({ ...desk, draw: null }),
  },
  {
    name: 'why a confirmation is refused',
    page: '/admin/review?tab=claims&status=waiting',
    presses: [/^Refuse/],
    field: /^Reason/,
    read: /\/api\/admin\/classroom-claims\?/,
    changed: (list) => ({ ...list, items: [], total: 0 }),
  },
  {
    name: 'why a pledge ends',
    page: '/admin/pledges?q=Demo%20Family',
    presses: [/./, /^End/],
    field: 'Reason',
    read: /\/api\/admin\/pledges\/[0-9a-f-]{36}$/,
    changed: (pledge) => ({
      ...pledge,
      ...{ state: 'ended', ended_at: now, ended_by: 'Somebody else', ended_reason: 'They moved' },
    }),
  },
  {
    name: 'why a reimbursement is turned down',
    page: '/admin/reimbursements?q=RB-1008',
    presses: [/./, /^Reject/],
    field: /^Reason/,
    read: /\/\.netlify\/functions\/reimb-get|\/api\/admin\/reimbursements\/[0-9a-f-]{36}/,
    changed: (answer) =>
      JSON.parse(JSON.stringify(answer).replace('"status":"submitted"', '"status":"rejected"')) as Answer,
  },
]

/** The page reads anew what stands on it, as whoever comes back to it does. */
const lookAgain = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

async function typeWhileAnotherDecides(page: Page, { page: at, presses, field, read, changed }: Place) {
  await page.goto(at)
  for (const name of presses) {
    // The first row of a list opens its drawer.
    if (String(name) === '/./')
      await press(page.getByRole('main').locator('tbody tr').first().locator('th a'))
    else await press(page.getByRole('button', { name, exact: typeof name === 'string' }).first())
  }
  const words = page.getByRole('alertdialog').getByLabel(field).first()
  await words.fill('Words that nobody may lose')
  let isRead = false
  await page.route(read, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: changed((await answer.json()) as Answer) })
    isRead = true
  })
  await lookAgain(page)
  await expect.poll(() => isRead, { message: 'the page reads what the colleague did' }).toBe(true)
  // What stands behind the question shows it by then.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(words).toHaveValue('Words that nobody may lose')
  await page.unroute(read)
}

test('what staff type why the schedule is paused stays when a colleague pauses it meanwhile', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  await typeWhileAnotherDecides(page, places[0]!)
  // Whoever gives up then sees who was first.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The schools are closed')).toBeVisible()
})

test(
  'what staff type in a question stays when a colleague decides meanwhile',
  { tag: '@soak' },
  async ({ request, openBrowser }, testInfo) => {
    test.setTimeout(300_000)
    const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
    for (const place of places.slice(1))
      await test.step(place.name, () => typeWhileAnotherDecides(page, place))
    testInfo.annotations.push({ type: 'rows', description: String(places.length - 1) })
  },
)
