import { refusalCodeHeader } from '@tower/contract/client.ts'
import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const unique = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@journey.test`
const main = (page: Page) => page.getByRole('main')

test('staff provision a teacher, read what came of it, and hand over the link by clipboard or by hand', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const email = unique('rosa')
  await page.goto('/admin/provision-teacher')
  await main(page).getByRole('button', { name: 'Provision teacher' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Classroom name')).toHaveValue('Homeroom')
  await expect(page.getByLabel('Send magic link')).toBeChecked()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Full name').fill('Rosa Ortiz')
  await page.route('**/admin-provision-teacher', (route) =>
    route.fulfill({ status: 409, headers: { [refusalCodeHeader]: 'invented.refusal' }, json: {} }),
  )
  await main(page).getByRole('button', { name: 'Provision teacher' }).click()
  await expect(page.getByText('Provisioning failed')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Rosa Ortiz')
  await page.unroute('**/admin-provision-teacher')
  await main(page).getByRole('button', { name: 'Provision teacher' }).click()
  await expect(page.getByText(`${email} is ready to teach.`)).toBeVisible()
  for (const name of ['ok', 'userId', 'profileRole', 'classroomId'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  for (const name of ['Open their page', 'Open the classroom'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /[0-9a-f-]{36}$/)
  const link = page.getByLabel('action_link', { exact: true })
  await expect(link).toHaveValue(/token_hash=/)

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error()) },
    }),
  )
  await page.getByRole('button', { name: 'Copy action_link' }).click()
  await expect(page.getByText(/copy it by hand/)).toBeVisible()
  const marked = await link.evaluate((field: HTMLInputElement) => field.selectionEnd)
  expect(marked).toBe((await link.inputValue()).length)
  await page.getByRole('button', { name: 'Open another' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(page.getByLabel('Email')).toBeFocused()
})

test(
  'staff create a user, who is then in the directory, and make a link that signs them in',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const email = unique('maya')
    await page.goto('/admin/create-user')
    const create = main(page).locator('form').first()
    await create.getByLabel('Email').fill('maya at work')
    await create.getByRole('button', { name: 'Create user' }).click()
    await expect(create.getByText(/Enter an email address/)).toBeVisible()
    await create.getByLabel('Email').fill(email)
    await create.getByLabel('Role').selectOption('sponsor')
    await create.getByLabel('Send').selectOption('reset')
    await create.getByRole('button', { name: 'Create user' }).click()
    await expect(create.getByText('Only admins sign in with a password. Send a magic link.')).toBeVisible()
    await create.getByLabel('Send').selectOption('none')
    await create.getByRole('button', { name: 'Create user' }).click()
    await expect(page.getByText(`There is an account for ${email}.`)).toBeVisible()

    await page.getByRole('button', { name: 'Make link' }).click()
    await expect(page.getByText('Email required')).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Make link' }).click()
    await expect(page.getByLabel(`Link of ${email}`)).toHaveValue(/token_hash=/)
    await page.getByRole('link', { name: 'Open in the users directory' }).click()
    await expect(page.getByRole('table').getByRole('link', { name: email })).toBeVisible()
  },
)

test(
  'staff ensure a bundle beside the directory, copy the public profile, and let an address in',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const email = unique('lena')
    await page.goto('/admin/users')
    await main(page).getByRole('link', { name: 'Create and Assign' }).click()
    const panel = page.getByRole('dialog', { name: 'Create and Assign' })
    await panel.getByRole('button', { name: 'Ensure user' }).click()
    await expect(panel.getByText('Email is required')).toBeVisible()
    await panel.getByLabel('Email').fill(email)
    await panel.getByRole('button', { name: 'Ensure user' }).click()
    await expect(page.getByText('User bundle ensured')).toBeVisible()
    await expect(panel.getByRole('link', { name: /^\/t\// })).toBeVisible()
    await panel.getByRole('button', { name: 'Copy public profile link' }).click()
    await expect(page.getByText(/Copied public profile link|Copy the address by hand/)).toBeVisible()

    await panel.getByRole('link', { name: 'Manage user' }).click()
    const person = page.getByRole('dialog', { name: 'Manage user' })
    await person.getByLabel('Allow to sign in as').fill('coach')
    await person.getByRole('button', { name: 'Add to allowlist' }).click()
    await expect(person.getByText('Please enter Teacher or Sponsor')).toBeVisible()
    await person.getByLabel('Allow to sign in as').fill('SPONSOR')
    await person.getByRole('button', { name: 'Add to allowlist' }).click()
    await expect(page.getByText(`${email} may sign in as sponsor.`)).toBeVisible()
  },
)
