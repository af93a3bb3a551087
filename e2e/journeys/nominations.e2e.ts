import type { Page } from '@playwright/test'
import { classroomOf, confirmClassroom } from '../classrooms.ts'
import { keptSessionOf } from '../every-role.ts'
import { untilHydrated } from '../hydrated.ts'
import { linkIn, waitForMail } from '../mailbox.ts'
import { freshAddress, nominationMail } from '../nominators.ts'
import { expect, test } from '../tower-test.ts'

test.describe.configure({ mode: 'serial' })

let shareCode = ''

/** The form that nominates, wherever it stands. */
const formOf = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Nominate this classroom' }) })

async function nominate(page: Page, contact: string, email = ''): Promise<void> {
  const form = formOf(page)
  await untilHydrated(form)
  await form.getByLabel('Classroom ID').fill(shareCode)
  await form.getByLabel('Your email or phone').fill(contact)
  await form.getByLabel('Email for a confirmation link').fill(email)
  await form.getByRole('button', { name: 'Nominate this classroom' }).click()
}

async function expectNominations(page: Page, words: string): Promise<void> {
  // A page is cached for a moment.
  await expect(async () => {
    await page.goto(`/t/${shareCode}`)
    await expect(page.getByRole('main').getByText(words)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('a neighbor without an account confirms from the mailed link, the share page counts them, and a second press says so kindly', async ({
  page,
  request,
  openBrowser,
}) => {
  shareCode = (await confirmClassroom(request, classroomOf('nominators'))).shareCode
  await page.setViewportSize({ width: 375, height: 667 })
  const email = freshAddress('neighbor')

  await test.step('they nominate, and see on their phone where the link went', async () => {
    await page.goto('/programs/sponsor-classroom/about')
    await nominate(page, email, email)
    await expect(page.getByText(`Thanks—nomination received! We sent a link to ${email}.`)).toBeInViewport()
    await expect(formOf(page).getByLabel('Email for a confirmation link')).toHaveValue('')
    await expectNominations(page, '1 neighbor nominated it, 0 confirmed')
  })

  const link = linkIn(await waitForMail(request, email, nominationMail))
  const late = await openBrowser()
  await late.goto(link)

  await test.step('opening the link confirms nothing, pressing does', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Did you nominate this classroom?')
    await page.getByRole('button', { name: 'Yes, count my nomination' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your nomination counts')
    await expect(
      page.getByText(`It counts in full for ${classroomOf('nominators')} from now on.`),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Bring other families' })).toBeVisible()
    await expect(page.getByLabel(/Send them this address/)).toHaveValue(/\/nominate-teacher\?code=/)
  })

  await test.step('loaded again, the page still knows the link', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This nomination already counts')
  })

  await test.step('a press on the page that was open elsewhere', async () => {
    await late.getByRole('button', { name: 'Yes, count my nomination' }).click()
    await expect(late.getByRole('heading', { level: 1 })).toHaveText('This nomination already counts')
    await expect(late.getByText('You’re all set.')).toBeVisible()
  })

  await expectNominations(page, '1 neighbor nominated it, 1 confirmed')
})

test(
  'a press that does not get through says so, keeps the page of the link, and works the next time',
  { tag: '@soak' },
  async ({ page, request, faults }) => {
    const email = freshAddress('neighbor')
    await page.goto('/sponsor-classroom/donate')
    await nominate(page, email, email)
    await expect(page.getByText(`Nomination submitted! We sent a link to ${email}.`)).toBeVisible()
    await page.goto(linkIn(await waitForMail(request, email, nominationMail)))
    await page.route('**/confirm-nomination*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, body: 'Gone for a moment' })
        : route.continue(),
    )
    const button = page.getByRole('button', { name: 'Yes, count my nomination' })
    const refused = page.waitForResponse((answer) => answer.status() === 503)
    await button.click()
    await refused
    await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('We do not know this link')
    await page.unroute('**/confirm-nomination*')
    await page.reload()
    await button.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your nomination counts')
    faults.length = 0
  },
)

test(
  'who presses before the page has hydrated is told so, and loses nothing that may be sent',
  { tag: '@soak' },
  async ({ page }) => {
    const arrived = Promise.withResolvers<undefined>()
    await page.route('**/assets/*.js', async (route) => {
      await arrived.promise
      await route.continue().catch(() => undefined)
    })
    await page.goto('/sponsor-classroom/donate', { waitUntil: 'commit' })
    const form = formOf(page)
    const email = freshAddress('hasty')
    await form.getByLabel('Classroom ID').fill(shareCode)
    await form.getByLabel('Your email or phone').fill(email)
    await form.getByLabel('Email for a confirmation link').fill(email)
    await form.getByRole('button', { name: 'Nominate this classroom' }).click()
    await expect(form.getByText('This form needs JavaScript').filter({ visible: true })).toBeVisible()
    arrived.resolve(undefined)
    await expect(form.getByText('The page was still getting ready, so nothing was sent.')).toBeVisible()
    await expect(form.getByLabel('Classroom ID')).toHaveValue(shareCode)
    await expect(form.getByLabel('Email for a confirmation link')).toHaveValue(email)
  },
)

test(
  'the nomination of somebody signed in counts in full at once, and no link is mailed',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'sponsor') })
    await page.goto('/sponsor-classroom/donate')
    await expect(page.getByText('You are signed in as')).toHaveCount(1)
    await expect(formOf(page).getByText('Not needed while you are signed in')).toBeVisible()
    await nominate(page, freshAddress('sponsor'))
    await expect(formOf(page).getByRole('status')).toHaveText('Nomination submitted!')
    await expectNominations(page, '3 neighbors nominated it, 3 confirmed')
  },
)
