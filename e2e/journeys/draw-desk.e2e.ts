import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { openFilters } from '../open-filters.ts'
import { expect, test } from '../tower-test.ts'

/** A start so many hours from now, as the field takes it: on the charity's clock. */
function typedIn(hours: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(Date.now() + hours * 3_600_000))
  return parts.replace(' ', 'T')
}

async function create(page: Page, name: string, hours: number): Promise<void> {
  await page.goto('/admin/randomizer?panel=create')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Start').fill(typedIn(hours))
  await page.getByLabel('Capacity').fill('1')
  await page.getByRole('button', { name: 'Create slot' }).click()
  await expect(page.getByText(`Slot created: ${name}`)).toBeVisible()
}

async function openAtDesk(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/draws?tab=all&q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

test('staff create a draw, move it, fix its list and run it, and everyone can check it', async ({
  request,
  openBrowser,
}) => {
  const name = `Desk ${crypto.randomUUID().slice(0, 8)}`
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  await create(page, name, 40)
  await openAtDesk(page, name)
  await expect(page.getByRole('button', { name: 'Fix the list now' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const move = page.getByRole('dialog', { name: 'Move this draw?' })
  await move.getByRole('button', { name: 'Move the draw' }).click()
  await expect(move.getByText('Choose a start at least one hour from now.')).toBeVisible()
  await move.getByLabel('Starts').fill(typedIn(1.5))
  await move.getByRole('button', { name: 'Move the draw' }).click()
  await expect(page.getByText(/^Moved to /)).toBeVisible()
  await expect(page.getByText(/^Moved from /)).toBeVisible()
  await expect(page.getByText('that needs the sealed seed', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: 'Fix the list now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fix the list, for good' }).click()
  await expect(page.getByText('The list is fixed and public.')).toBeVisible()
  await expect(page.getByText('The fixed list, in the order of the proof.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0)
  await expect(page.getByRole('table', { name: /^Classrooms of this draw/ })).toContainText('%')

  // A press waits for the number of its start; nothing that staff do brings that forward.
  await page.getByRole('button', { name: `Run now: ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Run now, for good' }).click()
  await expect(page.getByText('Its public random number comes out on', { exact: false })).toBeVisible()

  const visitor = await openBrowser()
  const drawId = /draws\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  await visitor.goto(`/draws/${drawId}`)
  await expect(visitor.getByText(/^Staff moved this draw, before its list was fixed\./)).toBeVisible()
  await expect(visitor.getByRole('heading', { name: /^All \d+ entries$/ })).toBeVisible()

  await test.step('a superadmin calls it off, and its public page says why and opens its list', async () => {
    const boss = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
    await boss.goto(`/admin/draws/${drawId}`)
    await boss.getByRole('button', { name: 'Void', exact: true }).click()
    const question = boss.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Void the draw, for good' }).click()
    await expect(question.getByText('A public reason is required')).toBeVisible()
    await question.getByLabel('Public reason').fill('The school district is closed that week.')
    await question.getByRole('button', { name: 'Void the draw, for good' }).click()
    await expect(boss.getByText('The draw is voided. Its page says why.')).toBeVisible()
    // The other screen hears of it by itself.
    await expect(page.getByText('The school district is closed that week.', { exact: true })).toBeVisible()
    await visitor.goto(`/draws/${drawId}`)
    await expect(
      visitor.getByText('The school district is closed that week.', { exact: false }).first(),
    ).toBeVisible()
    const proof = await request.get(`/draws/${drawId}/proof.json`)
    expect(await proof.json()).toMatchObject({ void_reason: 'The school district is closed that week.' })
  })
})

test(
  'a draw that staff run early shows its proof to everyone',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const name = `Early ${crypto.randomUUID().slice(0, 8)}`
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await create(page, name, 300)
    await openAtDesk(page, name)
    await page.getByRole('button', { name: `Run now: ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Run now, for good' }).click()
    await expect(page.getByText(`Assigned 1 classroom in ${name}.`)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('1 of 1 places')).toBeVisible()
    await page.getByRole('link', { name: 'Public page' }).click()
    await expect(page.getByText('Run early by staff').first()).toBeVisible()
  },
)

test(
  'staff find who cannot enter and why, write to their teachers once, and take the draws away as a file',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    await page.goto('/admin/draws?tab=barred')
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(page.getByText(/^All classrooms were looked at on/)).toBeVisible()
    await openFilters(page)
    await page.getByLabel('Reason', { exact: true }).selectOption('unconfirmed')
    const rows = page.getByRole('table', { name: 'Classrooms that cannot enter' }).locator('tbody tr')
    await expect(rows.first()).toContainText('Not confirmed by a teacher')
    await page.getByRole('button', { name: 'Ask their teachers' }).click()
    const question = page.getByRole('alertdialog', { name: 'Write to the teachers?' })
    const nobody = page.getByText(/^Nobody can be written to/)
    await expect(question.or(nobody)).toBeVisible()
    if (await question.isVisible()) {
      await question.getByRole('button', { name: 'Send the emails' }).click()
      await expect(page.getByText(/teachers? (was|were) written to\.$/)).toBeVisible()
      await page.getByRole('button', { name: 'Ask their teachers' }).click()
      await expect(nobody).toBeVisible()
    }

    await page.goto('/admin/draws?tab=calendar')
    await expect(
      page.getByRole('table', { name: 'Starts of the next eight weeks' }).locator('tbody tr'),
    ).not.toHaveCount(0)
    await page.getByText('Waiting slots', { exact: true }).click()
    await expect(page.getByRole('table', { name: /^Slots that wait/ })).toContainText('$800')
    await page.getByText('All draws', { exact: true }).click()
    await expect(page.getByRole('table', { name: /^Slots that wait/ })).toBeHidden()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(
      'draw_id,slot_name,slot_starts_utc,state',
    )
  },
)
