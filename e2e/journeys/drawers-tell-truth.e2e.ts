import type { Browser, Locator, Page } from '@playwright/test'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { demoPassword, type Session, signedInBrowser } from '../people.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

type Item = Readonly<Record<string, unknown>>

/** One drawer of the console: where its row is, who answers what holds of it, and what staff do there. */
type Drawer = {
  name: string
  page: string
  /** The server's own read; the row is the one that `is` knows, the first where it says nothing. */
  read: string
  is?: (item: Item) => boolean
  /** The link that opens it, where that is not the name of the row. */
  opener?: RegExp
  /** What holds, in the server's words, and what drawer and row call it. */
  stateOf: (item: Item) => string
  words: Readonly<Record<string, string>>
  /** Each act changes the state. */
  acts: readonly ((drawer: Locator, page: Page) => Promise<void>)[]
}

const status = (item: Item) => String(item['status'])
const button = (name: string | RegExp) => (drawer: Locator) => press(drawer.getByRole('button', { name }))

/** An act that asks once more, and for a reason where it has a field for one. */
const asked =
  (name: string | RegExp, reason?: string, yes = name) =>
  async (drawer: Locator, page: Page) => {
    await button(name)(drawer)
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    if (reason !== undefined) await question.getByRole('textbox').first().fill(reason)
    await press(question.getByRole('button', { name: yes }))
  }

const dollars = (cents: unknown) => `$${(Number(cents) / 100).toFixed(2)}`

const drawers: readonly Drawer[] = [
  {
    name: 'a person',
    page: '/admin/users?q=garage%40sponsors.test',
    read: '/.netlify/functions/admin-users-list?q=garage%40sponsors.test',
    stateOf: ({ disabled_at: at }) => (at === null ? 'active' : 'disabled'),
    words: { active: 'Active', disabled: 'Disabled' },
    acts: [asked('Disable account'), asked('Enable account')],
  },
  {
    name: 'a message',
    page: '/admin/messages?q=visitor%40demo-mail.test',
    read: '/api/admin/messages?q=visitor%40demo-mail.test',
    stateOf: status,
    words: { new: 'New', archived: 'Archived' },
    acts: [button('Archive'), button('Take back')],
  },
  {
    name: 'a monthly gift',
    page: '/admin/monthly-gifts?q=family%40sponsors.test',
    read: '/api/admin/monthly-gifts?q=family%40sponsors.test',
    stateOf: ({ state }) => String(state),
    words: { active: 'Active', paused: 'Paused' },
    acts: [asked('Pause', 'Asked by phone')],
  },
  {
    name: 'a budget',
    page: '/admin/budgets?q=teacher-11%40schools.test',
    read: '/.netlify/functions/admin-budgets-list?q=teacher-11%40schools.test',
    opener: /^Edit amount of/,
    stateOf: ({ allocated_cents: cents }) => dollars(cents),
    words: { '$800.00': '$800.00', '$795.00': '$795.00' },
    acts: [
      async (drawer) => {
        await drawer.getByLabel('Allocated for the school year').fill('795')
        await button('Save amount')(drawer)
      },
    ],
  },
  {
    name: 'a reimbursement',
    page: '/admin/reimbursements?q=RB-1008',
    read: '/.netlify/functions/reimb-list?q=RB-1008',
    stateOf: status,
    words: { submitted: 'Submitted', approved: 'Approved', paid: 'Paid' },
    acts: [button(/^Approve/), asked('Mark paid', undefined, /^Mark \$/)],
  },
  {
    name: 'an order',
    page: '/admin/orders?q=4',
    read: '/.netlify/functions/teacher-orders-list?q=4',
    stateOf: status,
    words: { submitted: 'Submitted', paid: 'Paid' },
    acts: [asked('Mark paid')],
  },
]

let own: OwnServer
test.beforeAll(async () => {
  test.setTimeout(240_000)
  own = await startOwnServer({})
})
test.afterAll(() => own.stop())

test(
  'after each act a drawer and the row behind it show what the server itself answers',
  { tag: '@soak' },
  async ({ browser }, testInfo) => {
    test.setTimeout(600_000)
    const { page, token } = await openConsole(browser)
    for (const drawer of drawers) await test.step(drawer.name, () => actAndRead(page, token, drawer))
    testInfo.annotations.push({ type: 'rows', description: String(drawers.length) })
    await page.context().close()
  },
)

async function openConsole(browser: Browser) {
  const answer = await fetch(`${own.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'superadmin@tower.test', password: demoPassword }),
  })
  const session = (await answer.json()) as Session
  const context = await browser.newContext({ ...signedInBrowser(session, own.origin), baseURL: own.origin })
  return { page: await context.newPage(), token: session.access_token }
}

async function actAndRead(page: Page, token: string, one: Drawer) {
  const { page: at, read, is, opener, stateOf, words, acts } = one
  const ask = async () => {
    const answer = await page.request.get(`${read}&page=1&pageSize=20`, {
      headers: { authorization: `Bearer ${token}` },
    })
    // A server that is too busy for it is asked once more.
    if (!answer.ok()) return undefined
    const { items } = (await answer.json()) as { items: Item[] }
    const item = is ? items.find(is) : items[0]
    if (!item) throw new Error(`${read} answers no such row`)
    return stateOf(item)
  }
  await page.goto(at)
  const row = page.getByRole('main').locator('tbody tr').first()
  await expect(row).toBeVisible()
  await press(opener ? row.getByRole('link', { name: opener }) : row.locator('th a'))
  const drawer = page.getByRole('dialog')
  let held: string | undefined
  const readOther = async (before: string | undefined) => {
    await expect
      .poll(async () => (held = (await ask()) ?? before), { message: 'it has changed' })
      .not.toBe(before)
  }
  await readOther(undefined)
  for (const act of acts) {
    await expect(drawer).toBeVisible()
    await act(drawer, page)
    await readOther(held)
    const said = words[held ?? '']
    if (said === undefined) throw new Error(`${held} is a state without words`)
    await expect(drawer.getByText(said, { exact: true }).first(), `the drawer says ${said}`).toBeVisible()
    // The page behind is out of reach while the drawer is open, and can be read all the same.
    await expect(row, `the row says ${said}`).toContainText(said)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
}
