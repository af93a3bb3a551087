import { keptSessionOf, signInAs } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

test('staff find why somebody cannot sign in, allow the address, and send it a link', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await signInAs(request, 'superadmin') })
  await page.goto('/admin/safety')
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page.getByText('Enter an email address.').first()).toBeVisible()
  await page.getByLabel('Email address').fill('lost@school.edu')
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page.getByText('This address is not on the allowlist').last()).toBeVisible()
  await page.getByLabel('As', { exact: true }).selectOption('teacher')
  await page.getByRole('button', { name: 'Allow this address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Allow this address' }).click()
  await expect(
    page.getByText('Nothing is in the way: this address may sign in as Teacher.').last(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Send a link' }).click()
  await expect(page.getByText('A sign-in link is on its way.')).toBeVisible()
  await expect(page.getByText('A link is in their mailbox').last()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Email address')).toHaveValue('lost@school.edu')
  await expect(page.getByText('A link is in their mailbox').last()).toBeVisible()
})

test(
  'a superadmin ends the session of an admin, who is out at once',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const admin = await openBrowser({ as: await signInAs(request, 'admin') })
    await admin.goto('/admin/users')
    await expect(admin.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()

    const page = await openBrowser({ as: await signInAs(request, 'superadmin') })
    await page.goto('/admin/safety?tab=sessions')
    const rows = page.getByRole('row').filter({ hasText: /^(?!.*Superadmin).*Admin/ })
    await expect(rows.first()).toBeVisible()
    const first = rows.first().getByRole('button', { name: /^End the session of / })
    await first.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await first.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
    await expect(page.getByText('The session has ended.')).toBeVisible()
    await admin.getByRole('link', { name: 'Notifications' }).first().click()
    await expect(admin.getByText('You must be signed in.')).toBeVisible()
  },
)

test('what needed two people stands in one list', { tag: '@soak' }, async ({ request, openBrowser }) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin/safety?tab=acts')
  await expect(page.getByLabel('Show')).toBeVisible()
  await page.getByLabel('Show').selectOption('approval')
  await expect(page).toHaveURL(/kind=approval/)
})
