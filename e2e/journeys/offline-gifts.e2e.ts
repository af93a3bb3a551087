import { readFileSync } from 'node:fs'
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
  for (const missing of ['Enter the amount.', 'Enter what names it.', 'Enter the day of the gift.'])
    await expect(entering.getByText(missing)).toBeVisible()
  // The button is below what is missing: the first of it takes the focus.
  await expect(entering.getByLabel('Amount')).toBeFocused()
  await entering.getByLabel('Amount').fill('800')
  await entering.getByLabel('Check number').fill(number)
  await entering.getByLabel('Giver’s name').fill('Rosa Núñez')
  await entering.getByLabel('Giver’s address').fill(`check-${number}@journey.test`)
  await entering.getByLabel('Day of the gift').fill('2026-11-10')
  // What was typed outlives a reload, as it does a session that ends meanwhile.
  await page.reload()
  await expect(entering.getByLabel('Amount')).toHaveValue('800')
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
  await drawer.getByRole('button', { name: 'Its money is there' }).click()
  await page
    .getByRole('alertdialog', { name: 'Is $800.00 at the bank?' })
    .getByRole('button', { name: 'Its money is there' })
    .click()
  await expect(page.getByText('$800.00 is a gift now.')).toBeVisible()
  await expect(drawer.getByText('Received', { exact: true })).toBeVisible()

  await drawer.getByRole('button', { name: 'Its money went again' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Take $800.00 out of the books?' })
  await asking.getByRole('button', { name: 'Its money went again' }).click()
  await expect(asking.getByText('Say why.')).toBeVisible()
  await asking.getByLabel('Reason').fill('The bank returned it unpaid')
  // A network that is gone for a moment takes nothing that was typed, and the question stays until it is done.
  await page.route('**/offline-gifts/**', (route) => route.abort(), { times: 1 })
  await asking.getByRole('button', { name: 'Its money went again' }).click()
  await expect(asking.getByRole('alert')).toContainText(
    'No answer came, so it is not known whether it was done.',
  )
  await expect(asking.getByLabel('Reason')).toHaveValue('The bank returned it unpaid')
  await asking.getByRole('button', { name: 'Its money went again' }).click()
  await expect(page.getByText('$800.00 is no longer a gift.')).toBeVisible()
  await expect(asking).toHaveCount(0)
  await expect(drawer.getByText('Returned', { exact: true })).toBeVisible()
  await drawer.getByRole('link', { name: 'See the payment' }).click()
  await expect(drawerOf(page, 'Payment').getByText('Refunded').first()).toBeVisible()
  // The browser itself notes the network that was gone.
  await page.context().close()
  expect(faults.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
})

test('staff set money of operations aside for matching, and never more than there is', async ({
  request,
  openBrowser,
}) => {
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
})
