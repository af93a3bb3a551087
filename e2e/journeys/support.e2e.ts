import { supportEndpoints } from '@tower/contract/spending/support.contract.ts'
import type { Page } from '@playwright/test'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

/** Shorter than the time after which a page without its stream would ask by itself. */
const atOnce = { timeout: 10_000 }
const phone = { viewport: { width: 375, height: 812 } }
const desk = { viewport: { width: 1280, height: 900 } }

const subjectOf = (about: string) => `${about} ${crypto.randomUUID().slice(0, 8)}`
const thread = (page: Page) => page.getByRole('list', { name: 'Messages' })
const rows = (page: Page) => page.getByRole('list', { name: /^(Your tickets|Tickets)$/ })

/** Opens a ticket on the teacher's page, by keyboard. */
async function openTicket(page: Page, subject: string, message: string): Promise<void> {
  await page.goto('/portal/teacher/support')
  await press(page.getByRole('link', { name: 'New ticket' }))
  await expect(page.getByRole('heading', { name: 'New ticket' })).toBeFocused()
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill(message)
  await press(page.getByRole('button', { name: 'Submit ticket' }))
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()
  await expect(thread(page)).toContainText(message)
  await expect(page).toHaveURL(/[?&]ticket=/)
}

test(
  'of seven files that are chosen at once a message takes five, and says so of the others',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    await page.goto('/portal/teacher/support')
    await press(page.getByRole('link', { name: 'New ticket' }))
    await press(page.getByRole('button', { name: 'Attach files' }))
    const files = Array.from({ length: 7 }, (_, nth) => ({
      ...{ name: `list-${nth}.pdf`, mimeType: 'application/pdf' },
      buffer: Buffer.from(`%PDF-1.4\n${crypto.randomUUID()}\n%%EOF`),
    }))
    const field = page.getByRole('group', { name: 'Pictures and PDFs' })
    await field.locator('input[type=file]').first().setInputFiles(files)
    await expect(field.getByText('Uploaded', { exact: true })).toHaveCount(5)
    await expect(field.getByText('A message takes 5 files at most.')).toHaveCount(2)
    await page.context().close()
  },
)

test('a teacher’s ticket is answered live on another screen, and a note of staff stays unseen', async ({
  request,
  openBrowser,
}) => {
  const subject = subjectOf('Crayons by mail')
  const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), ...desk })
  await staff.goto(`/admin/tickets?q=${encodeURIComponent(subject)}`)
  await expect(staff.getByText('No ticket matches.')).toBeVisible()
  await openTicket(teacher, subject, 'Did my crayons leave yet?')
  await expectWellMade(teacher)

  await test.step('the desk shows it by itself, and staff open it by keyboard', async () => {
    await expect(rows(staff)).toContainText(subject, atOnce)
    await press(rows(staff).getByRole('link', { name: subject }))
    await expect(staff.getByRole('heading', { name: subject })).toBeFocused()
    await expect(thread(staff)).toContainText('Did my crayons leave yet?')
  })

  await test.step('a note is for staff alone', async () => {
    // A line that comes in live moves what is pressed.
    await expect(() =>
      staff.getByRole('radio', { name: 'Internal note' }).check({ force: true, timeout: 2_000 }),
    ).toPass()
    await staff.getByLabel('Message', { exact: true }).fill('The store says Tuesday.')
    await press(staff.getByRole('button', { name: 'Add note' }))
    await expect(staff.getByText('Internal note added')).toBeVisible()
    await expect(thread(staff)).toContainText('The store says Tuesday.')
  })

  await test.step('an answer stands on the phone at once, the note does not', async () => {
    await staff.getByRole('radio', { name: 'Admin' }).check({ force: true })
    await staff.getByLabel('Message', { exact: true }).fill('They left this morning.')
    await staff.keyboard.press('Control+Enter')
    await expect(staff.getByText('Reply sent')).toBeVisible()
    await expect(thread(teacher)).toContainText('They left this morning.', atOnce)
    await expect(thread(teacher)).not.toContainText('Tuesday')
    await expectWellMade(staff)
    await expectWellMade(teacher)
  })

  await test.step('the teacher writes back, and the desk follows', async () => {
    await teacher.getByLabel('Your message').fill('Thank you!')
    await press(teacher.getByRole('button', { name: 'Send message' }))
    await expect(thread(teacher)).toContainText('Thank you!')
    await expect(thread(staff)).toContainText('Thank you!', atOnce)
  })

  await test.step('what staff changed is taken back by one press', async () => {
    const category = staff.getByLabel('Category', { exact: true })
    const before = await category.inputValue()
    await category.selectOption({ index: 1 })
    await press(staff.getByRole('button', { name: 'Undo' }))
    await expect(category).toHaveValue(before)
  })

  await test.step('staff close it with a note, and the teacher sees that it is closed', async () => {
    await staff.getByLabel('Status', { exact: true }).selectOption('closed')
    const asked = staff.getByRole('alertdialog')
    await asked.getByLabel(/^Notes on how it was resolved/).fill('Left on Monday.')
    await press(asked.getByRole('button', { name: 'Close ticket' }))
    await expect(staff.getByText('Ticket updated')).toBeVisible()
    await expect(teacher.getByLabel('Your message (it opens the ticket again)')).toBeVisible(atOnce)
    await expect(teacher.getByText('Left on Monday.')).toHaveCount(0)
  })
})

