import type { APIRequestContext, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { keptSessionOf } from '../every-role.ts'
import { give } from '../gifts.ts'
import { linkIn, listMails, waitForMail } from '../mailbox.ts'
import { openFilters } from '../open-filters.ts'
import { demoPassword, signInByLink, signInMail } from '../people.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Manage user' })

/** A sponsor with an account, whom no other journey knows. */
async function newPerson(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@journey.test`
  await give(request, { amountCents: 2_500, email })
  await signInByLink(request, email)
  return email
}

async function openDirectory(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin/users${query}`)
  await expect(page.getByRole('table', { name: 'People with an account' })).toBeVisible()
}

test('staff search, filter, order, page and size the directory; the address says it all, and Back and Forward restore it', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  await openDirectory(page)
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByText(/^Showing 21–/)).toBeVisible()
  await page.getByLabel('Rows').selectOption('10')
  await expect(page).toHaveURL(/\?pageSize=10$/)
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Person' }).click()
  await expect(page).toHaveURL(/\?pageSize=10&sort=name$/)
  await expect(page.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending')

  await page.goBack()
  await expect(page).toHaveURL(/\?pageSize=10$/)
  await expect(page.getByRole('columnheader', { name: 'Person' })).not.toHaveAttribute('aria-sort')
  await page.goForward()
  await expect(page.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending')

  await page.getByLabel('Name or email').fill('superadmin@')
  await expect(page).toHaveURL(/q=superadmin%40/)
  await expect(rows(page)).toHaveCount(1)
  await openFilters(page)
  await page.getByRole('search').getByLabel('Role').selectOption('teacher')
  await expect(page.getByText('Nobody matches.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name or email')).toHaveValue('superadmin@')
  await expect(page.getByText('Nobody matches.')).toBeVisible()
  await press(page.getByRole('main').getByRole('link', { name: 'Clear filters' }))
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByRole('heading', { level: 1 }), 'keys go on here').toBeFocused()
  await expect(page.getByLabel('Name or email')).toHaveValue('')

  await page.goto('/admin/users?page=999')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(rows(page)).toHaveCount(20)
})

