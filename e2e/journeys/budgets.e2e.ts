import { paths } from '@tower/contract/pages.ts'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { signInOwnStaff } from '../own-staff.ts'
import { expect, test } from '../tower-test.ts'

const narrow = { width: 375, height: 812 }

test('staff set a teacher’s budget, lock it and open it, and the teacher sees every step on a phone', async ({
  request,
  openBrowser,
}) => {
  // What teachers spend of what somebody raised counts with what that person lets out: so somebody of their own raises it.
  const staff = await openBrowser({ as: await signInOwnStaff(request) })
  const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher'), viewport: narrow })

  await test.step('the teacher reads what is left, what becomes of it, and where it came from', async () => {
    await teacher.goto(paths.teacherPortal)
    await teacher.getByRole('link', { name: 'All activity' }).click()
    await expect(teacher.getByRole('heading', { name: 'When the school year ends' })).toBeVisible()
    await expect(teacher.getByRole('link', { name: /Slot \d+ was matched to the classroom/ })).toBeVisible()
    const width = await teacher.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(narrow.width)
    await expectAccessible(teacher)
  })

  const drawer = staff.getByRole('dialog', { name: 'Budget' })
  await test.step('staff find the budget, and what is no amount is refused', async () => {
    await staff.goto(`${paths.adminBudgets}?q=teacher%40tower.test`)
    await staff.getByRole('link', { name: /^Edit amount of/ }).click()
    const amount = drawer.getByLabel('Allocated for the school year')
    await amount.fill('99999')
    await drawer.getByRole('button', { name: 'Save amount' }).click()
    await expect(drawer.getByText(/^That takes/)).toBeVisible()
    await amount.fill('much')
    await drawer.getByRole('button', { name: 'Save amount' }).click()
    await expect(drawer.getByText('Enter a valid dollar amount')).toBeVisible()
    await expect(drawer.getByText(/^That takes/)).toBeHidden()
    await expectAccessible(staff)
    await amount.fill('795')
    await drawer.getByRole('button', { name: 'Save amount' }).click()
    await expect(staff.getByText('Budget saved')).toBeVisible()
    await expect(drawer.getByText('Lowered by staff')).toBeVisible()
  })

  await test.step('locked, the teacher sees it without a word more', async () => {
    await drawer.getByRole('button', { name: /^Lock the budget/ }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click()
    await expect(staff.getByText('Budget locked')).toBeVisible()
    await expect(teacher.getByText('Locked by staff')).toBeVisible()
    await expect(teacher.getByText('Lowered by staff')).toBeVisible()
  })

  await test.step('an amount that a colleague set meanwhile is shown before it is replaced', async () => {
    const amount = drawer.getByLabel('Allocated for the school year')
    await amount.fill('700')
    const colleague = await staff.context().newPage()
    await colleague.goto(staff.url())
    const theirs = colleague.getByRole('dialog', { name: 'Budget' })
    await theirs.getByLabel('Allocated for the school year').fill('790')
    await theirs.getByRole('button', { name: 'Save amount' }).click()
    await expect(colleague.getByText('Budget saved')).toBeVisible()
    await colleague.close()
    await expect(drawer.getByText('$790.00').first()).toBeVisible()
    await drawer.getByRole('button', { name: 'Save amount' }).click()
    await expect(drawer.getByText('Somebody else set this budget to $790.00.')).toBeVisible()
    await expect(amount).toHaveValue('700')
    await drawer.getByRole('button', { name: 'Save amount' }).click()
    await expect(drawer.getByText('Somebody else set this budget')).toBeHidden()
    await expect(drawer.getByText('That is what it is already.')).toBeVisible()
    await expect(amount).toHaveValue('700')
  })

  await test.step('opened and raised again, it is what it was', async () => {
    await drawer.getByRole('button', { name: /^Unlock the budget/ }).click()
    await expect(staff.getByText('Budget unlocked')).toBeVisible()
    await drawer.getByLabel('Allocated for the school year').fill('800')
    await drawer.getByRole('button', { name: 'Save amount' }).click()
    await expect(drawer.getByText('Raised by staff')).toBeVisible()
    await expect(teacher.getByText('Locked by staff')).toBeHidden()
  })
})

test(
  'staff open a budget of the next school year for a teacher, and no second one over it',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin'), viewport: narrow })
    const drawer = page.getByRole('dialog', { name: 'Open a budget' })
    const year = drawer.getByLabel('School year', { exact: true })
    for (const time of ['first', 'second'] as const) {
      await page.goto(`${paths.adminBudgets}?budget=new`)
      await drawer.getByRole('button', { name: 'Open budget' }).click()
      await expect(drawer.getByText('Select a teacher')).toBeVisible()
      await expect(drawer.getByText('Enter a valid dollar amount')).toBeVisible()
      await drawer.getByLabel('Find a teacher').fill('teacher-02@')
      await expect(drawer.getByLabel('Teacher', { exact: true }).locator('option')).toHaveCount(2)
      await drawer.getByLabel('Teacher', { exact: true }).selectOption({ index: 1 })
      await year.selectOption(String(Number(await year.inputValue()) + 1))
      await drawer.getByLabel('Allocated for the school year').fill('1')
      await expectAccessible(page)
      await drawer.getByRole('button', { name: 'Open budget' }).click()
      if (time === 'second') break
      await expect(page.getByText('Budget saved')).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Budget', exact: true })).toContainText('Raised by staff')
    }
    await expect(drawer.getByText(/has a budget of that school year already/)).toBeVisible()
  },
)
