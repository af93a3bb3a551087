import type { Page } from '@playwright/test'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { listMails, waitForMail } from '../mailbox.ts'
import { signInOwnStaff } from '../own-staff.ts'
import { takePhoto } from '../photographer.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

const teacherEmail = 'teacher@tower.test'
const rows = (page: Page) => page.getByRole('table', { name: 'Requests to be paid back' }).locator('tbody tr')

const expectFocusIn = (page: Page) =>
  expect(page.getByRole('group', { name: /^Line 1/ }).locator(':focus')).toHaveCount(1)

async function uploadByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a file' }).focus()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'clay.jpg',
      mimeType: 'image/jpeg',
      // Of its own: the desk warns of a receipt that came before.
      buffer: await takePhoto(page, Math.random() * 1_000),
    })
  await expect(page.getByText('Uploaded successfully!')).toBeVisible()
  await expectFocusIn(page)
}

test('a reimbursement from a draft to its payment, returned for changes once, on a phone and at the desk', async ({
  request,
  openBrowser,
}) => {
  const what = `Clay for ${crypto.randomUUID().slice(0, 8)}`
  const phone = await openBrowser({
    viewport: { width: 375, height: 740 },
    as: await keptSessionOf(request, 'teacher'),
  })
  await phone.goto('/portal/teacher/reimbursements')
  await expect(phone.getByRole('heading', { level: 1, name: 'Reimbursements' })).toBeVisible()
  await expectWellMade(phone)
  // A phone shows the list alone, and later what was opened alone.
  const back = phone.getByRole('button', { name: /All requests/ })
  const search = phone.getByLabel('Search your requests')
  await expect(phone.getByRole('link', { name: 'Bean-seed kits, 12 students' })).toBeVisible()
  await expect(search).toBeVisible()
  await expect(back).toBeHidden()
  await phone.getByRole('link', { name: 'New request' }).first().click()

  // Nothing typed: the form says what it lacks and keeps its place.
  await press(phone.getByRole('button', { name: /^Submit/ }))
  await expect(phone.getByText('Add at least one reimbursement line item')).toBeVisible()
  await phone.getByLabel('What did you buy?').fill(what)
  await phone.getByLabel('Amount').fill('18.2')
  // Without a mouse one goes on where the receipt stands, and where it stood.
  await uploadByKeyboard(phone)
  await press(phone.getByRole('button', { name: /^Remove .*clay\.jpg/ }))
  await expect(phone.getByText('Uploaded successfully!')).toBeHidden()
  await expectFocusIn(phone)
  await uploadByKeyboard(phone)
  // A further line is typed in at once, and where it goes one is in the line before.
  await press(phone.getByRole('button', { name: '+ Add a line' }))
  await expect(phone.getByRole('group', { name: /^Line 2/ }).getByLabel('What did you buy?')).toBeFocused()
  await press(phone.getByRole('button', { name: 'Remove line 2' }))
  await expect(phone.getByLabel('What did you buy?')).toBeFocused()
  await expect(phone.getByText(/^Draft saved/)).toBeVisible()
  await expect(phone).toHaveURL(/request=/)
  await expectWellMade(phone)

  // A reload finds the draft as it was.
  await phone.reload()
  await expect(phone.getByLabel('What did you buy?')).toHaveValue(what)
  await expect(phone.getByText('clay.jpg')).toBeVisible()
  await press(phone.getByRole('button', { name: 'Submit $18.20' }))
  await expect(phone.getByText('Submitted $18.20')).toBeVisible()
  await expect(phone.getByRole('heading', { name: what })).toBeVisible()
  await expect(back).toBeVisible()
  await expect(search).toBeHidden()
  await expectWellMade(phone)

  // Staff look at it by keyboard and give it back.
  const desk = await openBrowser({ as: await signInOwnStaff(request) })
  await desk.goto(`/admin/reimbursements?q=${encodeURIComponent(what)}`)
  await expect(rows(desk)).toHaveCount(1)
  await press(rows(desk).getByRole('link').first())
  const drawer = desk.getByRole('dialog', { name: /^Request RB-/ })
  await expect(drawer.getByText(what, { exact: true })).toBeVisible()
  await expectWellMade(desk)
  const deskBeside = await desk.context().newPage()
  await deskBeside.goto(desk.url())
  await expect(deskBeside.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeVisible()
  await press(drawer.getByRole('button', { name: 'Return…' }))
  const question = desk.getByRole('alertdialog')
  await press(question.getByRole('button', { name: 'Return it' }))
  await expect(question.getByText('Say why.')).toBeVisible()
  await question.getByLabel('Reason').fill('Please show the total')
  await press(question.getByRole('button', { name: 'Return it' }))
  await expect(desk.getByText('Returned for changes')).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(rows(desk)).toHaveCount(0)
  await expect(deskBeside.getByText('This request is no longer at the desk')).toBeVisible()
  await expect(deskBeside.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await deskBeside.close()

  // The teacher's screen hears of it; they change it and send it again.
  await expect(phone.getByText('Staff asked for changes:')).toBeVisible()
  await expect(phone.getByRole('article').getByText('Please show the total').first()).toBeVisible()
  await phone.getByRole('link', { name: 'Change and send again' }).click()
  await phone.getByLabel('Amount').fill('17.95')
  await press(phone.getByRole('button', { name: 'Submit $17.95' }))
  await expect(phone.getByText('Submitted $17.95')).toBeVisible()

  // Approved with a single key, then paid after a question.
  await expect(rows(desk)).toHaveCount(1)
  await press(rows(desk).getByRole('link').first())
  await expect(drawer.getByText('$17.95').first()).toBeVisible()
  await desk.keyboard.press('a')
  await expect(desk.getByText('Marked approved')).toBeVisible()
  await expect(drawer.getByText('Approved').first()).toBeVisible()
  await desk.keyboard.press('p')
  await press(desk.getByRole('alertdialog').getByRole('button', { name: 'Mark $17.95 as paid' }))
  await expect(desk.getByText('Marked paid')).toBeVisible()
  await expect(phone.getByText(/^Paid with the reference RB-/)).toBeVisible()
  await waitForMail(request, teacherEmail, /is paid: \$17.95/)
  const subjects = (await listMails(request, teacherEmail)).map(({ subject }) => subject).join('\n')
  expect(subjects).toMatch(/needs changes/)
})

test(
  'a request that is approved by key leaves the list, and the focus goes to the heading of the list',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const what = `Glue ${crypto.randomUUID().slice(0, 8)}`
    const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    await teacher.goto('/portal/teacher/reimbursements/new')
    await teacher.getByLabel('What did you buy?').fill(what)
    await teacher.getByLabel('Amount').fill('1.30')
    await press(teacher.getByRole('button', { name: 'Submit $1.30' }))
    await expect(teacher.getByText('Submitted $1.30')).toBeVisible()

    const desk = await openBrowser({ as: await signInOwnStaff(request) })
    await desk.goto(`/admin/reimbursements?status=submitted&q=${encodeURIComponent(what)}`)
    await press(rows(desk).getByRole('link').first())
    const drawer = desk.getByRole('dialog')
    await expect(drawer.getByRole('button', { name: 'Approve' })).toBeVisible()
    await desk.keyboard.press('a')
    await expect(drawer.getByText('Approved', { exact: true })).toBeVisible()
    await expect(rows(desk)).toHaveCount(0)
    await desk.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(desk.getByRole('heading', { level: 1, name: 'Reimbursements' })).toBeFocused()
  },
)

test(
  'a request is not submitted while a receipt of it still waits for its turn',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    await page.goto('/portal/teacher/reimbursements/new')
    await page.getByLabel('What did you buy?').fill('Paint')
    await page.getByLabel('Amount').fill('4.40')
    let letThrough = () => undefined as void
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/api/receipts-upload', async (route) => {
      await held
      await route.continue()
    })
    for (let line = 1; line <= 6; line++) {
      if (line > 1) await press(page.getByRole('button', { name: '+ Add a line' }))
      const chooser = page
        .getByRole('group', { name: new RegExp(`^Line ${line}`) })
        .locator('input[type=file]')
      const buffer = await takePhoto(page, Math.random() * 1_000)
      await chooser.first().setInputFiles({ name: `${line}.jpg`, mimeType: 'image/jpeg', buffer })
    }
    const submit = page.getByRole('button', { name: 'Submit $4.40' })
    await expect(page.getByText('Waiting for 6 uploads.')).toBeVisible()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    // Taken off the list before its turn, it is waited for no more.
    await press(page.getByRole('button', { name: 'Cancel 6.jpg' }))
    await expect(page.getByText('Waiting for 5 uploads.')).toBeVisible()
    letThrough()
    await expect(page.getByText('Uploaded successfully!')).toHaveCount(5)
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
    await page.context().close()
  },
)

