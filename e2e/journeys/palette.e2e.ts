import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

test('staff find a page and a person with the keyboard alone, and Escape gives the focus back', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto('/admin/orders')
  const opener = page.getByRole('button', { name: 'Search or jump to…' })
  await opener.focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /People, classrooms/ })
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: 'Budgets' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('budg')
  await expect(page.getByRole('option', { name: /^Budgets/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/budgets$/)

  await page.keyboard.press('Control+k')
  await field.fill('admin@')
  const people = page.getByRole('group', { name: 'People' }).getByRole('option')
  await expect(people.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Account' })).toBeVisible()
})

test(
  'a search that finds nothing says so, whatever signs were typed',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Search or jump to…' }).click()
    const field = page.getByRole('dialog').getByRole('combobox')
    await field.fill('%_\\')
    await expect(page.getByText('Nothing matches “%_\\”.')).toBeVisible()
  },
)

test('who is no staff has no such search', { tag: '@soak' }, async ({ request, openBrowser }) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
  await page.goto('/portal/teacher')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toHaveCount(0)
})
