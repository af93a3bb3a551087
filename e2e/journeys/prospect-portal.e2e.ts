import { paths } from '@tower/contract/pages.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { takePhoto } from '../photographer.ts'
import { expect, test } from '../tower-test.ts'

const phone = { width: 375, height: 812 }
const desk = { width: 1280, height: 900 }
/** Not public, so that nothing here changes what other journeys see. */
const athlete = /Ari Demo-Stone/

async function chooseAthlete(page: Page, name: string | RegExp = athlete): Promise<void> {
  const choice = page.getByLabel('Athlete', { exact: true })
  const option = choice.locator('option').filter({ hasText: name })
  await choice.selectOption((await option.getAttribute('value')) ?? '')
  await expect(page).toHaveURL(/athlete=/)
}

/** The browser itself notes an answer that fails; these were made to. */
async function forgiveFailures(page: Page, faults: string[]): Promise<void> {
  await page.context().close()
  faults.splice(0, faults.length, ...faults.filter((fault) => !/status of (?:500|415)/.test(fault)))
}

const item = (page: Page, words: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: words })

/** Another screen of the same family saves a goal. */
async function saveElsewhere(
  request: APIRequestContext,
  page: Page,
  title: string,
  change: object,
): Promise<void> {
  const { access_token: token } = await keptSessionOf(request, 'guardian')
  const headers = { authorization: `Bearer ${token}` }
  const prospectId = new URL(page.url()).searchParams.get('athlete') ?? ''
  const list = await request.get(`/api/prospect/own/${prospectId}/goals?pageSize=100`, { headers })
  const { items } = (await list.json()) as { items: { id: string; title: string }[] }
  const data = { prospect_id: prospectId, goal_id: items.find((goal) => goal.title === title)?.id, ...change }
  const answer = await request.post('/api/prospect/goal-upsert', { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('on a phone a guardian chooses between children, and keeps the goals of one', async ({
  request,
  openBrowser,
  faults,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'guardian'), viewport: phone })
  const title = `Shoes ${crypto.randomUUID().slice(0, 8)}`
  await page.goto(paths.prospectPortal)
  await chooseAthlete(page)
  await expect(page.getByRole('heading', { name: 'Ari Demo-Stone' })).toBeVisible()
  await expectWellMade(page)

  await test.step('the chosen child stays chosen on every tab', async () => {
    await page.getByRole('link', { name: 'Goals' }).last().click()
    await expect(page).toHaveURL(/\/goals\?athlete=/)
    await expectWellMade(page)
  })

  await test.step('a goal needs a title and a positive target, and keeps what was typed when it can’t be saved', async () => {
    await page.getByRole('button', { name: 'Add a goal' }).click()
    const form = page.getByRole('dialog', { name: 'New goal' })
    const save = form.getByRole('button', { name: 'Save goal' })
    await save.click()
    await expect(form.getByRole('alert')).toContainText('Title and target are required')
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Target in dollars').fill('-5')
    await save.click()
    await expect(form.getByRole('alert')).toContainText('Target must be a positive number')
    await form.getByLabel('Target in dollars').fill('90')
    await expectWellMade(page)
    await page.reload()
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await expect(form.getByLabel('Title')).toHaveValue(title)
    await expect(form.getByLabel('Target in dollars')).toHaveValue('90')
    await page.route('**/api/prospect/goal-upsert', (route) => route.fulfill({ status: 500, body: '' }))
    await save.click()
    await expect(form.getByRole('alert')).toContainText('Unable to save goal')
    await expect(form.getByLabel('Title')).toHaveValue(title)
    await page.unroute('**/api/prospect/goal-upsert')
    await save.click()
    await expect(item(page, title)).toContainText('$0 of $90')
    await expect(item(page, title)).toContainText('Active')
  })

  await test.step('what somebody else saved of it meanwhile is shown beside what was typed, and nothing is lost', async () => {
    await page.getByRole('button', { name: `Edit “${title}”` }).click()
    const form = page.getByRole('dialog', { name: 'Change the goal' })
    await form.getByLabel('Title').fill(`${title} mine`)
    await saveElsewhere(request, page, title, { title: `${title} theirs`, target_cents: 12_000 })
    await form.getByRole('button', { name: 'Save goal' }).click()
    await expect(form.getByRole('alert')).toContainText('Somebody else changed this goal in the meantime')
    await expect(form.getByLabel('Title')).toHaveValue(`${title} mine`)
    const theirs = form.getByRole('region', { name: 'What is saved now' })
    await expect(theirs).toContainText(`${title} theirs`)
    await expect(theirs).toContainText('120')
    await expectWellMade(page)
    await theirs.getByRole('button', { name: 'Take theirs' }).click()
    await expect(form.getByLabel('Target in dollars')).toHaveValue('120')
    await form.getByLabel('Title').fill(title)
    await form.getByRole('button', { name: 'Save goal' }).click()
    await expect(item(page, title)).toContainText('$0 of $120')
  })

  await test.step('archived, it is among the archived ones; reopened, it is active again', async () => {
    await page.getByRole('button', { name: `Archive “${title}”` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await page
      .getByRole('navigation', { name: 'Which goals' })
      .getByRole('link', { name: 'Archived' })
      .click()
    await expect(item(page, title)).toContainText('Archived')
    await page.getByRole('button', { name: `Reopen “${title}”` }).click()
    await expect(item(page, title)).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Which goals' }).getByRole('link', { name: 'Active' }).click()
    await expect(item(page, title)).toContainText('Active')
  })
  await forgiveFailures(page, faults)
})

test(
  'a photo is cut to a square and sent; news waits for review, can be tried again, and be taken back',
  { tag: '@soak' },
  async ({ request, openBrowser, faults }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'guardian'), viewport: desk })
    await page.goto(paths.prospectPortal)
    await chooseAthlete(page)
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 3) }

    await test.step('the avatar', async () => {
      const avatarCall = '**/api/prospect/avatar-upload'
      await page.locator('input[type=file]').setInputFiles(photo)
      const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
      await dialog.getByLabel('Zoom').press('ArrowRight')
      await expectWellMade(page)
      await page.route(avatarCall, (route) => route.fulfill({ status: 500, body: '' }))
      await dialog.getByRole('button', { name: 'Use this photo' }).click()
      await expect(dialog.getByText('Upload failed')).toBeVisible()
      await page.unroute(avatarCall)
      await dialog.getByRole('button', { name: 'Use this photo' }).click()
      const avatar = page.getByRole('img', { name: 'Photo of Ari' })
      await expect
        .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Remove photo' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click()
      await expect(avatar).toHaveCount(0)
    })

    await test.step('the update', async () => {
      const caption = `Practice ${crypto.randomUUID().slice(0, 8)}`
      await page.getByRole('link', { name: 'Updates' }).first().click()
      const send = page.getByRole('button', { name: 'Send for review' })
      await send.click()
      await expect(page.getByText('Select a photo or video to upload')).toBeVisible()
      await page.getByLabel('Caption').fill(caption)
      await page.reload()
      await expect(page.getByLabel('Caption')).toHaveValue(caption)
      const chooser = page.getByRole('group', { name: 'Photo or video' }).locator('input[type=file]').first()
      await chooser.setInputFiles(photo)
      await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
      await test.step('the file is lost by a reload, and the field says which one to choose again', async () => {
        await page.reload()
        const lost = page.getByText('You had chosen photo.jpg before the page was loaded again.')
        await expect(lost).toBeVisible()
        await expect(page.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
          /photo\.jpg/,
        )
        await expect(page.getByLabel('Caption')).toHaveValue(caption)
        await expectWellMade(page)
        await chooser.setInputFiles(photo)
        await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
        await expect(lost).toHaveCount(0)
      })
      await page.getByLabel('Caption').fill(caption)
      const uploadCall = '**/api/prospect/update-upload'
      await page.route(uploadCall, (route) => route.fulfill({ status: 500, body: '' }))
      await send.click()
      await expect(page.getByText('Failed to upload update')).toBeVisible()
      await expect(page.getByLabel('Caption')).toHaveValue(caption)
      // A notice lies over what is below it while it is shown.
      await expect(page.getByText('The photo is removed.')).toBeHidden()
      await expectWellMade(page)
      await page.unroute(uploadCall)
      await page.getByRole('button', { name: /^Try again/ }).click()
      await expect(item(page, caption)).toContainText('Awaiting review')
      await expect(page.getByLabel('Caption')).toHaveValue('')
      await item(page, caption)
        .getByRole('button', { name: /^Remove/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(item(page, caption)).toHaveCount(0)
      // Without a mouse one goes on in the list.
      await expect(page.getByRole('main').locator(':focus')).toBeVisible()
    })

    await test.step('a film asks what is said in it', async () => {
      const chooser = page.getByRole('group', { name: 'Photo or video' }).locator('input[type=file]').first()
      await chooser.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') })
      await page.getByRole('button', { name: 'Send for review' }).click()
      await expect(
        page.getByText('Write what is said in the video, or check that nobody speaks.'),
      ).toBeVisible()
      await page.getByLabel('Nobody speaks in this video').check()
      await page.getByRole('button', { name: 'Send for review' }).click()
      await expect(
        page.getByText('Failed to upload update: This kind of file is not accepted.'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Remove film.mp4' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
    })

    await test.step('what is too large or of another kind is refused when it is chosen, before anything is sent', async () => {
      const chooser = page.getByRole('group', { name: 'Photo or video' }).locator('input[type=file]').first()
      // Made in the page: so many bytes take their time on the way into the browser.
      await chooser.evaluate((input: HTMLInputElement) => {
        const picked = new DataTransfer()
        picked.items.add(new File([new Uint8Array(25_000_001)], 'large.mp4', { type: 'video/mp4' }))
        input.files = picked.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await expect(page.getByText('large.mp4 is larger than 25 MB.')).toBeVisible()
      await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
      await expect(page.getByText('notes.txt is not one of: JPEG')).toBeVisible()
    })
    await forgiveFailures(page, faults)
  },
)

test(
  'an athlete sees where the profile stands, and opens the receipts of what was given',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'athlete'), viewport: desk })
    await page.goto(paths.prospectPortal)
    await expect(page.getByText('Approved & Visible')).toBeVisible()
    await page.getByRole('link', { name: 'Updates' }).first().click()
    await expect(item(page, 'Still to be read by staff.')).toContainText('Awaiting review')
    await expect(item(page, 'First clean baton exchange')).toContainText('Approved')
    await page.getByRole('link', { name: 'Receipts' }).first().click()
    const receipt = page.getByRole('link', { name: /^Receipt \d+ · Open PDF$/ }).first()
    const answer = await request.get((await receipt.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await expectWellMade(page)
  },
)

test(
  'what can’t be loaded is said in the fixed words of each tab, with another try',
  { tag: '@soak' },
  async ({ request, openBrowser, faults }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'athlete'), viewport: phone })
    const words = [
      [paths.prospectPortal, 'Unable to load prospect profile'],
      [paths.prospectGoals, 'Unable to load goals'],
      [paths.prospectUpdates, 'Unable to load updates'],
      [paths.prospectReceipts, 'Unable to load receipts'],
    ] as const
    await page.route('**/api/prospect/own**', (route) => route.fulfill({ status: 500, body: '' }))
    for (const [path, said] of words) {
      await page.goto(path)
      await expect(page.getByText(said)).toBeVisible({ timeout: 20_000 })
    }
    await expectWellMade(page)
    await page.unroute('**/api/prospect/own**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('table', { name: 'Sponsorship receipts' })).toBeVisible()
    await forgiveFailures(page, faults)
  },
)

test(
  'a coach sees their own athlete, staff find any, and others are led to their portal',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const coach = await openBrowser({ as: await keptSessionOf(request, 'coach'), viewport: phone })
    await coach.goto(paths.prospectPortal)
    await expect(coach.getByRole('region', { name: 'Profile status' })).toBeVisible()
    // Another journey may have begun a profile as the same coach.
    if (await coach.getByLabel('Athlete', { exact: true }).isVisible())
      await chooseAthlete(coach, /Theo Demo-Whitehorse/)
    await expect(coach.getByRole('heading', { name: 'Theo Demo-Whitehorse' })).toBeVisible()
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), viewport: desk })
    await staff.goto(paths.prospectPortal)
    await chooseAthlete(staff, /Noor Demo-Haddad/)
    await expect(staff.getByRole('heading', { name: 'Noor Demo-Haddad' })).toBeVisible()
    await expect(staff.getByText('A parent or guardian has to consent.')).toBeVisible()
    await expectWellMade(staff)
    const sponsor = await openBrowser({ as: await keptSessionOf(request, 'sponsor') })
    await sponsor.goto(paths.prospectPortal)
    await expect(sponsor).not.toHaveURL(/\/portal\/prospect$/)
  },
)