test(
  'staff decide on several at once and read what came of each, and save a payment file',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const what = `Yarn ${crypto.randomUUID().slice(0, 8)}`
    const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    for (const amount of ['1.10', '2.20']) {
      await teacher.goto('/portal/teacher/reimbursements/new')
      await teacher.getByLabel('What did you buy?').fill(what)
      await teacher.getByLabel('Amount').fill(amount)
      await press(teacher.getByRole('button', { name: `Submit $${amount}` }))
      await expect(teacher.getByText(`Submitted $${amount}`)).toBeVisible()
    }
    await expectWellMade(teacher)

    const desk = await openBrowser({ as: await signInOwnStaff(request) })
    await desk.goto(`/admin/reimbursements?q=${encodeURIComponent(what)}`)
    await expect(rows(desk)).toHaveCount(2)
    await expectWellMade(desk)
    // The arrows move, X selects.
    await rows(desk).getByRole('link').first().focus()
    await desk.keyboard.press('x')
    await desk.keyboard.press('ArrowDown')
    await desk.keyboard.press('x')
    await expect(desk.getByText('2 selected')).toBeVisible()
    await expect(desk.getByText('$3.30')).toBeVisible()
    await press(desk.getByRole('button', { name: 'Approve', exact: true }))
    await press(desk.getByRole('alertdialog').getByRole('button', { name: 'Approve 2' }))
    await expect(desk.getByText('2 rows done.')).toBeVisible()

    for (const box of await rows(desk).getByRole('checkbox').all()) await box.check()
    await press(desk.getByRole('button', { name: 'Payment file' }))
    await desk.getByRole('alertdialog').getByLabel('Type 2 to confirm').fill('2')
    const download = desk.waitForEvent('download')
    await press(desk.getByRole('alertdialog').getByRole('button', { name: 'Make the file for 2' }))
    expect((await download).suggestedFilename()).toMatch(/^payments-\d+\.csv$/)
    await expect(desk.getByText('2 rows done.')).toBeVisible()
    await expect(rows(desk).getByText('Paid')).toHaveCount(2)
    await expect(desk.getByRole('heading', { name: 'Payment files' })).toBeVisible()

    // The bank sends one back: two people have to have seen it, and then their file says so.
    await press(rows(desk).getByRole('link').first())
    const drawer = desk.getByRole('dialog')
    await press(drawer.getByRole('button', { name: 'The bank sent it back…' }))
    const question = desk.getByRole('alertdialog')
    await question.getByLabel('Reason').fill('The account was closed.')
    await press(question.getByRole('button', { name: /came back$/ }))
    await expect(question.getByText('Enter the reference of the bank.')).toBeVisible()
    await question.getByLabel('The bank’s reference').fill('R02 8812')
    await press(question.getByRole('button', { name: /came back$/ }))
    await expect(question.getByText(/waits for another person/)).toBeVisible()
    await expect(question.getByLabel('Reason')).toHaveValue('The account was closed.')
    await press(question.getByRole('button', { name: 'Cancel' }))
    const second = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await second.goto('/admin/approvals?state=waiting&kind=bounce')
    await press(second.getByRole('main').locator('tbody tr').getByRole('link').first())
    await press(second.getByRole('dialog').getByRole('button', { name: 'Approve' }))
    await press(second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }))
    await expect(desk.getByText(/ 1 came back from the bank/)).toBeVisible()
  },
)
