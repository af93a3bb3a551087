import { paths } from '@tower/contract/pages.ts'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

const phone = { viewport: { width: 375, height: 812 } }
const desk = { viewport: { width: 1280, height: 900 } }

test('staff offer a badge, a teacher unlocks it on a phone with their own credits, and it stays unlocked', async ({
  request,
  openBrowser,
}) => {
  const name = `Bell ${crypto.randomUUID().slice(0, 8)}`
  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), ...desk })
  await test.step('the form says what is missing, shows the drawing, and adds the badge', async () => {
    await staff.goto(paths.adminMarket)
    await staff.getByText('Badges / Emblems').click()
    await press(staff.getByRole('button', { name: 'Add a badge' }))
    await press(staff.getByRole('button', { name: 'Save' }))
    await expect(staff.getByText('Enter a name.')).toBeVisible()
    await staff.getByLabel('Name', { exact: true }).fill(name)
    await staff.getByLabel('Drawing', { exact: true }).selectOption('Bell')
    await staff.getByLabel('Price in credits').fill('1')
    await expect(staff.getByAltText('What teachers see')).toHaveAttribute('src', /think-1-bell/)
    await press(staff.getByRole('button', { name: 'Save' }))
    await expect(staff.getByRole('cell', { name })).toBeVisible()
    await expectWellMade(staff)
  })

  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
  const card = page.getByRole('listitem', { name })
  await test.step('the teacher sees what it costs, and it is theirs', async () => {
    await page.goto(paths.teacherMarketplace)
    // What is too dear says why, and keeps its button.
    await expect(page.getByRole('button', { name: 'Buy Keystone for 40 credits' })).toBeDisabled()
    await press(card.getByRole('button', { name: `Buy ${name} for 1 credit` }))
    await press(page.getByRole('button', { name: 'Buy for 1 credit' }))
    await expect(page.getByText('Badge unlocked!')).toBeVisible()
    await expect(card.getByText('Unlocked')).toBeVisible()
    await expect(card.getByRole('heading', { name })).toBeFocused()
    // Wherever the press left it, a button may lie half under the bar of the phone.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectWellMade(page)
  })

  await test.step('after a reload it is still theirs, and an avatar stands beside their name', async () => {
    await page.reload()
    await expect(card.getByText('Unlocked')).toBeVisible()
    await press(page.getByRole('button', { name: 'Use Cat as your picture' }))
    await expect(page.getByText('Picture saved')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cat' })).toBeFocused()
    await expect(page.getByAltText('Your picture now')).toHaveAttribute('src', /cat/)
  })

  await test.step('the overview shows it beside the share code, and the public page beside the name', async () => {
    await page.goto(paths.teacherPortal)
    const share = page.getByRole('region', { name: 'Your share code' })
    await expect(share.getByRole('link', { name: 'Change your picture' })).toBeVisible()
    await share.getByRole('link', { name: 'Open the public page' }).click()
    await expect(page.getByRole('article').locator('img').first()).toHaveAttribute('src', /cat/)
  })
})

test('a price that staff change after the teacher looked takes nothing: the question tells the new one, and then it is paid', async ({
  request,
  openBrowser,
}) => {
  const name = `Key ${crypto.randomUUID().slice(0, 8)}`
  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), ...desk })
  const saveAt = async (price: string) => {
    await staff.getByLabel('Price in credits').fill(price)
    await press(staff.getByRole('button', { name: 'Save' }))
    await expect(staff.getByRole('row', { name }).getByText(`${price} credit`)).toBeVisible()
  }
  await staff.goto(paths.adminMarket)
  await staff.getByText('Badges / Emblems').click()
  await press(staff.getByRole('button', { name: 'Add a badge' }))
  await staff.getByLabel('Name', { exact: true }).fill(name)
  await saveAt('1')

  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
  await page.goto(paths.teacherMarketplace)
  await press(page.getByRole('button', { name: `Buy ${name} for 1 credit` }))
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('It takes 1 credit and is yours to keep.')

  await press(staff.getByRole('button', { name: `Edit ${name}` }))
  await saveAt('2')
  await press(question.getByRole('button', { name: 'Buy for 1 credit' }))
  await expect(question).toContainText('The price has changed: it is 2 credits now. Nothing was taken.')
  await press(question.getByRole('button', { name: 'Buy for 2 credits' }))
  await expect(page.getByText('Badge unlocked!')).toBeVisible()
})
