import type { Page } from '@playwright/test'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const slides = (page: Page) => page.getByRole('list', { name: 'Broadcast slides in their order' })
const row = (page: Page, title: string) => slides(page).getByRole('listitem').filter({ hasText: title })
const act = (page: Page, what: string, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${what}\\s?: ${title}`) })
const place = async (page: Page, title: string) =>
  (await slides(page).getByRole('listitem').allTextContents()).findIndex((text) => text.includes(title))

test('staff write a slide, see it before others do, order it by keyboard, publish it, and delete it', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const title = `Open house ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/portal/admin/broadcasts')
  await page.getByRole('link', { name: 'New slide' }).click()
  const panel = page.getByRole('dialog', { name: 'New slide' })
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('A slide needs a title.')).toBeVisible()
  await panel.getByLabel('Title', { exact: true }).fill(title)
  await panel.getByLabel('Words', { exact: true }).fill('Come and set a block with us.')
  await panel.getByLabel(/^Words of the link/).fill('Where')
  await panel.getByLabel(/^Address of the link/).fill('javascript:alert(1)')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(
    panel
      .getByRole('alert')
      .or(panel.getByText(/^A link leads to a page of this site/))
      .first(),
  ).toBeVisible()
  await panel.getByLabel(/^Address of the link/).fill('/events')
  const preview = panel.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Come and set a block with us.')).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Where' })).toBeVisible()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Slide saved.')).toBeVisible()
  await expect(row(page, title)).toContainText('Draft')

  const last = await place(page, title)
  expect(last).toBeGreaterThan(0)
  await page.getByRole('button', { name: `Move ${title} up` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => place(page, title)).toBe(last - 1)
  await expect(page.getByRole('button', { name: `Move ${title} up` })).toBeFocused()
  await row(page, title).dragTo(slides(page).getByRole('listitem').first())
  await expect.poll(() => place(page, title)).toBe(0)
  await page.reload()
  await expect.poll(() => place(page, title)).toBe(0)

  await act(page, 'Publish Now', title).click()
  await expect(row(page, title)).toContainText('On screen now')
  await act(page, 'Mark Urgent', title).click()
  await expect(page.getByText('Marked urgent. All other slides wait.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('No longer urgent.')).toBeVisible()
  await act(page, 'Mark Urgent', title).click()
  await expect(act(page, 'Clear Urgent', title)).toBeVisible()

  const visitor = await openBrowser()
  await visitor.goto('/broadcasts')
  await expect(visitor.getByText(title).first()).toBeVisible()
  await expect(visitor.getByText('Come and set a block with us.').first()).toBeVisible()

  await page.getByLabel('Title or words').fill(title)
  await expect(page).toHaveURL(/q=Open/)
  await expect(page.getByText('Clear search and status to reorder.')).toBeVisible()
  await act(page, 'Duplicate', title).click()
  await expect(slides(page).getByRole('listitem')).toHaveCount(2)
  for (const left of [1, 0]) {
    await act(page, 'Delete', title).first().click()
    const question = page.getByRole('alertdialog', { name: `Delete “${title}”?` })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(slides(page).getByRole('listitem')).toHaveCount(left)
  }
  await expect(page.getByText('No slides match your filters.')).toBeVisible()
})

test(
  'of two who edit a slide, the second reads what the first saved, and keeps their own words',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const session = await keptSessionOf(request, 'admin')
    const [first, second] = [await openBrowser({ as: session }), await openBrowser({ as: session })]
    const title = `Two editors ${crypto.randomUUID().slice(0, 6)}`
    await first.goto('/admin/broadcasts?slide=new')
    await first.getByRole('dialog').getByLabel('Title', { exact: true }).fill(title)
    await first.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(row(first, title)).toBeVisible()
    await second.goto('/admin/broadcasts')
    for (const page of [first, second]) await page.getByRole('link', { name: `Edit ${title}` }).click()
    const edit = async (page: Page, words: string) => {
      await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill(words)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    }
    await edit(first, `${title} first`)
    // The word that the slide was saved may still be that of the first saving.
    await expect(row(first, `${title} first`)).toBeVisible()
    await edit(second, `${title} second`)
    const panel = second.getByRole('dialog')
    await expect(panel.getByText(`titled “${title} first” (Draft)`)).toBeVisible()
    await expect(panel.getByLabel('Title', { exact: true })).toHaveValue(`${title} second`)
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(row(second, `${title} second`)).toBeVisible()
    await act(second, 'Delete', `${title} second`).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(row(second, title)).toHaveCount(0)
  },
)
