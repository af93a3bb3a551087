import { keptSessionOf } from '../every-role.ts'
import { give } from '../gifts.ts'
import { expect, test } from '../tower-test.ts'

test('staff correct the address of a giver, first to one that is taken, and join two givers who are one', async ({
  request,
  openBrowser,
}) => {
  const family = crypto.randomUUID().slice(0, 8)
  const addressOf = (who: string) => `${family}-${who}@journey.test`
  await give(request, { amountCents: 2_500, email: addressOf('mistyped') })
  await give(request, { amountCents: 4_000, email: addressOf('taken') })
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto(`/admin/givers?q=${family}-mistyped`)
  await page.getByRole('link', { name: addressOf('mistyped') }).click()
  const rowOf = (who: string) => page.getByRole('row').filter({ hasText: addressOf(who) })
  const drawer = page.getByRole('dialog', { name: 'Giver' })
  const form = drawer.locator('form').filter({ hasText: 'Correct' })
  const address = form.getByLabel('Address')

  await test.step('a taken address is refused at its field, and what was typed stays', async () => {
    await form.getByLabel('Name').fill('Ana Demo')
    await address.fill(addressOf('taken'))
    await form.getByLabel('Reason').fill('Asked by phone')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toHaveAccessibleDescription(/Another giver has this address/)
    await expect(address).toHaveValue(addressOf('taken'))
    await expect(form.getByLabel('Name')).toHaveValue('Ana Demo')
    await expect(form.getByLabel('Reason')).toHaveValue('Asked by phone')
  })

  await test.step('Escape asks before the words are lost, and whoever goes on typing lost none', async () => {
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Keep typing' }).press('Enter')
    await expect(question).toBeHidden()
    await expect(form.getByLabel('Reason')).toHaveValue('Asked by phone')
    await expect(address, 'keys go on where they were').toBeFocused()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Close without saving' }).press('Enter')
    await expect(drawer).toBeHidden()
    await rowOf('mistyped').getByRole('link').first().click()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer, 'nothing was typed, so nothing is asked').toBeHidden()
    await rowOf('mistyped').getByRole('link').first().click()
    await form.getByLabel('Name').fill('Ana Demo')
    await form.getByLabel('Reason').fill('Asked by phone')
  })

  await test.step('a free one is saved, and stands in the list', async () => {
    await address.fill(addressOf('corrected'))
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(drawer).toBeHidden()
    await page.goto(`/admin/givers?q=${family}`)
    await expect(rowOf('corrected')).toBeVisible()
    await expect(rowOf('mistyped')).toHaveCount(0)
    await rowOf('corrected').getByRole('link', { name: 'Ana Demo' }).click()
  })

  await test.step('joined into the other giver, who is named on the button, the gifts of both are of one', async () => {
    const join = drawer.getByRole('region', { name: 'Join into another giver' })
    await join.getByRole('button', { name: 'Find' }).click()
    await expect(join.getByLabel('Address of the other giver')).toBeFocused()
    await expect(join.getByText('Enter an email address.')).toBeVisible()
    await join.getByLabel('Address of the other giver').fill(addressOf('taken'))
    await join.getByRole('button', { name: 'Find' }).click()
    await join.getByLabel('Reason').fill('One person')
    await join.getByRole('button', { name: `Join into ${addressOf('taken')}` }).click()
    await expect(drawer).toBeHidden()
    await page.goto(`/admin/givers?q=${family}`)
    await expect(rowOf('taken')).toContainText('$65.00')
    await expect(rowOf('corrected')).toHaveCount(0)
  })
})
