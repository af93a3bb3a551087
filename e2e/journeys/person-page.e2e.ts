import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

test('staff open a teacher from the search, read what concerns them, and go on to their classroom', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Search or jump to…' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('teacher@')
  const people = page.getByRole('group', { name: 'People' }).getByRole('option')
  await expect(people.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/)

  const orders = page.getByRole('region', { name: 'Orders' })
  await expect(orders.getByRole('listitem').first()).toBeVisible()
  await expect(orders.getByRole('link', { name: 'Orders: Show all' })).toHaveAttribute(
    'href',
    /\/admin\/orders\?teacher=[0-9a-f-]{36}$/,
  )
  await expect(page.getByRole('region', { name: 'Emails' })).toBeVisible()

  const person = page.url()
  await page.getByRole('region', { name: 'Classrooms' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/classrooms\/[0-9a-f-]{36}$/)
  const facts = page.getByRole('region', { name: 'Classroom', exact: true })
  await facts.getByRole('link').click()
  await expect(page).toHaveURL(person)
})

test(
  'a person who does not exist is said to be missing',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/users/00000000-0000-4000-8000-000000000000')
    await expect(page.getByText('There is no such person.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
)