test('what could not be sent stays in the form, also after a reload, and is sent once', async ({
  request,
  openBrowser,
}) => {
  const subject = subjectOf('A lost connection')
  const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
  await openTicket(teacher, subject, 'First.')
  // As a gateway refuses what took too long: the browser says it in words that journeys know.
  await teacher.route(`**${supportEndpoints.message.path}`, (route) =>
    route.fulfill({ status: 408, body: '' }),
  )
  await teacher.getByLabel('Your message').fill('Second, on the train.')
  await press(teacher.getByRole('button', { name: 'Send message' }))
  await expect(teacher.getByRole('alert')).toContainText('Unable to send message')
  await teacher.reload()
  await expect(teacher.getByLabel('Your message')).toHaveValue('Second, on the train.')

  await teacher.unroute(`**${supportEndpoints.message.path}`)
  await press(teacher.getByRole('button', { name: 'Send message' }))
  await expect(thread(teacher).getByText('Second, on the train.')).toHaveCount(1)
  await expect(teacher.getByLabel('Your message')).toHaveValue('')
})

test(
  'of two of the staff at one ticket each sees the other, and the second reads before sending',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const subject = subjectOf('Two at once')
    const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
    await openTicket(teacher, subject, 'Who answers?')
    const ticket = new URL(teacher.url()).searchParams.get('ticket') ?? ''
    const first = await openBrowser({ as: await keptSessionOf(request, 'admin'), ...desk })
    const second = await openBrowser({ as: await keptSessionOf(request, 'superadmin'), ...desk })
    for (const page of [first, second]) {
      await page.goto(`/admin/tickets?ticket=${ticket}`)
      await expect(thread(page)).toContainText('Who answers?', { timeout: 30_000 })
    }
    await second.getByLabel('Message', { exact: true }).fill('I do.')
    await expect(first.getByText('Demo Superadmin is writing an answer.')).toBeVisible(atOnce)
    await first.getByLabel('Message', { exact: true }).fill('Me first.')
    await press(first.getByRole('button', { name: 'Send reply' }))
    await expect(thread(second)).toContainText('Me first.', atOnce)

    await press(second.getByRole('button', { name: 'Send reply' }))
    await expect(second.getByText(/^Somebody wrote in this ticket while you did/)).toBeVisible()
    await expect(second.getByLabel('Message', { exact: true })).toHaveValue('I do.')
    await press(second.getByRole('button', { name: 'Send it anyway' }))
    await expect(thread(first)).toContainText('I do.', atOnce)
  },
)

test('staff keep a reply and put it into an answer', { tag: '@soak' }, async ({ request, openBrowser }) => {
  const title = subjectOf('Thanks')
  const subject = subjectOf('A common question')
  const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
  await openTicket(teacher, subject, 'The usual?')
  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), ...desk })
  await staff.goto(`/admin/tickets?q=${encodeURIComponent(subject)}`)
  await press(staff.getByRole('button', { name: 'Manage saved replies' }))
  const drawer = staff.getByRole('dialog', { name: 'Saved replies' })
  await press(drawer.getByRole('button', { name: 'Add a reply' }))
  await drawer.getByLabel('Title').fill(title)
  await drawer.getByLabel('Text').fill('The usual answer.')
  await press(drawer.getByRole('button', { name: 'Save reply' }))
  await expect(drawer.getByText(title)).toBeVisible()
  await expectWellMade(staff)
  await staff.keyboard.press('Escape')
  await press(rows(staff).getByRole('link', { name: subject }))
  // What was typed before stays, and going through the choices puts nothing in yet.
  await staff.getByLabel('Message', { exact: true }).fill('Hello!')
  await staff.getByLabel('Saved reply').selectOption({ label: title })
  await expect(staff.getByLabel('Message', { exact: true })).toHaveValue('Hello!')
  await press(staff.getByRole('button', { name: 'Insert' }))
  await expect(staff.getByLabel('Message', { exact: true })).toHaveValue('Hello!\n\nThe usual answer.')
})

test(
  'on a phone every page of the portal is one press away, and a question about a reimbursement says which',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
    await page.goto('/portal/teacher/photos')
    await press(page.getByRole('button', { name: 'Menu' }).last())
    const rail = page.getByRole('navigation', { name: 'Teacher' })
    for (const name of [
      'Overview',
      'Budget',
      'Orders',
      'Reimbursements',
      'Shopping',
      'Share links',
      'Photos',
    ])
      await expect(rail.getByRole('link', { name })).toBeInViewport()
    await expectWellMade(page)
    await press(rail.getByRole('link', { name: 'Reimbursements' }))
    await expect(rail.getByRole('link', { name: 'Reimbursements' })).toBeHidden()
    await press(page.getByRole('link', { name: 'Picture books, 4 titles' }))
    await press(page.getByRole('link', { name: 'Ask about this' }))
    await expect(page.getByLabel('Subject')).toHaveValue(/^Question about reimbursement RB-\d+$/)
    await expect(page.getByLabel('Category')).toHaveValue('reimbursements')
    await expect(
      page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Support' }),
    ).toBeInViewport()

    await test.step('a question about an order says which one, too', async () => {
      await page.goto('/portal/teacher/orders')
      await press(page.getByRole('link', { name: /^Order \d+/ }).first())
      await press(page.getByRole('link', { name: 'Ask about this' }))
      await expect(page.getByLabel('Subject')).toHaveValue(/^Question about order \d+$/)
      await expect(page.getByLabel('Category')).toHaveValue('orders')
    })

    await test.step('of the address only the name of a thing is taken', async () => {
      for (const kind of ['reimbursement', 'order', 'session', 'card']) {
        await page.goto(`/portal/teacher/support?ticket=new&${kind}=Call+555-0100`)
        await expect(page.getByLabel('Subject')).toHaveValue('')
      }
    })
  },
)
