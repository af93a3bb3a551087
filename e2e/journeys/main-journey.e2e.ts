import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext, Page } from '@playwright/test'
import { drawDeskEndpoints } from '@tower/contract/matching/draw-desk.contract.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import { keptSessionOf } from '../every-role.ts'
import { enterAsAdmin, enterByMail } from '../enter-portal.ts'
import { give, waitForGift } from '../gifts.ts'
import { linkIn, waitForMail } from '../mailbox.ts'
import { classroomOf, freshSchoolAddress, getClassroom } from '../classrooms.ts'
import { arriveAtPayment, payAs } from '../sandbox-page.ts'
import { expect, test } from '../tower-test.ts'

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

test('an $800 payment becomes a matched classroom, with a proof that anyone can check', async ({
  page,
  request,
  openBrowser,
}) => {
  test.setTimeout(120_000)
  const classroom = classroomOf('main')
  const drawName = `The draw of the journey ${crypto.randomUUID().slice(0, 8)}`
  const teacherEmail = freshSchoolAddress('teacher')
  const sponsorEmail = `sponsor-${crypto.randomUUID().slice(0, 8)}@journey.test`

  await test.step('a neighbor nominates the classroom', () => nominate(page, request, classroom))
  await test.step('its teacher asks for the link and confirms', () =>
    confirm(page, request, { classroom, teacherEmail }))
  await test.step('a sponsor who knows no code pays $800 and gets a slot', () =>
    sponsor(page, request, sponsorEmail))
  await fundEveryClassroom(request)

  const staff = await openBrowser()
  const assigned = await test.step('staff sign in, schedule a draw and run it', () =>
    runDraw(staff, drawName))

  await test.step('the teacher signs in by the mailed link and sees $800', async () => {
    const teacher = await openBrowser()
    await enterByMail(teacher, request, { email: teacherEmail, role: 'teacher' })
    await teacher.waitForURL('**/portal/teacher')
    await expect(teacher.getByRole('row', { name: /by a draw/ })).toContainText('$800.00')
    await expect(teacher.getByRole('region', { name: 'Budget left' })).toContainText('$800.00 of $800.00')
    await waitForMail(request, teacherEmail, /was matched: \$800/)
  })

  await test.step('the sponsor signs in and sees which classroom it was', async () => {
    const own = await openBrowser()
    await enterByMail(own, request, { email: sponsorEmail, role: 'sponsor' })
    await own.waitForURL('**/sponsor/dashboard')
    await expect(own.getByText(/^1 classroom sponsored since .*\.$/)).toBeVisible()
  })

  await test.step('a visitor opens the draw, and its proof holds in the browser and on the command line', async () => {
    await checkProof(page, { drawName, assigned })
  })
})

