import { pages, paths } from '@tower/contract/pages.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { linkIn, waitForMail } from '../mailbox.ts'
import { takePhoto } from '../photographer.ts'
import { expect, test } from '../tower-test.ts'

const phone = { width: 375, height: 812 }
const desk = { width: 1280, height: 900 }

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '')
const idIn = (page: Page) => new URL(page.url()).searchParams.get('athlete') ?? ''

/** Presses what has the focus, as whoever has no mouse does. */
async function pressOn(page: Page, name: string, of: ReturnType<Page['getByRole']> | Page = page) {
  const button = of.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Staff find an athlete in review and open them. */
async function openReview(staff: Page, first: string): Promise<ReturnType<Page['getByRole']>> {
  await staff.goto(`${paths.adminReview}?tab=athletes&q=${first}`)
  await staff.getByRole('link', { name: new RegExp(first) }).focus()
  await staff.keyboard.press('Enter')
  const drawer = staff.getByRole('dialog', { name: new RegExp(first) })
  await expect(drawer).toBeVisible()
  return drawer
}

async function guardianLink(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  return pathOf(linkIn(await waitForMail(request, email, subject)))
}

/** Every page of strangers, as it is rendered, and what previews and search engines ask for. */
async function expectNowhere(
  request: APIRequestContext,
  { prospectId, first }: { prospectId: string; first: string },
): Promise<void> {
  const open = Object.values(pages).flatMap(({ address, ...facts }) =>
    'public' in facts && !address.includes(':') ? [address] : [],
  )
  expect(open.length).toBeGreaterThan(20)
  const own = paths.prospect({ prospectId })
  const asked = [
    ...open,
    ...[`${paths.prospects}?sport=Archery`, `${own}?amount=25`, `${own}.data`, `${paths.prospects}.data`],
    ...[`/api/prospect/detail?id=${prospectId}`, `/api/prospect/report?prospect_id=${prospectId}`],
    ...['/api/prospect/public', '/sitemap.xml', '/robots.txt', `/og${own}.png`],
    // A gift that was begun for the child, and the page that says what monthly gifts go to.
    ...[`/donate?prospect=${prospectId}`, `/sponsor?prospect=${prospectId}`],
  ]
  for (const path of asked) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBeLessThan(500)
    expect((await answer.body()).toString('latin1'), path).not.toContain(first)
  }
}

