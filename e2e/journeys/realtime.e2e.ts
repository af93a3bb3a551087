import type { Locator } from '@playwright/test'
import { paths } from '@tower/contract/pages.ts'
import { keptSessionOf } from '../every-role.ts'
import { give } from '../gifts.ts'
import { adminEmail, signInByLink, signInByPassword } from '../people.ts'
import { classroomOf, confirmClassroom } from '../classrooms.ts'
import { expect, test } from '../tower-test.ts'

/** Shorter than the time after which a page without its stream would ask by itself. */
const atOnce = { timeout: 8_000 }

test('the screens of staff and teacher follow a payment and a match without being reloaded', async ({
  request,
  openBrowser,
}) => {
  const { teacherEmail } = await confirmClassroom(request, classroomOf('realtime'))
  await give(request, { amountCents: 80_000, email: 'first-live@journey.test' })
  const staff = await openBrowser({ as: await signInByPassword(request, adminEmail) })
  const teacher = await openBrowser({ as: await signInByLink(request, teacherEmail) })
  await staff.goto('/admin/randomizer?panel=mint')
  await teacher.goto('/portal/teacher')
  const pool = staff.getByLabel('Pool', { exact: true }).getByRole('option', { name: /waiting/ })
  await expect(teacher.getByText(/^No slot yet\./)).toBeVisible()

  const waiting = await countIn(pool)
  await test.step('a payment mints a slot, and the randomizer counts it', async () => {
    await give(request, { amountCents: 80_000, email: 'second-live@journey.test' })
    await expect(pool).toContainText(`(${waiting + 1} waiting)`, atOnce)
  })

  await test.step('staff give it to the teacher, whose page shows it', async () => {
    await staff.getByLabel('Find a classroom').fill(classroomOf('realtime'))
    const choice = staff.getByLabel('Teacher and classroom', { exact: true })
    const option = choice.getByRole('option', { name: classroomOf('realtime') })
    await choice.selectOption(await option.getAttribute('value'))
    await staff.getByLabel('Reason').fill('The journey wants it.')
    await staff.getByRole('button', { name: 'Mint slot' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Give the slot, for good' }).click()
    await expect(staff.getByText(/^It waits for a second person now/)).toBeVisible()
    const other = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
    await other.goto(`${paths.adminApprovals}?state=waiting`)
    await other.getByRole('link', { name: 'The journey wants it.' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(other.getByRole('dialog').getByText('Approved', { exact: true })).toBeVisible()
    await expect(pool).toContainText(`(${waiting} waiting)`, atOnce)
    await expect(teacher.getByRole('row', { name: /given by staff/ })).toContainText('$800.00', atOnce)
    await expect(teacher.getByRole('region', { name: 'Budget left' })).toContainText('$800.00 of $800.00')
  })
})

test(
  'a draw that one member of staff schedules stands on the other’s screen',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const name = `A draw for two screens ${crypto.randomUUID().slice(0, 8)}`
    const here = await openBrowser({ as: await signInByPassword(request, adminEmail) })
    const there = await openBrowser({ as: await signInByPassword(request, 'superadmin@tower.test') })
    await there.goto('/admin/randomizer')
    await here.goto('/admin/randomizer?panel=create')
    await expect(there.getByRole('table', { name: /to come/ })).toBeVisible()

    await here.getByLabel('Name').fill(name)
    await here.getByLabel('Start').fill('2036-02-04T12:00')
    await here.getByLabel('Capacity').fill('3')
    await here.getByRole('button', { name: 'Create slot' }).click()
    await expect(here.getByRole('link', { name })).toBeVisible()
    await expect(there.getByRole('link', { name })).toBeVisible(atOnce)
  },
)

async function countIn(option: Locator): Promise<number> {
  const words = await option.textContent()
  return Number(/\((\d+) waiting\)/.exec(words ?? '')?.[1])
}