/** A slot for each classroom that can enter, and none left over: all of them are matched, so the outcome is known beforehand. */
async function fundEveryClassroom(request: APIRequestContext): Promise<void> {
  const { access_token: token } = await keptSessionOf(request, 'admin')
  const answer = await request.get(drawDeskEndpoints.next.path, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { draw } = (await answer.json()) as CallOutput<typeof drawDeskEndpoints.next>
  const { classrooms, waiting_slots: waiting } = draw?.forecast ?? { classrooms: 0, waiting_slots: 0 }
  expect(classrooms, await answer.text()).toBeGreaterThan(0)
  if (waiting < classrooms)
    await give(request, { amountCents: (classrooms - waiting) * 80_000, email: 'fund@journey.test' })
}

async function nominate(page: Page, request: APIRequestContext, classroom: string): Promise<void> {
  const { id } = await getClassroom(request, classroom)
  await page.goto('/programs/sponsor-classroom/about')
  const form = formWith(page, 'Nominate this classroom')
  await form.getByLabel('Classroom ID').fill(id)
  await form.getByLabel('Your email or phone').fill('neighbor@journey.test')
  await form.getByLabel('Reason').fill('They read every day and share four books.')
  await form.getByRole('button', { name: 'Nominate this classroom' }).click()
  await expect(page.getByText('Thanks—nomination received!')).toBeVisible()
}

async function confirm(
  page: Page,
  request: APIRequestContext,
  { classroom, teacherEmail }: { classroom: string; teacherEmail: string },
): Promise<void> {
  const { id } = await getClassroom(request, classroom)
  const form = formWith(page, 'Send me the link')
  await form.getByLabel('Classroom ID').fill(id)
  await form.getByLabel('Your name as families know it').fill('Ms. Kite')
  await form.getByLabel('School email').fill(teacherEmail)
  await form.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('Check your .edu email to verify.')).toBeVisible()

  const link = linkIn(await waitForMail(request, teacherEmail, /^Confirm/))
  for (let opened = 0; opened < 10; opened++) expect((await request.get(link)).status()).toBe(200)
  expect((await getClassroom(request, classroom)).confirmed, 'opening the link confirms nothing').toBe(false)

  await page.goto(link)
  await page.getByRole('button', { name: `Confirm ${classroom}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${classroom} is confirmed`)
  expect((await getClassroom(request, classroom)).confirmed).toBe(true)
}

async function sponsor(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.goto('/sponsor')
  await page.getByRole('form', { name: 'Your Sponsor Slot' }).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Let the draw decide: pay $800' }).click()
  const checkoutId = await arriveAtPayment(page)
  await payAs(page, email)
  await page.waitForURL('**/donate/success**')
  await expect(page.getByText(/Credits will appear/)).toHaveCount(0)
  expect((await waitForGift(request, checkoutId)).slots_minted).toBe(1)

  await expect(page.getByRole('main')).toContainText(/Sponsor Slot \d+ is waiting for the next draw\./)
  const receipt = await waitForMail(request, email, /receipt \d+/)
  expect(receipt.text).toContain('$800.00')
}

/** Schedules a draw that is far off and runs it now. Gives how many classrooms it matched. */
async function runDraw(page: Page, drawName: string): Promise<number> {
  await enterAsAdmin(page)
  await page.goto('/admin/randomizer')
  await page.getByRole('link', { name: 'Create slot' }).click()
  await page.getByLabel('Name').fill(drawName)
  await page.getByLabel('Start').fill('2035-01-08T12:00')
  await page.getByLabel('Capacity').fill('100')
  await page.getByRole('button', { name: 'Create slot' }).click()

  await rowOf(page, drawName)
    .getByRole('button', { name: /^Run now/ })
    .click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText(/matches \d+ waiting slots? at most, for good/)
  await expect(question).toContainText('A draw is never repeated.')
  await question.getByRole('button', { name: 'Run now, for good' }).click()
  const outcome = page.getByText(new RegExp(`^Assigned \\d+ classrooms? in ${drawName}\\.$`))
  await expect(outcome).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Matched, in this order')).toBeVisible()
  await expect(rowOf(page, drawName)).toContainText('Completed')
  return Number(/\d+/.exec((await outcome.textContent()) ?? '')?.[0])
}

function rowOf(page: Page, drawName: string) {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: drawName }) })
}

async function checkProof(
  page: Page,
  { drawName, assigned }: { drawName: string; assigned: number },
): Promise<void> {
  await page.goto('/draws')
  await page.getByRole('link', { name: drawName }).click()
  // At a second try on the same server the other classrooms have theirs already.
  const same = assigned === 1 ? 'The same classroom was drawn.' : `Same ${assigned} classrooms, same order.`
  await expect(page.getByText(`Every check passed. ${same}`)).toBeVisible({ timeout: 20_000 })

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'proof.json' }).click()
  const file = await (await downloading).path()
  const command = ['run', '--silent', 'tower', '--', 'verify-draw', file]
  const { stdout } = await promisify(execFile)('npm', command, { cwd: repositoryRoot })
  expect(stdout).toContain('The proof holds.')
}

function formWith(page: Page, button: string) {
  return page.locator('form').filter({ has: page.getByRole('button', { name: button }) })
}
