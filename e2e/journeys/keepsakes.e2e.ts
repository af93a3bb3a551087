import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { usualKeepsakePrices } from '@tower/contract/learning/keepsakes.ts'
import { paths } from '@tower/contract/pages.ts'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { give } from '../gifts.ts'
import { type Session, signInByLink } from '../people.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

/** Somebody with an account who gave, and brought no slot into the next draw. */
async function newSponsor(request: APIRequestContext): Promise<Session> {
  const email = `keepsakes-${crypto.randomUUID().slice(0, 8)}@journey.test`
  await give(request, { amountCents: 1_000, email, destination: 'prospects' })
  return signInByLink(request, email)
}

async function readDownload(page: Page, button: string): Promise<{ name: string; start: string }> {
  const pressed = page.getByRole('button', { name: button }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), pressed])
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 5).toString('latin1') }
}

test('a sponsor buys a keepsake and an emblem with credits, prints the one, and shows the other on the public profile', async ({
  request,
  openBrowser,
}) => {
  const sponsor = await newSponsor(request)
  const page = await openBrowser({ as: sponsor, viewport: { width: 375, height: 812 } })
  const shop = page.getByRole('region', { name: 'Keepsakes and emblems' })

  await test.step('without credits each says why it cannot be bought yet', async () => {
    await page.goto(paths.sponsorMarketplace)
    await expect(shop.getByText('You have 0 credits.')).toBeVisible()
    await expect(shop.getByText('You do not have enough credits for this yet.').first()).toBeVisible()
    await expect(shop.getByText('A certificate is of a slot of yours. You have none yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Buy for $25.00' }).click()
    await arriveAtPayment(page)
    await payAs(page, sponsor.user.email)
    await expect(shop.getByText('You have 25 credits.')).toBeVisible({ timeout: 20_000 })
  })

  await test.step('a poster costs what the button says, after a question', async () => {
    await shop.getByRole('button', { name: 'Poster of the tower: Buy for 10 credits' }).click()
    const question = page.getByRole('alertdialog', { name: 'Buy “Poster of the tower”?' })
    await expect(question.getByText('It takes 10 credits.')).toBeVisible()
    await question.getByRole('button', { name: 'Buy', exact: true }).click()
    await expect(shop.getByText('You have 15 credits.')).toBeVisible()
    await expect(shop.getByRole('button', { name: /^Poster of the tower: Buy/ })).toHaveCount(0)
    await expect(shop.getByRole('listitem').filter({ hasText: 'Poster of the tower' })).toBeFocused()
  })

  await test.step('it is a PDF to print, and a picture', async () => {
    const pdf = await readDownload(page, 'Poster of the tower: PDF to print')
    expect(pdf).toEqual({ name: 'tower-poster.pdf', start: '%PDF-' })
    expect((await readDownload(page, 'Poster of the tower: picture')).name).toBe('tower-poster.png')
  })

  await test.step('an emblem stands on the public profile at once, and goes when it is taken off', async () => {
    const handle = `k-${crypto.randomUUID().slice(0, 8)}`
    await request.post('/api/sponsor/profile', {
      headers: { authorization: `Bearer ${sponsor.access_token}` },
      data: { handle, display_name: 'Block Builders' },
    })
    await shop.getByRole('button', { name: 'Emblem “Arch”: Buy for 15 credits' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buy', exact: true }).click()
    await expect(shop.getByText('Chosen for your public profile.')).toBeVisible()
    const profile = await openBrowser()
    await profile.goto(paths.sponsorProfile({ handle }))
    await expect(profile.getByRole('img', { name: 'Emblem of a sponsor of classrooms' })).toBeVisible()
    await shop.getByRole('button', { name: 'Take off my profile' }).click()
    await expect(shop.getByRole('button', { name: 'Show on my profile' })).toBeVisible()
  })

  await test.step('the list is well made on a phone, in Spanish as well', async () => {
    await expectWellMade(page)
    const spanish = await openBrowser({ as: sponsor, locale: 'es-US', viewport: { width: 375, height: 812 } })
    await spanish.goto(paths.sponsorMarketplace)
    const list = spanish.getByRole('region', { name: 'Recuerdos y emblemas' })
    await expect(list.getByText('Tienes 0 créditos.')).toBeVisible()
    await expectWellMade(spanish)
  })

  await test.step('the wallet names what the credits were spent on', async () => {
    await page.goto(paths.sponsorWallet)
    await expect(page.getByText('Poster of the tower')).toBeVisible()
  })
})

test('what staff change while a sponsor looks is told at the press, and nothing is taken', async ({
  request,
  openBrowser,
}) => {
  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const page = await openBrowser({ as: await keptSessionOf(request, 'sponsor') })
  const shop = page.getByRole('region', { name: 'Keepsakes and emblems' })
  const usual = usualKeepsakePrices.thank_you_cards

  /** Staff say what the cards cost, and whether they are sold. */
  const save = async (credits: number, isSold: boolean) => {
    await staff.getByRole('button', { name: 'Edit Thank-you cards' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Edit “Thank-you cards”' })
    await dialog.getByLabel('Price in whole credits').fill(String(credits))
    await dialog.getByLabel('For sale').setChecked(isSold)
    await dialog.getByRole('button', { name: 'Save keepsake' }).click()
    await expect(dialog).toBeHidden()
  }
  const press = async (price: number) => {
    await shop.getByRole('button', { name: `Thank-you cards: Buy for ${price} credits` }).click()
    return page.getByRole('alertdialog').getByRole('button', { name: 'Buy', exact: true })
  }

  await staff.goto(paths.adminMarket)
  await staff.getByText('Keepsakes', { exact: true }).click()
  await page.goto(paths.sponsorMarketplace)

  await test.step('another price', async () => {
    const buy = await press(usual)
    await save(usual + 1, true)
    await buy.click()
    await expect(page.getByText(`It costs ${usual + 1} credits now. Nothing was taken.`)).toBeVisible()
  })

  await test.step('no longer for sale', async () => {
    const buy = await press(usual + 1)
    await save(usual, false)
    await buy.click()
    await expect(page.getByText('This keepsake is not sold right now.')).toBeVisible()
    await expect(shop.getByRole('button', { name: /^Thank-you cards: Buy/ })).toHaveCount(0)
    await save(usual, true)
  })

  await test.step('the tab of the console is well made', () => expectWellMade(staff))
})
