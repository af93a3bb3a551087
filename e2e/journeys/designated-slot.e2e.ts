import type { Page } from '@playwright/test'
import { signInByLink } from '../people.ts'
import { classroomOf, confirmClassroom } from '../classrooms.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { waitForGift } from '../gifts.ts'
import { expect, test } from '../tower-test.ts'

async function resolveCode(page: Page, code: string): Promise<void> {
  await page.goto('/sponsor')
  await page.getByLabel('Share code').fill(code)
  await page.getByRole('button', { name: 'Resolve' }).click()
}

test('a slot paid with a share code belongs to that classroom at once', async ({
  page,
  request,
  openBrowser,
}) => {
  const { shareCode, teacherEmail } = await confirmClassroom(request, classroomOf('designated'))

  await test.step('the code is found however it is typed', async () => {
    await resolveCode(page, shareCode.toLowerCase())
    await expect(page.getByLabel('Share code')).toHaveValue(shareCode)
    await expect(page.getByRole('status').filter({ hasText: classroomOf('designated') })).toContainText(
      'Teacher confirmed',
    )
  })

  await test.step('the sponsor pays $800 for this classroom', async () => {
    const slot = page.getByRole('form', { name: 'Your Sponsor Slot' })
    await slot.getByLabel('Email').fill('designating@journey.test')
    await page.getByRole('button', { name: 'Sponsor this classroom: pay $800' }).click()
    const checkoutId = await arriveAtPayment(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay $800.00')
    await payAs(page, 'designating@journey.test')
    await page.waitForURL('**/donate/success**')
    await expect(page.getByText(/Credits will appear/)).toHaveCount(0)
    expect((await waitForGift(request, checkoutId)).slots_minted).toBe(1)
  })

  await test.step('the thanks name the classroom and lead to the slot’s story', async () => {
    await expect(page.getByRole('form', { name: 'Your Sponsor Slot' })).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText(`went whole to ${classroomOf('designated')}`)
    await page.getByRole('link', { name: /^Follow Sponsor Slot/ }).click()
    await expect(page).toHaveURL(/\/draws\/slots\/\d+$/)
    await expect(page.getByRole('main')).toContainText(classroomOf('designated'))
  })

  await test.step('the teacher’s page shows the slot and the $800', async () => {
    const teacher = await openBrowser({ as: await signInByLink(request, teacherEmail) })
    await teacher.goto('/portal/teacher')
    await expect(teacher.getByRole('main')).toContainText(classroomOf('designated'))
    await expect(teacher.getByRole('row', { name: /chosen by its sponsor/ })).toContainText('$800.00')
    await expect(teacher.getByRole('region', { name: 'Budget left' })).toContainText('$800.00 of $800.00')
  })
})

test(
  'a code that nobody knows is not found, and no classroom is taken for it',
  { tag: '@soak' },
  async ({ page }) => {
    await resolveCode(page, 'pt-zzzzz9')
    await expect(page.getByText('Not found')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Let the draw decide: pay $800' })).toBeVisible()
    await expect(page.getByLabel('Share code')).toHaveValue('PT-ZZZZZ9')
  },
)
