import { ownShareLinkEndpoints } from '@tower/contract/matching/share-links.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { classroomOf, confirmClassroom, getClassroom } from '../classrooms.ts'
import { keptSessionOf } from '../every-role.ts'
import { signInByLink } from '../people.ts'
import { expect, test } from '../tower-test.ts'

const linksPage = '/portal/teacher/share-links'
const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1'

/** Fills the form and gives the code of the link that it made. */
async function createLink(page: Page, note: string): Promise<string> {
  await page.getByLabel('Note for yourself').fill(note)
  await page.getByRole('button', { name: 'Create link' }).click()
  const made = page.getByRole('status').filter({ hasText: 'Your new link' })
  await expect(made).toBeVisible()
  return /PT-[A-Z2-9]{6}/.exec(await made.innerText())?.[0] ?? ''
}

test('a teacher makes a link on a phone, sees who came counted, prints a flyer, and revokes it by its code', async ({
  request,
  openBrowser,
}) => {
  const { teacherEmail } = await confirmClassroom(request, classroomOf('shareLinks'))
  const viewport = { width: 375, height: 812 }
  const page = await openBrowser({ as: await signInByLink(request, teacherEmail), viewport })
  await page.goto(linksPage)
  const code = await createLink(page, 'Book fair')
  const row = page.getByRole('row', { name: code })
  await expect(row).toContainText('Book fair')
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(scrollWidth).toBeLessThanOrEqual(viewport.width)
  await expectAccessible(page)

  await test.step('a visit is counted once per tab', async () => {
    const visitor = await openBrowser({ userAgent })
    const counted = visitor.waitForResponse('**/api/share-links/visit')
    await visitor.goto(paths.teacherShare({ code }))
    expect((await counted).status()).toBe(200)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(row).toContainText(/1\s*last on/)
  })

  await test.step('its QR code and its flyer', async () => {
    await row.getByRole('button', { name: `QR and flyer of ${code}` }).click()
    const sheet = page.getByRole('dialog', { name: 'QR code and flyer' })
    const qr = sheet.getByRole('img', { name: /^QR code that opens/ })
    await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(sheet.getByRole('link', { name: 'Print the flyer' })).toHaveAttribute(
      'href',
      `${paths.teacherShare({ code })}?print=1`,
    )
    await sheet.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('revoked, its page says so at once', async () => {
    await page.getByRole('button', { name: 'Revoke link' }).click()
    await expect(page.getByText('Enter the code of the link first.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Revoke link' }).click()
    const question = page.getByRole('alertdialog', { name: `Revoke ${code}?` })
    await question.getByRole('button', { name: 'Revoke link' }).click()
    await expect(page.getByText(`${code} is revoked.`)).toBeVisible()
    await expect(row).toContainText('Revoked')
    expect((await request.get(paths.teacherShare({ code }))).status()).toBe(410)
  })
})

test('a flyer asked for in the portal prints by itself', { tag: '@soak' }, async ({ page, request }) => {
  const { share_code: shareCode } = await getClassroom(request, 'Room 1')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.goto(`${paths.teacherShare({ code: shareCode ?? '' })}?print=1`)
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
})

test('what fails is said, and what was typed stays', { tag: '@soak' }, async ({ request, openBrowser }) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
  await page.goto(linksPage)
  const fail = async (path: string, status: number) => {
    await page.unrouteAll()
    await page.route(`**${path}`, (route) => route.fulfill({ status, json: { error: 'No.' } }))
  }
  await page.getByLabel('Note for yourself').fill('Kept')
  await fail(ownShareLinkEndpoints.create.path, 409)
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText('Unable to create a share link right now')).toBeVisible()
  await expect(page.getByLabel('Note for yourself')).toHaveValue('Kept')
  await fail(ownShareLinkEndpoints.create.path, 401)
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText('We could not verify your session. Please sign in again.')).toBeVisible()
  await fail(ownShareLinkEndpoints.revoke.path, 409)
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('PT-ABC234')
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('Unable to revoke that share link')).toBeVisible()
})

test(
  'staff make, copy and revoke a link of any teacher in the directory',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({
      as: await keptSessionOf(request, 'admin'),
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.goto('/admin/users?q=teacher%40tower.test')
    await page
      .getByRole('row', { name: /teacher@tower\.test/ })
      .getByRole('link')
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: 'Manage user' })
    const note = `Desk ${crypto.randomUUID().slice(0, 8)}`
    await drawer.getByRole('textbox', { name: 'Note (optional)' }).fill(note)
    await drawer.getByRole('button', { name: 'Create share link' }).click()
    await expect(page.getByText('Share link copied to clipboard')).toBeVisible()
    const line = drawer.getByRole('listitem').filter({ hasText: note })
    const code = /PT-[A-Z2-9]{6}/.exec(await line.innerText())?.[0] ?? ''
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/t/${code}`)
    await expectAccessible(page)
    await line.getByRole('button', { name: `Copy link ${code} of the public profile` }).click()
    await expect(page.getByText('Copied public profile link')).toBeVisible()
    await line.getByRole('button', { name: `Revoke ${code}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('Share link revoked')).toBeVisible()
    await expect(line).toHaveCount(0)

    await page.route(`**${ownShareLinkEndpoints.create.path}`, (route) =>
      route.fulfill({ status: 409, body: '' }),
    )
    await drawer.getByRole('button', { name: 'Create share link' }).click()
    await expect(page.getByText('Unable to create share link')).toBeVisible()
  },
)
