import { keptSessionOf } from '../every-role.ts'
import { give } from '../gifts.ts'
import { expect, test } from '../tower-test.ts'

test('staff open a donor, email a receipt again, correct the address, keep a note, and join two who are one', async ({
  request,
  openBrowser,
}) => {
  const family = crypto.randomUUID().slice(0, 8)
  const addressOf = (who: string) => `${family}-${who}@journey.test`
  await give(request, { amountCents: 2_500, email: addressOf('mistyped') })
  await give(request, { amountCents: 4_000, email: addressOf('taken') })
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto(`/admin/donors?q=${family}-mistyped`)
  await page.getByRole('link', { name: addressOf('mistyped') }).click()
  await expect(page).toHaveURL(/\/admin\/donors\/[0-9a-f-]{36}$/)
  const form = page.locator('form').filter({ hasText: 'Correct' })
  const address = form.getByLabel('Address')

  await test.step('a receipt goes out again under its number, and is told so', async () => {
    await page.getByRole('button', { name: 'Email it again…' }).click()
    await page.getByRole('button', { name: /^Email receipt \d+$/ }).click()
    await expect(page.getByText(/^Receipt \d+ is on its way to/)).toBeVisible()
  })

  await test.step('in the drawer of its payment Escape asks before words are lost, and whoever goes on typing lost none', async () => {
    const donorPage = page.url()
    await page.getByRole('table', { name: 'Gifts' }).getByRole('link').first().click()
    const drawer = page.getByRole('dialog', { name: 'Payment' })
    await drawer.getByRole('button', { name: 'Reissue the receipt…' }).click()
    const reason = drawer.getByLabel('Reason')
    await reason.fill('Asked by phone')
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Keep typing' }).press('Enter')
    await expect(question).toBeHidden()
    await expect(reason).toHaveValue('Asked by phone')
    await expect(reason, 'keys go on where they were').toBeFocused()
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Close without saving' }).press('Enter')
    await expect(drawer).toBeHidden()
    await page.goto(donorPage)
  })

  await test.step('a taken address is refused at its field, and what was typed stays', async () => {
    await form.getByLabel('Name').fill('Ana Demo')
    await address.fill(addressOf('taken'))
    await form.getByLabel('Reason').fill('Asked by phone')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expect(address).toHaveAccessibleDescription(/Another donor has this address/)
    await expect(address).toHaveValue(addressOf('taken'))
    await expect(form.getByLabel('Name')).toHaveValue('Ana Demo')
    await expect(form.getByLabel('Reason')).toHaveValue('Asked by phone')
  })

  await test.step('a free one is saved, and stands at the head of the page', async () => {
    await address.fill(addressOf('corrected'))
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ana Demo' })).toBeVisible()
    await expect(page.getByText(addressOf('corrected')).first()).toBeVisible()
  })

  await test.step('a note is kept', async () => {
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Met at the fair.')
    await page.getByRole('button', { name: 'Add' }).first().click()
    await expect(page.getByText('Met at the fair.')).toBeVisible()
  })

  await test.step('joined into another donor, after the page said what will happen, the gifts of both are of one', async () => {
    const join = page.getByRole('region', { name: 'Two records, one person' })
    await join.getByRole('button', { name: 'Find' }).click()
    await expect(join.getByText('Enter a name or an address.')).toBeVisible()
    await join.getByLabel('Name or address of the other donor').fill(addressOf('taken'))
    await join.getByRole('button', { name: 'Find' }).click()
    await join.getByRole('button', { name: 'This one (1 gift)' }).click()
    await expect(join.getByText(`Everything moves to ${addressOf('taken')}, for good.`)).toBeVisible()
    await join.getByLabel('Reason').fill('One person')
    await join.getByRole('button', { name: `Merge into ${addressOf('taken')}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: addressOf('taken') })).toBeVisible()
    await expect(page.getByText('$65.00').first()).toBeVisible()
    await expect(page.getByText('Met at the fair.')).toBeVisible()
  })
})
