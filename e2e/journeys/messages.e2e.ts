import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { waitForMail } from '../mailbox.ts'
import { openFilters } from '../open-filters.ts'
import { expect, test } from '../tower-test.ts'

const rows = (page: Page) => page.getByRole('table', { name: /^Messages/ }).locator('tbody tr')
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Message' })

/** Somebody writes through the contact form; answers their address. */
async function writeToUs(request: APIRequestContext, message: string): Promise<string> {
  const email = `visitor-${crypto.randomUUID().slice(0, 8)}@journey.test`
  const answer = await request.post('/api/contact', {
    data: { name: 'Journey Visitor', email, program_interest: 'other', message },
  })
  expect(answer.status()).toBe(200)
  return email
}

test('staff find a message, see the mail before it goes, send the answer, put the message away and take it back', async ({
  request,
  openBrowser,
}) => {
  const email = await writeToUs(request, 'When is the next draw?')
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await page.goto(`/admin/messages?q=${encodeURIComponent(email)}`)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('New')
  await page.getByRole('link', { name: 'Open the message of Journey Visitor' }).click()
  const panel = panelOf(page)
  await expect(panel).toContainText('When is the next draw?')
  await panel.getByRole('button', { name: 'Preview the email' }).click()
  await expect(panel.getByText('Please write an answer.')).toBeVisible()
  await panel.getByLabel('Your answer').fill('On Friday at noon.\n\nEverybody can watch it.')
  await panel.getByRole('button', { name: 'Preview the email' }).click()
  const question = page.getByRole('alertdialog', { name: 'Send this email?' })
  await expect(question).toContainText(`To ${email}`)
  await expect(question).toContainText('Everybody can watch it.')
  await question.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText(`Your answer is on its way to ${email}.`)).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Our answer' })).toBeVisible()
  expect((await waitForMail(request, email, /About your message/)).text).toContain('On Friday at noon.')

  await panel.getByRole('button', { name: 'Archive' }).click()
  await panel.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('The message is back.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toContainText('Answered')
  await openFilters(page)
  await page.getByLabel('Status', { exact: true }).selectOption('archived')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('')
  await expect(rows(page)).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('On Friday at noon.')
})

test(
  'of two staff who answer the same message, the second reads the first answer and keeps what they typed',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const email = await writeToUs(request, 'Can I visit a classroom?')
    const [one, two] = [
      await openBrowser({ as: await keptSessionOf(request, 'admin') }),
      await openBrowser({ as: await keptSessionOf(request, 'superadmin') }),
    ]
    for (const [page, answer] of [
      [one, 'Yes, in May.'],
      [two, 'No, sorry.'],
    ] as const) {
      await page.goto(`/admin/messages?q=${encodeURIComponent(email)}`)
      await page.getByRole('link', { name: 'Open the message of Journey Visitor' }).click()
      await panelOf(page).getByLabel('Your answer').fill(answer)
      await panelOf(page).getByRole('button', { name: 'Preview the email' }).click()
      await expect(page.getByRole('alertdialog')).toContainText(answer)
    }
    await one.getByRole('button', { name: 'Send answer' }).click()
    await expect(one.getByText(`Your answer is on its way to ${email}.`)).toBeVisible()
    // The second one's screen hears of it and shows it; what they typed is still there to be copied.
    await expect(panelOf(two)).toContainText('Yes, in May.')
    await expect(panelOf(two)).toContainText('admin@tower.test answered this message first.')
    await expect(panelOf(two)).toContainText('No, sorry.')
  },
)

test(
  'staff put several messages away at once, and one press takes back those that were put away',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const mark = `bulk-${crypto.randomUUID().slice(0, 8)}`
    for (const words of ['one', 'two']) await writeToUs(request, `${mark} ${words}`)
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto(`/admin/messages?q=${mark}`)
    await expect(rows(page)).toHaveCount(2)
    for (const row of await rows(page).all()) await row.getByRole('checkbox').check()
    await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive 2' }).click()
    await expect(page.getByText('2 messages are archived.')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Archived' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 messages are back.')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'New' })).toHaveCount(2)
  },
)
