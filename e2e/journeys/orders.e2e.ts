import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { ownStaffName, signInOwnStaff } from '../own-staff.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

const phone = { width: 375, height: 812 }
const wide = { width: 1280, height: 900 }

const item = (page: Page, place: number) => page.getByRole('group', { name: `Item ${place}` })
const rows = (page: Page) => page.getByRole('table', { name: /^Orders/ }).locator('tbody tr')
const drawerOf = (page: Page) => page.getByRole('dialog', { name: /^Order \d+$/ })
const nameOfMyOwn = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

/** Begins afresh: what another journey typed on this device is none of ours. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/portal/teacher/orders/new')
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible()
  await expect(item(page, 1)).toBeVisible()
}

async function fillItem(page: Page, place: number, typed: { name: string; qty?: string; amount: string }) {
  const line = item(page, place)
  await line.getByLabel('What should we buy?').fill(typed.name)
  if (typed.qty !== undefined) await line.getByLabel('How many').fill(typed.qty)
  await line.getByLabel('Amount each').fill(typed.amount)
}

/** Orders one thing; answers the number of the order. */
async function order(page: Page, name: string, amount = '12.50'): Promise<number> {
  await openForm(page)
  await fillItem(page, 1, { name, amount })
  await press(page.getByRole('button', { name: /^Submit \$/ }))
  const heading = page.getByRole('heading', { level: 1, name: /^Order \d+$/ })
  await expect(heading).toBeVisible()
  return Number((await heading.innerText()).replace(/\D/g, ''))
}

async function openAtDesk(page: Page, number: number): Promise<Locator> {
  await page.goto(`/admin/orders?q=%23${number}`)
  await press(rows(page).getByRole('link', { name: `Order ${number}` }))
  await expect(drawerOf(page).getByRole('heading', { name: 'What happened' })).toBeVisible()
  return drawerOf(page)
}

test('on a phone and by keyboard alone a teacher writes an order, sees what it costs and leaves, and sends it once', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), viewport: phone })
  await page.goto('/portal/teacher/orders')
  await press(page.getByRole('link', { name: 'New order' }))
  await expect(item(page, 1)).toBeVisible()

  await test.step('what is missing is said beside the field, and nothing is lost', async () => {
    await press(page.getByRole('button', { name: 'Submit order' }))
    await expect(page.getByText('Add at least one valid line item')).toBeVisible()
    await expect(item(page, 1).getByLabel('What should we buy?')).toBeFocused()
    await expect(item(page, 1).getByText('Enter an amount above zero.')).toBeVisible()
    await expectAccessible(page)
  })

  const name = nameOfMyOwn('Glue sticks')
  await fillItem(page, 1, { name, qty: '3', amount: '1.25' })
  await press(page.getByRole('button', { name: 'Add an item' }))
  await expect(item(page, 2).getByLabel('What should we buy?')).toBeFocused()
  await fillItem(page, 2, { name: 'An easel of gold', amount: '99,999' })
  await test.step('more than is left says by how much, and can’t be sent', async () => {
    await expect(page.getByText(/\$[\d,.]+ more than is left/)).toBeVisible()
    await press(page.getByRole('button', { name: /^Submit \$/ }))
    await expect(page).toHaveURL(/orders\/new$/)
  })
  await press(page.getByRole('button', { name: 'Remove item 2' }))
  await expect(page.getByText(/left after this/)).toBeVisible()

  await test.step('another tab has the same draft, and both together make one order', async () => {
    const other = await page.context().newPage()
    await other.goto('/portal/teacher/orders/new')
    await expect(item(other, 1).getByLabel('What should we buy?')).toHaveValue(name)
    await press(page.getByRole('button', { name: 'Submit $3.75' }))
    const heading = page.getByRole('heading', { level: 1, name: /^Order \d+$/ })
    await expect(heading).toBeVisible()
    await press(other.getByRole('button', { name: 'Submit $3.75' }))
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(await heading.innerText())
    await other.goto(`/portal/teacher/orders?q=${encodeURIComponent(name)}`)
    await expect(rows(other)).toHaveCount(1)
    await other.close()
  })
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Items' })).toContainText('$3.75')
  await expectAccessible(page)

  await test.step('before it is paid it can be taken back', async () => {
    await press(page.getByRole('button', { name: 'Cancel order' }))
    const question = page.getByRole('alertdialog')
    await press(question.getByRole('button', { name: 'Cancel order' }))
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  })
})

