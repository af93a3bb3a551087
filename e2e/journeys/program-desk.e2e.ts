import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectHeadingOn } from '../cached-page.ts'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const english = (page: Page) => page.getByRole('group', { name: 'English', exact: true })
const spanish = (page: Page) => page.getByRole('group', { name: 'Spanish', exact: true })

const expectOnPage = (page: Page, title: string) => expectHeadingOn(page, '/programs', title)

test('staff word a program in both languages; visitors read it, and the second of two who edit reads what the first saved', async ({
  request,
  openBrowser,
  page: visitor,
}) => {
  const first = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const second = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  const mark = crypto.randomUUID().slice(0, 6)
  const own = { name: 'Rent Assistance', spanish: 'Ayuda para la renta' }
  await first.goto('/admin/programs')
  await expect(first.getByRole('row', { name: own.name })).toContainText('Preview')
  await expectAccessible(first)
  await second.goto('/admin/programs/rent-assistance')
  await expect(english(second).getByLabel('Name')).toHaveValue(own.name)

  await first.getByRole('link', { name: own.name }).click()
  await spanish(first).getByLabel('Name').fill(' ')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('This is on the page; it can’t be empty.')).toBeVisible()
  await english(first).getByLabel('Name').fill(`Rent ${mark}`)
  await spanish(first).getByLabel('Name').fill(`Renta ${mark}`)
  await expect(first.getByRole('heading', { name: `Renta ${mark}`, level: 3 })).toBeVisible()
  await expectAccessible(first)
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Program saved.').first()).toBeVisible()
  await expectOnPage(visitor, `Rent ${mark}`)
  await expectOnPage(await openBrowser({ locale: 'es-US' }), `Renta ${mark}`)

  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText(/^Somebody else saved this program/)).toContainText(`Rent ${mark}`)
  await expect(english(second).getByLabel('Name')).toHaveValue(own.name)
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByRole('heading', { name: own.name, level: 1 })).toBeVisible()
  await expectOnPage(visitor, own.name)
})

test(
  'staff move a program by keyboard, open one and make it a preview again, and the page says so',
  { tag: '@soak' },
  async ({ request, openBrowser, page: visitor }) => {
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const order = async () => {
      await visitor.goto('/programs')
      return (await visitor.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 4)
    }
    await staff.goto('/admin/programs')
    for (const [way, place] of [
      ['up', 2],
      ['down', 3],
    ] as const) {
      await staff.getByRole('button', { name: `Move Tower for SMBs ${way}` }).focus()
      await staff.keyboard.press('Enter')
      await expect(staff.getByText(`Tower for SMBs is now at place ${place} of 4.`).first()).toBeVisible()
      await expect.poll(async () => (await order()).indexOf('Tower for SMBs')).toBe(place - 1)
    }
    await staff.getByRole('link', { name: 'Tower for SMBs' }).click()
    await staff.getByRole('button', { name: 'Open the program' }).click()
    const question = staff.getByRole('alertdialog')
    await expect(question).toContainText('asked to be told')
    await question.getByRole('button', { name: 'Open the program' }).click()
    await expect(staff.getByText(/^The program is open\./).first()).toBeVisible()
    await expect(async () => {
      await visitor.goto('/programs')
      await expect(visitor.getByText('2 programs are open. 2 more are on the way.')).toBeVisible({
        timeout: 500,
      })
    }).toPass()
    await staff.getByRole('button', { name: 'Make it a preview' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Make it a preview' }).click()
    await expect(staff.getByText('The program is a preview again.').first()).toBeVisible()
    await expect(async () => {
      await visitor.goto('/programs')
      await expect(visitor.getByText('One program is open. Three more are on the way.')).toBeVisible({
        timeout: 500,
      })
    }).toPass()
    await staff.goto('/admin/programs/sponsor-classroom')
    await expect(staff.getByText('The classroom program stays open: slots are for it.')).toBeVisible()
  },
)
