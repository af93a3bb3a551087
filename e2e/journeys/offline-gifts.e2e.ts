import { readFileSync } from 'node:fs'
import { dayOf } from '@tower/contract/org-days.ts'
import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const drawerOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('staff enter a check, say that it is at the bank, and take it out of the books when the bank returns it', async ({
  request,
  openBrowser,
  faults,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const number = `9${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin/offline-gifts')
  await page.getByRole('link', { name: 'Enter a gift' }).click()
  const entering = drawerOf(page, 'Enter a gift')
  await entering.getByRole('button', { name: 'Enter this gift' }).click()
  // The day is today's until somebody types another.
  await expect(entering.getByLabel('Day of the gift')).toHaveValue(dayOf(new Date()))
  for (const missing of ['Enter the amount.', 'Enter what identifies it.'])
    await expect(entering.getByText(missing)).toBeVisible()
  // The button is below what is missing: the first of it takes the focus.
  await expect(entering.getByLabel('Amount')).toBeFocused()
  await entering.getByLabel('Amount').fill('80')
  await entering.getByLabel('Check number').fill(number)
  await entering.getByLabel('Donor’s name').fill('Rosa Núñez')
  await entering.getByLabel('Donor’s email').fill(`check-${number}@journey.test`)
  await entering.getByLabel('Day of the gift').fill('2026-11-10')
  // What was typed outlives a reload, as it does a session that ends meanwhile.
  await page.reload()
  await expect(entering.getByLabel('Amount')).toHaveValue('80')
  await expect(entering.getByLabel('Check number')).toHaveValue(number)
  await entering.getByRole('button', { name: 'Enter this gift' }).click()
  await expect(page.getByText('The gift is entered.')).toBeVisible()

  await page.goto(`/admin/offline-gifts?q=${number}`)
  await expect(page.getByRole('link', { name: 'Rosa Núñez' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(file).toHaveLength(2)
  expect(file[1]).toContain(`check-${number}@journey.test`)

  await page.getByRole('link', { name: 'Rosa Núñez' }).click()
  const drawer = drawerOf(page, 'Offline gift')
  await drawer.getByRole('button', { name: 'The money arrived' }).click()
  await page
    .getByRole('alertdialog', { name: 'Is $80.00 at the bank?' })
    .getByRole('button', { name: 'The money arrived' })
    .click()
  await expect(page.getByText('$80.00 is a gift now.')).toBeVisible()
  await expect(drawer.getByText('Received', { exact: true })).toBeVisible()

  // Who entered it and received it asks for its return; somebody else takes it out.
  await drawer.getByRole('button', { name: 'Take it out…' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Take $80.00 out of the books?' })
  await asking.getByRole('button', { name: 'Take it out' }).click()
  await expect(asking.getByText('Say why.')).toBeVisible()
  await asking.getByLabel('Reason').fill('The bank returned it unpaid')
  // A network that is gone for a moment takes nothing that was typed, and the question stays until it is done.
  await page.route('**/offline-gifts/**', (route) => route.abort(), { times: 1 })
  await asking.getByRole('button', { name: 'Take it out' }).click()
  await expect(asking.getByRole('alert')).toContainText(
    'No answer came, so it is not known whether it was done.',
  )
  await expect(asking.getByLabel('Reason')).toHaveValue('The bank returned it unpaid')
  await asking.getByRole('button', { name: 'Take it out' }).click()
  await expect(drawer.getByText('$80.00 waits for a second person of the staff.')).toBeVisible()
  await expect(asking).toHaveCount(0)
  await expect(drawer.getByText('Received', { exact: true })).toBeVisible()
  await drawer.getByRole('link', { name: 'See the payment' }).click()
  await expect(drawerOf(page, 'Payment').getByText('Given: $80.00').first()).toBeVisible()
  // The browser itself notes the network that was gone.
  await page.context().close()
  expect(faults.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
})

test(
  'above the limit one of the staff asks to take a gift out of the books, and another one does',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const first = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const second = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
    const number = `8${crypto.randomUUID().slice(0, 8)}`
    await first.goto('/admin/offline-gifts?gift=new')
    const entering = drawerOf(first, 'Enter a gift')
    await entering.getByLabel('Amount').fill('1200')
    await entering.getByLabel('Check number').fill(number)
    await entering.getByLabel('Donor’s name').fill('Ana Ortiz')
    await entering.getByLabel('Day of the gift').fill('2026-11-10')
    await entering.getByRole('button', { name: 'Enter this gift' }).click()
    await expect(first.getByText('The gift is entered.')).toBeVisible()
    const open = async (page: Page) => {
      await page.goto(`/admin/offline-gifts?q=${number}`)
      await page.getByRole('link', { name: 'Ana Ortiz' }).click()
      return drawerOf(page, 'Offline gift')
    }
    const theirs = await open(second)
    await theirs.getByRole('button', { name: 'The money arrived' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'The money arrived' }).click()
    await expect(second.getByText('$1,200.00 is a gift now.')).toBeVisible()

    const own = await open(first)
    await own.getByRole('button', { name: 'Take it out…' }).click()
    const asking = first.getByRole('alertdialog', { name: 'Take $1,200.00 out of the books?' })
    await expect(asking.getByText('somebody else has to approve it first')).toBeVisible()
    await asking.getByLabel('Reason').fill('The bank returned it unpaid')
    await asking.getByRole('button', { name: 'Take it out' }).click()
    await expect(own.getByText('$1,200.00 waits for a second person of the staff.')).toBeVisible()
    await expect(own.getByText('Received', { exact: true })).toBeVisible()

    await (await open(second)).getByRole('link', { name: 'Open the approval' }).click()
    const approval = drawerOf(second, 'Money that leaves')
    await expect(approval.getByText('The bank returned it unpaid')).toBeVisible()
    await approval.getByRole('button', { name: 'Approve' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(approval.getByText('Approved', { exact: true })).toBeVisible()
    await approval.getByRole('link', { name: 'Open it' }).click()
    const deciding = drawerOf(second, 'Offline gift')
    await expect(deciding.getByText('Returned', { exact: true })).toBeVisible()
    await deciding.getByRole('link', { name: 'See the payment' }).click()
    const history = drawerOf(second, 'Payment').getByRole('list', { name: 'What happened' })
    await expect(history.getByText('Given: $1,200.00')).toBeVisible()
    await expect(history.getByText('Nov 10, 2026', { exact: true })).toBeVisible()
    await expect(history.getByText(/Charged/)).toHaveCount(0)
  },
)

test(
  'staff set money of operations aside for matching, and never more than there is',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/ledger')
    // Every account has a name of ours, those of credits as well.
    await expect(page.getByRole('link', { name: 'Credits issued' })).toBeVisible()
    await page.getByRole('link', { name: 'Operations' }).click()
    await page.getByRole('button', { name: 'Set money aside for matching' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set money aside for matching' })
    await dialog.getByRole('button', { name: 'Move it' }).click()
    await expect(dialog.getByText('Enter an amount.')).toBeVisible()
    await dialog.getByLabel('Amount').fill('0.01')
    await dialog.getByRole('button', { name: 'Move it' }).click()
    await expect(page.getByText('$0.01 are in the matching fund.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('table').getByText('Matching fund topped up').first()).toBeVisible()
  },
)
