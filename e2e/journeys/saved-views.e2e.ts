import { keptSessionOf, signInAs } from '../every-role.ts'
import { openFilters } from '../open-filters.ts'
import { expect, test } from '../tower-test.ts'

test('by keys alone, staff keep what a list shows under a name, open it, rename it, delete it and undo that', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await signInAs(request, 'admin') })
  await page.goto('/admin/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save this view' })).toHaveCount(0)

  await openFilters(page)
  await page.getByLabel('Role', { exact: true }).selectOption('teacher')
  await page.getByLabel('Rows').selectOption('50')
  await expect(page).toHaveURL(/role=teacher.*pageSize=50/)
  await page.getByRole('button', { name: 'Save this view' }).press('Enter')
  const saving = page.getByRole('dialog', { name: 'Save this view' })
  await expect(saving.getByLabel('Name of the view')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(saving.getByText('Give the view a name.')).toBeVisible()
  await page.keyboard.type('Teachers, fifty')
  await page.keyboard.press('Enter')
  await expect(saving).toHaveCount(0)
  const views = page.getByRole('navigation', { name: 'Saved views' })
  const kept = views.getByRole('link', { name: 'Teachers, fifty' })
  await expect(kept).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await views.getByRole('link', { name: 'Default view' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/users\??$/)
  await expect(kept).not.toHaveAttribute('aria-current', 'page')
  await kept.press('Enter')
  await expect(page).toHaveURL(/role=teacher.*pageSize=50/)
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('teacher')

  await page.getByRole('button', { name: 'Edit views' }).press('Enter')
  const editing = page.getByRole('dialog', { name: 'Edit views' })
  await editing.getByLabel('Name of the view').fill('All teachers')
  await page.keyboard.press('Enter')
  await expect(page.getByText('View saved as “All teachers”.')).toBeVisible()
  await editing.getByRole('button', { name: 'Delete All teachers' }).press('Enter')
  await expect(editing.getByText('You have no saved views of this list.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(views).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(views.getByRole('link', { name: 'All teachers' })).toBeVisible()
  await page.reload()
  await expect(views.getByRole('link', { name: 'All teachers' })).toHaveAttribute('aria-current', 'page')
})

test(
  'a view is its address: a colleague who follows the link sees the list the same way, and none of the names',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const root = await openBrowser({ as: await signInAs(request, 'superadmin') })
    await root.goto('/admin/draws?tab=all&state=past')
    await root.getByRole('button', { name: 'Save this view' }).click()
    await root.getByLabel('Name of the view').fill('Done')
    await root.getByRole('button', { name: 'Save view' }).click()
    const views = root.getByRole('navigation', { name: 'Saved views' })
    await expect(views.getByRole('link', { name: 'Done' })).toHaveAttribute(
      'href',
      /\/admin\/draws\?tab=all&state=past$/,
    )
    await root.getByRole('button', { name: 'Edit views' }).click()
    await root.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await root.getByRole('button', { name: 'Copy link: Done' }).click()
    const address = await root.getByLabel('Link of Done').inputValue()

    const colleague = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await colleague.goto(address)
    await expect(colleague.getByLabel('Show', { exact: true })).toHaveValue('past')
    await expect(colleague.getByRole('button', { name: 'Save this view' })).toBeVisible()
    await expect(colleague.getByRole('link', { name: 'Done', exact: true })).toHaveCount(0)
  },
)
