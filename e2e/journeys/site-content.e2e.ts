import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectHeadingOn } from '../cached-page.ts'
import { keptSessionOf, signInAs } from '../every-role.ts'
import { give } from '../gifts.ts'
import { waitForMail } from '../mailbox.ts'
import { expect, test } from '../tower-test.ts'

const expectHeadline = (page: Page, words: string) => expectHeadingOn(page, '/mission', words)

const own = 'Developing the sovereign mind'
const heading = (page: Page, language: 'English' | 'Spanish') =>
  page.getByLabel(`Heading (${language})`).first()

test('staff change a headline in both languages, visitors read it; the second of two who edit reads the newer words, and an earlier version comes back', async ({
  request,
  openBrowser,
  page: visitor,
}) => {
  const first = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const second = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  await second.goto('/admin/site/mission')
  await expect(heading(second, 'English')).toHaveValue(own)

  await first.goto('/admin/site')
  await expectAccessible(first)
  await first.getByRole('link', { name: 'Our mission' }).click()
  await heading(first, 'English').fill('A mind of one’s own')
  await expect(first.getByText('Spanish still says what came with the product.')).toBeVisible()
  await heading(first, 'Spanish').fill('Una mente propia')
  await expect(first.getByRole('heading', { name: 'Una mente propia' })).toBeVisible()
  await expectAccessible(first)
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Saved. Visitors see it now.').first()).toBeVisible()
  await expectHeadline(visitor, 'A mind of one’s own')
  await expectHeadline(await openBrowser({ locale: 'es-US' }), 'Una mente propia')

  await heading(second, 'English').fill('Another mind')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText(/^Somebody else saved this/)).toContainText('A mind of one’s own')
  await expect(heading(second, 'English')).toHaveValue('Another mind')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Saved. Visitors see it now.').first()).toBeVisible()
  await expectHeadline(visitor, 'Another mind')

  // The texts come last of all that is read anew.
  const others = second.waitForResponse((answer) => answer.url().includes('/page-texts/mission/revisions'))
  await second.route('**/api/admin/page-texts/mission', async (route) => {
    await others
    await route.continue()
  })
  await second.getByRole('button', { name: 'Bring back version 1' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click()
  await expect(heading(second, 'English')).toHaveValue('A mind of one’s own')
  await second.unroute('**/api/admin/page-texts/mission')
  await expectHeadline(visitor, 'A mind of one’s own')
  await second.getByRole('button', { name: 'Bring back what came with the product' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click()
  await expect(heading(second, 'English')).toHaveValue(own)
  await expectHeadline(visitor, own)
})

test(
  'the name and EIN that staff set stand on pages and on a receipt; other staff only read the EIN',
  { tag: '@soak' },
  async ({ request, openBrowser, page: visitor }) => {
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await staff.goto('/admin/site')
    await expect(staff.getByText('Only a superadmin can change this.').first()).toBeVisible()
    await expect(staff.getByLabel('EIN')).toHaveCount(0)
    await staff.getByLabel('Phone').fill('call us')
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByText('Enter a phone number, such as (555) 555-0100.')).toBeVisible()
    await staff.getByLabel('Phone').fill('(937) 555-0123')
    await staff.getByLabel('Contact email').fill('hello@lantern.test')
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByText('Saved. Visitors see it now.').first()).toBeVisible()
    await expect(async () => {
      await visitor.goto('/mission')
      await expect(visitor.getByRole('contentinfo')).toContainText('hello@lantern.test', { timeout: 500 })
    }).toPass()

    await test.step('a color tells how far letters stand out on it while it is chosen', async () => {
      const color = staff.getByLabel('Color by day', { exact: true })
      await staff.getByLabel('Color by day: choose it by eye').fill('#ffee00')
      await expect(color).toHaveValue('#ffee00')
      await expect(staff.getByText(/^Of buttons and links.*would be too faint/)).toBeVisible()
      await color.fill('#1f3f9e')
      await expect(staff.getByText(/^Of buttons and links.*stand out by/)).toBeVisible()
      await color.fill('')
    })
    await test.step('whoever changes the name reads it at the head of their own page', async () => {
      await staff.getByLabel('Name', { exact: true }).fill('Lantern School Fund')
      await staff.getByRole('button', { name: 'Save' }).click()
      await expect(staff.getByRole('banner')).toContainText('Lantern School Fund')
    })

    const superadmin = await openBrowser({ as: await signInAs(request, 'superadmin') })
    await superadmin.goto('/admin/site')
    await superadmin.getByLabel('EIN').fill('12345')
    await superadmin.getByRole('button', { name: 'Save' }).last().click()
    await expect(superadmin.getByText(/Enter an EIN as the IRS writes it/)).toBeVisible()
    await superadmin.getByLabel('EIN').fill('98-7654321')
    await superadmin.getByRole('button', { name: 'Save' }).last().click()
    await expect(superadmin.getByText('Saved. Receipts say it from now on.').first()).toBeVisible()
    const email = `receipt-${crypto.randomUUID().slice(0, 8)}@example.org`
    await give(request, { amountCents: 2_500, email })
    const receipt = await waitForMail(request, email, /receipt/i)
    expect(receipt.text).toContain('EIN 98-7654321')
    expect(receipt.text).toContain('hello@lantern.test')
    await superadmin.getByRole('button', { name: 'Bring back what came with the product' }).click()
    await superadmin.getByRole('alertdialog').getByRole('button', { name: 'Bring back' }).click()
    await expect(superadmin.getByText('Brought back. Visitors see it now.').first()).toBeVisible()
    await superadmin.reload()
    await superadmin.getByLabel('EIN').fill('')
    await superadmin.getByRole('button', { name: 'Save' }).last().click()
    await expect(superadmin.getByText('Saved. Receipts say it from now on.').first()).toBeVisible()
  },
)
