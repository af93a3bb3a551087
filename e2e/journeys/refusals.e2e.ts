import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { adminEmail, demoPassword } from '../people.ts'
import { origin } from '../playwright.config.ts'
import { classroomOf, getClassroom } from '../classrooms.ts'
import { expect, test } from '../tower-test.ts'

/** One of each kind; the whole list is `hostile-targets.ts` of the contract, for the tests of `safe-path.ts`. */
const hostileTargets = ['https://evil.test/', '/\\evil.test', 'javascript:alert(1)']

test('no address can send somebody to another site after signing in', { tag: '@soak' }, async ({ page }) => {
  for (const target of hostileTargets) {
    await page.goto(`/login?${new URLSearchParams({ role: 'admin', next: target }).toString()}`)
    await page.getByLabel('Email address').fill(adminEmail)
    await page.getByLabel('Password').fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in to Admin' }).click()
    await page.waitForURL(`${origin}/admin`)
    await page.evaluate(() => localStorage.clear())
  }
})

test(
  'a page behind a door sends strangers to sign in, and remembers where they wanted to go',
  { tag: '@soak' },
  async ({ page }) => {
    for (const path of ['/admin/randomizer', '/portal/teacher']) {
      await page.goto(path)
      await page.waitForURL(
        (url) =>
          url.pathname === '/login' &&
          url.searchParams.get('notice') === 'signin-required' &&
          url.searchParams.get('next') === path,
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which door is yours?')
      await expect(page.getByText('You must be signed in.')).toBeVisible()
    }
  },
)

test('the sponsors’ page tells a stranger how to come in', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/sponsor/dashboard')
  await expect(page.getByText('Sign in as a sponsor to view your dashboard.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in as a sponsor' }).click()
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('role') === 'sponsor')
})

test(
  'a teacher at the admins’ door is told so and led back',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    await page.goto('/admin')
    await page.waitForURL(
      (url) => url.pathname === '/login' && url.searchParams.get('notice') === 'role-mismatch',
    )
    await expect(page.getByText('You do not have permission to view this page.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the right portal' }).click()
    await page.waitForURL('**/portal/teacher')
  },
)

test(
  'a wrong password is refused in words, and the address typed stays',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/login?role=admin')
    await page.getByLabel('Email address').fill(adminEmail)
    await page.getByLabel('Password').fill('not-the-password')
    await page.getByRole('button', { name: 'Sign in to Admin' }).click()
    await expect(page.getByText('Invalid credentials')).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue(adminEmail)
  },
)

test('a refused form keeps everything that was typed', async ({ page, request }) => {
  const classroom = await getClassroom(request, classroomOf('unconfirmed'))

  await test.step('a teacher with a private address', async () => {
    await page.goto('/programs/sponsor-classroom/about')
    const form = formWith(page, 'Send me the link')
    await form.getByLabel('Classroom ID').fill(classroom.id)
    await form.getByLabel('Your name as families know it').fill('Ms. Journey')
    await form.getByLabel('School email').fill('journey@gmail.com')
    await form.getByRole('button', { name: 'Send me the link' }).click()
    await expect(form.getByLabel('School email')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Classroom ID')).toHaveValue(classroom.id)
    await expect(form.getByLabel('Your name as families know it')).toHaveValue('Ms. Journey')
    await expect(form.getByLabel('School email')).toHaveValue('journey@gmail.com')
    await expect(form.getByText('No school email address?')).toBeVisible()
  })

  await test.step('a nomination of a classroom that does not exist', async () => {
    const form = formWith(page, 'Nominate this classroom')
    await form.getByLabel('Classroom ID').fill('PT-ZZZZZ9')
    await form.getByLabel('Your email or phone').fill('neighbor@journey.test')
    await form.getByLabel('Reason').fill('They read every day.')
    await form.getByRole('button', { name: 'Nominate this classroom' }).click()
    await expect(form.getByLabel('Classroom ID')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Classroom ID')).toHaveValue('PT-ZZZZZ9')
    await expect(form.getByLabel('Your email or phone')).toHaveValue('neighbor@journey.test')
    await expect(form.getByLabel('Reason')).toHaveValue('They read every day.')
  })

  await test.step('a gift to a classroom id that is none', async () => {
    await page.goto('/sponsor-classroom/donate')
    await page.getByLabel('Other amount').fill('12.34')
    await page.getByRole('checkbox').check()
    await page.getByLabel('Classroom UUID').fill('not-an-id')
    await page.getByRole('button', { name: /^Donate \$/ }).click()
    await expect(page.getByRole('alert')).toContainText('Please enter a valid classroom UUID.')
    await expect(page.getByLabel('Other amount')).toHaveValue('12.34')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.getByLabel('Classroom UUID')).toHaveValue('not-an-id')
  })

  await test.step('a sponsor with half an address', async () => {
    await page.goto('/sponsor')
    await page.getByRole('form', { name: 'Your Sponsor Slot' }).getByLabel('Email').fill('half@address')
    await page
      .getByRole('form', { name: 'Your Sponsor Slot' })
      .getByLabel('Display name')
      .fill('The Half Family')
    await page.getByRole('button', { name: 'Let the draw decide: pay $800' }).click()
    await expect(page.getByRole('alert')).toContainText('Please enter a full email address')
    await expect(page.getByRole('form', { name: 'Your Sponsor Slot' }).getByLabel('Email')).toHaveValue(
      'half@address',
    )
    await expect(
      page.getByRole('form', { name: 'Your Sponsor Slot' }).getByLabel('Display name'),
    ).toHaveValue('The Half Family')
  })
})

test('a gift needs no JavaScript, and a refused one keeps what was typed', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/sponsor-classroom/donate')
  await page.getByLabel('Other amount').fill('0.50')
  await page.getByRole('button', { name: 'Donate, as you chose above' }).click()
  await expect(page.getByRole('alert')).toContainText('The smallest gift is $1.')
  await expect(page.getByLabel('Other amount')).toHaveValue('0.50')

  await page.getByLabel('Other amount').fill('41')
  await page.getByRole('button', { name: 'Donate, as you chose above' }).click()
  await arriveAtPayment(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay $41.00')
  await payAs(page, 'no-script@journey.test')
  await expect(page.getByRole('main')).toContainText(
    /Your \$41 for the shared tower has arrived\.|Your gift is on its way/,
  )
})

function formWith(page: Page, button: string) {
  return page.locator('form').filter({ has: page.getByRole('button', { name: button }) })
}