test('a coach begins a profile, its guardian signs by the mailed link, staff approve it, everyone sees it, and nobody does once the guardian takes it back', async ({
  request,
  openBrowser,
  page: visitor,
}) => {
  const tag = crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'q')
  const first = `Wren${tag}`
  const guardianEmail = `guardian-${tag}@journey.test`
  const coach = await openBrowser({ as: await keptSessionOf(request, 'coach'), viewport: phone })
  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), viewport: desk })
  const family = await openBrowser({ viewport: phone })
  let prospectId = ''

  await test.step('the coach begins it by keyboard on a phone and completes what is public', async () => {
    await coach.goto(paths.prospectOnboard)
    await coach.getByLabel('Last name').fill('Demo-Feather')
    await coach.getByLabel('Last name').press('Enter')
    await expect(coach.getByRole('alert')).toBeFocused()
    // With the first letter the problem goes, and the focus stays where somebody types.
    await coach.getByLabel('First name').focus()
    await coach.keyboard.type(first)
    await expect(coach.getByLabel('First name')).toHaveValue(first)
    await coach.getByLabel('Sport & position').fill('Archery')
    await coach.getByLabel('Guardian email').fill(guardianEmail)
    await expectWellMade(coach)
    await coach.getByLabel('Guardian email').press('Enter')
    await expect(
      coach.getByText(/^Thank you, .* We will send you a link to complete the profile/),
    ).toBeVisible()
    await coach.getByRole('link', { name: 'Open the profile' }).click()
    await expect(coach.getByRole('heading', { name: `${first} Demo-Feather` })).toBeVisible()
    await expect(coach.getByRole('heading', { level: 1 })).toBeFocused()
    prospectId = idIn(coach)
    await coach.getByLabel('City').fill('Harbor Demo')
    await coach.getByLabel('About the athlete').fill('Shoots at seventy meters.')
    await pressOn(coach, 'Save profile')
    await expect(coach.getByText('The profile is saved.')).toBeVisible()
    await expect(coach.getByRole('link', { name: 'Decide what is shown' })).toHaveCount(0)
    await pressOn(coach, 'Send for approval')
    await expect(coach.getByText('Until they approve it, nobody else sees it.')).toBeVisible()
  })

  await test.step('without a guardian’s word staff can’t approve it', async () => {
    const drawer = await openReview(staff, first)
    await expect(drawer.getByText('Without consent in force this can’t be approved.')).toBeVisible()
    await expect(drawer.getByText(guardianEmail)).toBeVisible()
    await expectWellMade(staff)
  })

  await test.step('staff give the date of birth, with a reason', async () => {
    const drawer = staff.getByRole('dialog', { name: new RegExp(first) })
    await drawer.getByText('Give the date of birth').focus()
    await staff.keyboard.press('Enter')
    await drawer.getByLabel('Date of birth', { exact: true }).fill('2012-03-04')
    await pressOn(staff, 'Save the date of birth', drawer)
    await expect(drawer.getByText('Please write a reason.')).toBeVisible()
    await expectWellMade(staff)
    await drawer.getByLabel(/^Reason \(stays in the log\)/).fill('The school’s list.')
    await pressOn(staff, 'Save the date of birth', drawer)
    await expect(staff.getByText('Saved. Every word of consent is counted again.')).toBeVisible()
    await expect(drawer.getByText('2012-03-04')).toBeVisible()
  })

  await test.step('the guardian sees what would be public, allows all but the place, and signs', async () => {
    await family.goto(await guardianLink(request, guardianEmail, /May we show/))
    await expect(family.getByRole('heading', { level: 1 })).toContainText(first)
    await expect(family.getByText('Shoots at seventy meters.')).toBeVisible()
    await expect(family.getByText('Demo-Feather')).toHaveCount(0)
    await expectWellMade(family)
    await family.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(family.getByText('Please type your full name.').first()).toBeVisible()
    await family.getByLabel(/^The profile/).check()
    await family.getByLabel(/^Photos and videos/).check()
    await family.getByLabel('Type your full name to sign').fill('Pat Demo-Feather')
    await family.getByLabel('Type your full name to sign').press('Enter')
    await expect(family.getByRole('heading', { name: 'Saved. Thank you.' })).toBeVisible()
    await expectWellMade(family)
  })

  await test.step('staff see the word by itself, make sure of the guardian, and approve; the mail is shown first', async () => {
    const drawer = staff.getByRole('dialog', { name: new RegExp(first) })
    await expect(drawer.getByText('Allows: Profile, Photos')).toBeVisible()
    await expect(drawer.getByText('Pat Demo-Feather')).toBeVisible()
    await expect(drawer.getByText('Signed from the network the keeper wrote from')).toBeVisible()
    await expect(drawer.getByText('Save a second proof above before you approve.')).toBeVisible()
    await pressOn(staff, 'Save second proof', drawer)
    await expect(drawer.getByText('Please write how you made sure.')).toBeVisible()
    await expectWellMade(staff)
    await drawer.getByLabel('How you made sure').fill('Called the number of the school’s list.')
    await pressOn(staff, 'Save second proof', drawer)
    // Read out though a drawer is open, and whoever goes by keys stays at the guardians.
    const told = staff
      .locator('[role=status]:not([inert], [inert] *)')
      .filter({ hasText: 'Second proof saved.' })
    await expect(told).toBeVisible()
    await expect(drawer.getByText('Second proof: Called the number of the school’s list.')).toBeVisible()
    await expect(drawer.getByRole('region', { name: 'Guardians' })).toBeFocused()
    await pressOn(staff, 'Approve', drawer)
    const question = staff.getByRole('alertdialog')
    await expect(question).toContainText('is on the site')
    await expectWellMade(staff)
    await pressOn(staff, 'Approve', question)
    await expect(staff.getByText('Approved. Its keeper is told.')).toBeVisible()
  })

  await test.step('the coach’s open page says so without a reload', async () => {
    await expect(coach.getByText('Everyone can see this profile.')).toBeVisible()
    await expectWellMade(coach)
  })

  await test.step('everyone sees first name and initial, and no place that nobody allowed', async () => {
    await visitor.goto(paths.prospect({ prospectId }))
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${first} D.`)
    await expect(visitor.getByText('Shoots at seventy meters.').first()).toBeVisible()
    expect(await visitor.content()).not.toMatch(/Harbor Demo|Demo-Feather/)
  })

  await test.step('the guardian takes it back by the link of the second mail', async () => {
    await family.goto(await guardianLink(request, guardianEmail, /What you allow for/))
    await expect(family.getByText('Everyone can see this profile now.')).toBeVisible()
    await pressOn(family, 'Take everything back')
    await expect(family.getByRole('heading', { name: 'Nothing is shown' })).toBeVisible()
  })

  await test.step('the page, the list and the preview picture are gone; the coach’s page says so by itself', async () => {
    const gone = await visitor.goto(paths.prospect({ prospectId }))
    expect(gone?.status()).toBe(404)
    expect(await visitor.content()).not.toContain(first)
    await expectNowhere(request, { prospectId, first })
    await expect(coach.getByText('A parent or guardian has to consent.')).toBeVisible()
  })

  await test.step('the family asks for more, and a superadmin erases the athlete, who has no account', async () => {
    const superadmin = await openBrowser({ as: await keptSessionOf(request, 'superadmin'), viewport: desk })
    const drawer = await openReview(superadmin, first)
    await pressOn(superadmin, 'Erase this athlete…', drawer)
    const question = superadmin.getByRole('alertdialog', { name: `Erase ${first} Demo-Feather for good?` })
    await question.getByLabel(`Type ${first} Demo-Feather to confirm`).fill(`${first} Demo-Feather`)
    await pressOn(superadmin, 'Erase for good', question)
    await expect(question.getByText('Please write a reason.')).toBeVisible()
    await expectWellMade(superadmin)
    await question.getByLabel(/^Who asked, and how/).fill('The guardian asked by phone.')
    await pressOn(superadmin, 'Erase for good', question)
    await expect(superadmin.getByText('The athlete is erased.')).toBeVisible()
    await superadmin.goto(`${paths.adminReview}?tab=athletes&q=${first}`)
    await expect(superadmin.getByRole('link', { name: new RegExp(first) })).toHaveCount(0)
    await expect(coach.getByRole('heading', { name: first })).toHaveCount(0)
  })
})

test(
  'news with a photo waits; staff look at it and send it back with a reason, or approve it, and the family sees both by itself',
  { tag: '@soak' },
  async ({ request, openBrowser, page: visitor }) => {
    const tag = crypto.randomUUID().slice(0, 6)
    const family = await openBrowser({ as: await keptSessionOf(request, 'athlete'), viewport: phone })
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), viewport: desk })
    const item = (words: string) => family.getByRole('main').getByRole('listitem').filter({ hasText: words })
    const send = async (caption: string) => {
      const chooser = family
        .getByRole('group', { name: 'Photo or video' })
        .locator('input[type=file]')
        .first()
      await chooser.setInputFiles({
        ...{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(family, 5) },
      })
      await family.getByLabel('Caption').fill(caption)
      await family.getByRole('button', { name: 'Send for review' }).click()
      await expect(item(caption)).toContainText('Awaiting review')
    }
    const openNews = async (caption: string) => {
      await staff.goto(`${paths.adminReview}?tab=athlete-news&q=${encodeURIComponent(caption)}`)
      await staff.getByRole('link', { name: caption }).focus()
      await staff.keyboard.press('Enter')
      const drawer = staff.getByRole('dialog')
      const picture = drawer.getByRole('img', { name: `Picture: ${caption}` })
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      return { drawer, address: (await picture.getAttribute('src')) ?? '' }
    }
    await family.goto(paths.prospectUpdates)
    const refused = `Changing tent ${tag}`
    const shown = `Finish line ${tag}`

    await test.step('sent back: it needs a reason, and the family reads it', async () => {
      await send(refused)
      const { drawer, address } = await openNews(refused)
      await expectWellMade(staff)
      const plain = address.split('?')[0] ?? ''
      expect((await request.get(plain)).status(), 'nobody else sees it').toBe(404)
      await pressOn(staff, 'Send back', drawer)
      await expect(drawer.getByText('Please write a reason; the keeper reads it.').first()).toBeVisible()
      await drawer.getByLabel('Reason for the keeper').fill('Somebody else is in the picture.')
      await pressOn(staff, 'Send back', drawer)
      await pressOn(staff, 'Send back', staff.getByRole('alertdialog'))
      await expect(staff.getByText('Sent back.', { exact: true })).toBeVisible()
      await expect(item(refused)).toContainText('Sent back')
      await expect(item(refused)).toContainText('Our staff wrote: “Somebody else is in the picture.”')
      // Where the page stands now, the bar of the phone may lie over half of a button.
      await family.evaluate(() => scrollTo(0, 0))
      await expectWellMade(family)
    })

    await test.step('approved: the family sees it, and so does everyone', async () => {
      await send(shown)
      const { drawer } = await openNews(shown)
      await pressOn(staff, 'Approve', drawer)
      await pressOn(staff, 'Approve', staff.getByRole('alertdialog'))
      await expect(staff.getByText('Approved. Its keeper is told.')).toBeVisible()
      await expect(item(shown)).toContainText('Approved')
      await visitor.goto(`${paths.prospects}?sport=Track%20%26%20Field`)
      await visitor.getByRole('link', { name: 'Maya D.' }).click()
      await expect(visitor.getByText(shown)).toBeVisible()
      await expect(visitor.getByText(refused)).toHaveCount(0)
    })
  },
)

test(
  'a guardian of several children decides for each from the account, on a phone and in Spanish',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({
      ...{ as: await keptSessionOf(request, 'guardian'), viewport: phone, locale: 'es-US' },
    })
    await page.goto(paths.prospectPortal)
    const choice = page.getByLabel('Atleta', { exact: true })
    const option = choice.locator('option').filter({ hasText: /Ari Demo-Stone/ })
    await choice.selectOption((await option.getAttribute('value')) ?? '')
    await page.getByRole('link', { name: 'Decidir qué se muestra' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Permisos' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /Ari D\./ })).toBeVisible()
    await expectWellMade(page)

    await test.step('without a name it is not signed, and what was ticked stays', async () => {
      await page.getByLabel(/^El perfil/).check()
      await page.getByLabel(/^Ciudad y estado/).uncheck()
      await pressOn(page, 'Firmar')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(page.getByLabel(/^El perfil/)).toBeChecked()
      await expectWellMade(page)
    })

    await test.step('signed, it counts; the other child’s word is another one', async () => {
      await page.getByLabel('Escribe tu nombre completo para firmar').fill('Pat Demo')
      await pressOn(page, 'Firmar')
      await expect(page.getByText('Guardado.')).toBeVisible()
      await expect(page.getByLabel(/^Ciudad y estado/)).not.toBeChecked()
      const other = page.getByLabel('Atleta', { exact: true })
      await other.selectOption({ label: 'Lena D.' })
      await expect(page.getByRole('heading', { level: 2, name: /Lena D\./ })).toBeVisible()
      await expect(page.getByLabel(/^Ciudad y estado/)).toBeChecked()
    })
  },
)

test(
  'nobody but guardians and athletes has a page of consent in the portal',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const athlete = await openBrowser({ as: await keptSessionOf(request, 'athlete'), viewport: desk })
    await athlete.goto(paths.prospectOwnConsent)
    await expect(
      athlete.getByText('Until you are 18, a parent or guardian decides what is shown.'),
    ).toBeVisible()
    await expect(athlete.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0)
    await expectWellMade(athlete)
    const coach = await openBrowser({ as: await keptSessionOf(request, 'coach') })
    await coach.goto(paths.prospectOwnConsent)
    await expect(coach).not.toHaveURL(/\/consent/)
  },
)
