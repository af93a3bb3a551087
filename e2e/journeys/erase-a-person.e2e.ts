import { keptSessionOf, signInAs } from '../every-role.ts'
import { give } from '../gifts.ts'
import { signInByLink } from '../people.ts'
import { expect, test } from '../tower-test.ts'

test('a request to be erased waits in the queue; staff read in words what it does, type the address, and erase', async ({
  request,
  openBrowser,
}) => {
  const email = `leaves-${crypto.randomUUID().slice(0, 8)}@families.test`
  await give(request, { amountCents: 2_500, email })
  const { access_token: token } = await signInByLink(request, email)
  const asked = await request.post('/api/account/erasure', {
    headers: { authorization: `Bearer ${token}` },
    data: { confirm: 'ERASE', reason: 'We moved away.' },
  })
  expect(asked.status(), await asked.text()).toBe(200)

  const page = await openBrowser({ as: await signInAs(request, 'superadmin') })
  await page.goto('/admin')
  const all = page.getByRole('button', { name: /^Show (all|the)/ })
  await expect(page.getByText('Requests to be erased').first()).toBeVisible()
  if (await all.isVisible()) await all.click()
  await page.getByRole('link', { name: new RegExp(email) }).click()
  const data = page.getByRole('region', { name: 'Personal data' })
  await expect(data.getByText(/^Asked to be erased on/)).toBeVisible()
  await expect(data.getByText('“We moved away.”')).toBeVisible()

  const download = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Export data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^person-.*\.json$/)

  await data.getByRole('button', { name: 'Erase…' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(`All that names them in any record: ${email}`)).toBeVisible()
  const now = dialog.getByRole('button', { name: 'Erase for good' })
  await expect(now).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email)
  await now.click()
  await expect(page.getByText('The person is erased.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await page.goto(`/admin/users?q=${email}`)
  await expect(page.getByText(email)).toHaveCount(0)
  const after = await request.get('/api/account', { headers: { authorization: `Bearer ${token}` } })
  expect(after.status()).toBe(401)
})

test('a superadmin looks up the address of a guest without an account, reads what goes and what stays, and erases it', async ({
  request,
  openBrowser,
}) => {
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@families.test`
  await give(request, { amountCents: 2_500, email })
  const page = await openBrowser({ as: await signInAs(request, 'superadmin') })
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Erase somebody without an account' }).click()
  const drawer = page.getByRole('dialog', { name: 'Erase somebody without an account' })
  await drawer.getByLabel('Email address').fill(email)
  await drawer.getByRole('button', { name: 'Look it up' }).click()
  await expect(drawer.getByText(/^1 gift: amount, day and number stay/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Erase…' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel(`Type ${email} to confirm`).fill(email)
  await question.getByLabel('Who asked for it, and how').fill('Asked by mail from there.')
  await question.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('What was kept under the address is erased.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Look it up' }).click()
  await expect(drawer.getByText(`Nothing is kept under ${email}.`)).toBeVisible()
})

test(
  'an admin erases nobody who did not ask, and makes no file',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/users?q=sponsor@tower.test')
    await page.getByRole('table').locator('tbody tr').first().getByRole('link').first().click()
    const data = page.getByRole('region', { name: 'Personal data' })
    await expect(data.getByText(/^Erased only when the person asks for it/)).toBeVisible()
    await expect(data.getByRole('button')).toHaveCount(0)
  },
)
