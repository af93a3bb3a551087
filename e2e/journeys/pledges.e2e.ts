import { keptSessionOf } from '../every-role.ts'
import { linkIn, waitForMail } from '../mailbox.ts'
import { expect, test } from '../tower-test.ts'

test('a pledge is entered, a check pays its first installment, and whoever promised sees so by the link of the receipt', async ({
  request,
  openBrowser,
  page: donor,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  const mark = crypto.randomUUID().slice(0, 8)
  const email = `pledge-${mark}@journey.test`
  const drawer = page.getByRole('dialog', { name: 'Pledge', exact: true })
  await page.goto('/admin/pledges')

  await test.step('what was promised is written down', async () => {
    await page.getByRole('link', { name: 'Enter a pledge' }).first().click()
    const entering = page.getByRole('dialog', { name: 'Enter a pledge' })
    await entering.getByLabel('Donor’s name').fill(`Rosa ${mark}`)
    await entering.getByLabel('Donor’s email').fill(email)
    await entering.getByLabel('Amount of the whole pledge').fill('160')
    await entering.getByLabel('Installments').selectOption('monthly')
    await entering.getByLabel('Day of the first').fill('2031-01-15')
    await entering.getByLabel('How many').fill('2')
    await entering.getByRole('button', { name: 'Enter this pledge' }).click()
    await expect(page.getByText('The pledge is entered.')).toBeVisible()
  })

  await test.step('a check for the first installment is on its way, and then at the bank', async () => {
    await page.goto(`/admin/pledges?q=${mark}`)
    await page.getByRole('link', { name: `Rosa ${mark}` }).click()
    await drawer.getByRole('link', { name: 'Enter a check or transfer' }).first().click()
    const gift = page.getByRole('dialog', { name: 'Enter a gift' })
    await gift.getByLabel('Check number').fill(mark)
    await gift.getByLabel('Day of the gift').fill('2026-11-10')
    await gift.getByRole('button', { name: 'Enter this gift' }).click()
    await expect(drawer.getByText('$80.00 of $80.00 on its way')).toBeVisible()
    await drawer.getByRole('link', { name: `Check ${mark}` }).click()
    await page
      .getByRole('dialog', { name: 'Offline gift' })
      .getByRole('button', { name: 'The money arrived' })
      .click()
    await page
      .getByRole('alertdialog', { name: 'Is $80.00 at the bank?' })
      .getByRole('button', { name: 'The money arrived' })
      .click()
    await expect(page.getByText('$80.00 is a gift now.')).toBeVisible()
  })

  await test.step('without an account the donor sees what is given and what is open', async () => {
    await donor.goto(linkIn(await waitForMail(request, email, /receipt/i), '/giving'))
    await expect(donor.getByText('$160 pledged, $80 given so far')).toBeVisible()
    await expect(donor.getByRole('link', { name: 'Give $80 now' })).toBeVisible()
  })
})