test('staff pay an order, ship it and take a part back, and its teacher sees each as it happens', async ({
  request,
  openBrowser,
}) => {
  const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher'), viewport: phone })
  const number = await order(teacher, nameOfMyOwn('Counting cubes'), '20')
  const staff = await openBrowser({ as: await signInOwnStaff(request), viewport: wide })
  const drawer = await openAtDesk(staff, number)
  await expectAccessible(staff)

  await press(drawer.getByRole('button', { name: 'Mark paid' }))
  await press(staff.getByRole('alertdialog').getByRole('button', { name: 'Mark paid' }))
  await expect(staff.getByText('Order marked paid')).toBeVisible()
  await expect(teacher.getByRole('list', { name: 'What happened' })).toContainText('Paid')
  await expect(teacher.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)

  await press(drawer.getByRole('button', { name: 'Add a shipment' }))
  await expect(drawer.getByLabel('Carrier')).toBeFocused()
  await drawer.getByLabel('Carrier').fill('UPS')
  await drawer.getByLabel('Tracking number').fill('1Z999AA10123456784')
  await expect(drawer.getByLabel('Where it is')).toHaveValue('in_transit')
  await press(drawer.getByRole('button', { name: 'Save shipment' }))
  await expect(staff.getByText('Shipment updated')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Add a shipment' })).toBeFocused()
  await expect(teacher.getByText('1Z999AA10123456784').first()).toBeVisible()
  await expect(teacher.getByText('In transit').first()).toBeVisible()

  // Who paid doesn't say alone that money came back: what was typed stays, and somebody else agrees.
  await press(drawer.getByRole('button', { name: 'Record a return' }))
  await drawer.getByLabel('Amount').fill('5')
  await press(drawer.getByRole('button', { name: 'Return $5.00 to the budget' }))
  await expect(drawer.getByText('Say what happened.')).toBeVisible()
  await drawer.getByRole('textbox', { name: 'What happened' }).fill('A few cubes were missing')
  await drawer.getByLabel('Reference of the bank or store').fill('Store credit 7')
  await press(drawer.getByRole('button', { name: 'Return $5.00 to the budget' }))
  await expect(drawer.getByText(/^\$5\.00 waits for another person/)).toBeVisible()
  await expect(drawer.getByLabel('Reference of the bank or store')).toHaveValue('Store credit 7')
  await expect(teacher.getByText('$5.00 waits for a second person of the staff.')).toBeVisible()
  const second = await openBrowser({ as: await keptSessionOf(request, 'admin'), viewport: wide })
  const theirs = await openAtDesk(second, number)
  await press(theirs.getByRole('link', { name: 'Open the approval' }))
  const approval = second.getByRole('dialog', { name: 'Money that leaves' })
  await expect(approval.getByText('Store credit 7')).toBeVisible()
  await press(approval.getByRole('button', { name: 'Approve' }))
  await press(second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }))
  await expect(approval.getByText('Approved', { exact: true }).first()).toBeVisible()
  const told = teacher.getByRole('list', { name: 'What happened' })
  await expect(told).toContainText('A few cubes were missing')
  // That two agreed, the teacher reads; who they were, and what the store calls it, the desk alone.
  await expect(told).toContainText('A second person of the staff agreed.')
  await expect(told).not.toContainText('Store credit 7')
  await expect(drawer.getByRole('list', { name: 'What happened' })).toContainText(
    'Reference: Store credit 7.',
  )
  await expectAccessible(teacher)

  await test.step('it leads to what sponsors see', async () => {
    await press(teacher.getByRole('link', { name: /^Open the page of slot/ }).first())
    await expect(teacher).toHaveURL(/\/draws\/slots\/\d+/)
  })
})

test(
  'of two staff who decide, the second reads who was first; many are decided at once, each by itself',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    const name = nameOfMyOwn('Rulers')
    const [first, second] = [await order(teacher, name, '1'), await order(teacher, name, '2')]
    const one = await openBrowser({ as: await signInOwnStaff(request), viewport: wide })
    const other = await openBrowser({ as: await keptSessionOf(request, 'superadmin'), viewport: wide })
    const [ones, others] = [await openAtDesk(one, first), await openAtDesk(other, first)]
    await press(ones.getByRole('button', { name: 'Cancel order' }))
    // The other looks at the question while it is decided.
    await press(others.getByRole('button', { name: 'Mark paid' }))
    await press(one.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }))
    await expect(one.getByText('Order marked canceled')).toBeVisible()
    await press(other.getByRole('alertdialog').getByRole('button', { name: 'Mark paid' }))
    // The question stays until its reader has read who was first.
    const late = other.getByRole('alertdialog')
    await expect(late.getByRole('alert')).toHaveText(
      `This order was marked canceled before by ${ownStaffName}.`,
    )
    await press(late.getByRole('button', { name: 'Back' }))
    await expect(late).toHaveCount(0)
    await expect(others.getByRole('button', { name: 'Mark paid' })).toHaveCount(0)

    await teacher.goto(`/portal/teacher/orders?q=${encodeURIComponent(name)}&status=submitted`)
    await expect(rows(teacher)).toHaveCount(1)
    await one.goto('/admin/orders?status=submitted')
    await one.getByLabel(`Select Order ${second}`).check()
    await press(one.getByRole('group').getByRole('button', { name: 'Mark paid' }))
    await press(one.getByRole('alertdialog').getByRole('button', { name: /^Mark 1/ }))
    await expect(one.getByText('1 row done.')).toBeVisible()
    await expect(teacher.getByText('No order matches.')).toBeVisible()
  },
)

test(
  'the list is narrowed by state and words, keeps that in its address, and comes along as a file',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    await page.goto('/portal/teacher')
    await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).first().click()
    await page.getByRole('link', { name: 'Fulfilled' }).click()
    await expect(page).toHaveURL(/status=fulfilled/)
    await page.getByLabel('Order number, item, amount or tracking').fill('picture')
    await expect(page).toHaveURL(/q=picture/)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText('Picture books')
    const download = page.waitForEvent('download')
    await press(page.getByRole('button', { name: 'Export CSV' }))
    const file = await download
    expect(file.suggestedFilename()).toBe('orders.csv')
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      '"Picture books, ages 8 to 10",books,12,6.50,78.00,0.00',
    )
    await page.getByLabel('Order number, item, amount or tracking').fill('no such thing')
    await expect(page.getByText('No order matches.')).toBeVisible()
  },
)