test('a directory that cannot be read says so, keeps the rows from before, and comes on the next try', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const list = /admin-users-list/
  await page.route(list, (route) => route.fulfill({ status: 429, body: '{}' }))
  await page.goto('/admin/users')
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load users' })
  await expect(failure).toBeVisible()
  await page.unroute(list)
  await press(failure.getByRole('button', { name: 'Retry' }))
  await expect(rows(page)).toHaveCount(20)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.route(list, (route) => route.fulfill({ status: 429, body: '{}' }))
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(failure).toBeVisible()
  await page.unroute(list)
  await press(failure.getByRole('button', { name: 'Retry' }))
  await expect(page.getByText(/^Showing 21–/)).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test(
  'the keyboard moves through the rows, opens a person, stays inside, and Escape gives the focus back',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
    await openDirectory(page, '?sort=name')
    const names = page.getByRole('rowheader').getByRole('link')
    await names.first().focus()
    await page.keyboard.press('j')
    await expect(names.nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    await expect(page.getByText('1 selected')).toBeVisible()
    await expect(names.first()).toBeFocused()
    await page.keyboard.press('x')

    await page.keyboard.press('Enter')
    const drawer = drawerOf(page)
    await expect(drawer.getByRole('heading', { name: 'History of roles' })).toBeVisible()
    await expect(page).toHaveURL(/sort=name&person=/)
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
    await expect(drawer.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(/\?sort=name$/)
    await expect(names.first()).toBeFocused()

    await names.first().press('Enter')
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(drawer).toHaveCount(0)
  },
)

test('a superadmin gives a role after a question, the history keeps it with its reason, and the sessions end', async ({
  request,
  openBrowser,
}) => {
  const email = await newPerson(request, 'role')
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  await openDirectory(page, `?q=${encodeURIComponent(email)}`)
  await press(page.getByRole('link', { name: email }))
  const drawer = drawerOf(page)
  const set = drawer.getByRole('button', { name: 'Set role' })
  await expect(set).toHaveAttribute('aria-disabled', 'true')
  await expect(drawer.getByText('The role is unchanged.')).toBeVisible()

  await drawer.getByLabel('Role', { exact: true }).selectOption('teacher')
  await press(set)
  const question = page.getByRole('alertdialog', { name: `Give ${email} the role teacher?` })
  await question.getByLabel(/^Reason/).fill('teaches since fall')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(drawer).toBeVisible()
  await expect(set).toBeFocused()

  await press(set)
  await question.getByLabel(/^Reason/).fill('teaches since fall')
  await press(question.getByRole('button', { name: 'Set role' }))
  await expect(page.getByText('Role updated to teacher')).toBeVisible()
  await expect(drawer.getByRole('list', { name: 'History of roles' })).toContainText('teaches since fall')
  await expect(rows(page).first()).toContainText('teacher')

  await page.goto(`/admin/role-history?target=${encodeURIComponent(email)}`)
  const change = rows(page).filter({ hasText: 'teaches since fall' })
  await expect(change).toContainText('superadmin@tower.test')
  await page.goto(`/admin/audit?target=${encodeURIComponent(email)}`)
  await expect(rows(page).filter({ hasText: 'superadmin@tower.test' }).first()).toBeVisible()
})

test('a bulk act asks for the count, tells what came of each row, and the export holds what the filters show', async ({
  request,
  openBrowser,
}) => {
  const tag = crypto.randomUUID().slice(0, 6)
  const emails = [await newPerson(request, `bulk-${tag}-a`), await newPerson(request, `bulk-${tag}-b`)]
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await openDirectory(page, `?q=bulk-${tag}`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await press(page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Disable' }))
  const question = page.getByRole('alertdialog', { name: 'Disable 2 people?' })
  const act = question.getByRole('button', { name: 'Disable 2' })
  await expect(act).toHaveAttribute('aria-disabled', 'true')
  await question.getByLabel('Type 2 to confirm').fill('2')
  let refused = false
  await page.route(/\/disable$/, async (route) => {
    const isFirst = !refused
    refused = true
    if (isFirst) await route.fulfill({ status: 409, json: { error: 'Somebody else is at it.' } })
    else await route.continue()
  })
  await press(act)
  await expect(page.getByText('1 row done.')).toBeVisible()
  await expect(page.getByText('1 row was refused:')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Close', exact: true })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Somebody else is at it.' })).toContainText(
    `bulk-${tag}`,
  )
  await expect(rows(page).filter({ hasText: 'Disabled' })).toHaveCount(1)
  await expect(page.getByText('2 selected')).toBeVisible()

  // Whoever showed too long ago who they are is asked in between, and the press is not lost.
  const proofNeeded = { error: 'Confirm that it is you.', code: 'identity.proof_needed' }
  await page.route('**/api/admin/users.csv*', (route) => route.fulfill({ status: 403, json: proofNeeded }), {
    times: 1,
  })
  const download = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Export CSV' }))
  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  await proof.getByLabel('Password').fill(demoPassword)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('users.csv')
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  for (const email of emails) expect(text).toContain(email)
  expect(text).not.toContain('superadmin@tower.test')
})

test(
  'two staff at one person: both changes are kept, and both see what holds in the end',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = await newPerson(request, 'two')
    const address = `/admin/users?q=${encodeURIComponent(email)}`
    const [one, other] = await Promise.all([
      openBrowser({ as: await keptSessionOf(request, 'superadmin') }),
      openBrowser({ as: await keptSessionOf(request, 'admin') }),
    ])
    for (const page of [one, other]) {
      await page.goto(address)
      await press(page.getByRole('link', { name: email }))
      await expect(drawerOf(page).getByRole('button', { name: 'Disable account' })).toBeVisible()
    }
    await expect(drawerOf(other).getByText('Only a superadmin gives roles.')).toBeVisible()
    await press(drawerOf(other).getByRole('button', { name: 'Disable account' }))
    await press(other.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }))
    await expect(other.getByText(`${email} is disabled.`)).toBeVisible()

    await drawerOf(one).getByLabel('Role', { exact: true }).selectOption('teacher')
    await press(drawerOf(one).getByRole('button', { name: 'Set role' }))
    await press(one.getByRole('alertdialog').getByRole('button', { name: 'Set role' }))
    await expect(drawerOf(one).getByRole('button', { name: 'Enable account' })).toBeVisible()
    await other.reload()
    await expect(rows(other).first()).toContainText('teacher')
    await expect(rows(other).first()).toContainText('Disabled')
  },
)

test(
  'staff mail a person the way back in: a sign-in link, or a new password for staff',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = await newPerson(request, 'mail')
    const known = (await listMails(request, email)).filter(({ subject }) => signInMail.test(subject)).length
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await openDirectory(page, `?q=${encodeURIComponent(email)}`)
    await press(page.getByRole('link', { name: email }))
    await press(drawerOf(page).getByRole('button', { name: 'Email a sign-in link' }))
    await expect(page.getByText(`A sign-in link is on its way to ${email}.`)).toBeVisible()
    expect(linkIn(await waitForMail(request, email, signInMail, known))).toContain('/auth/')

    await openDirectory(page, '?role=superadmin')
    await press(page.getByRole('rowheader').getByRole('link').first())
    await expect(
      drawerOf(page).getByRole('button', { name: 'Email a link to reset the password' }),
    ).toBeVisible()
  },
)

test(
  'a phone shows the directory, the audit log and the history of roles as cards, details included',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({
      as: await keptSessionOf(request, 'admin'),
      viewport: { width: 375, height: 812 },
    })
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const path of ['/admin/users', '/admin/audit', '/admin/role-history']) {
      await page.goto(path)
      await expect(rows(page).first()).toBeVisible()
      expect(await widest()).toBe(375)
    }
    await page.goto('/admin/audit?action=draws.create')
    await rows(page).first().locator('summary').click()
    await expect(rows(page).first().getByText('seed_hash', { exact: true })).toBeVisible()
    expect(await widest()).toBe(375)
    await page.goto('/admin/users')
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(drawerOf(page).getByRole('heading', { name: 'History of roles' })).toBeVisible()
    expect(await widest()).toBe(375)
  },
)
