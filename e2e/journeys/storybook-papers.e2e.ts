import { paths } from '@tower/contract/pages.ts'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { beginStorybook } from '../open-storybooks.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

test('a teacher has a book made into a PDF and a booklet, downloads them, and finds the PDF in the list', async ({
  request,
  openBrowser,
}) => {
  const book = await beginStorybook(request)
  const as = await keptSessionOf(request, 'teacher')
  const page = await openBrowser({ as, viewport: { width: 1280, height: 900 } })
  await page.goto(paths.teacherStorybook({ storybookId: book.id }))

  const download = async (name: string): Promise<string> => {
    const button = page.getByRole('button', { name, exact: true })
    const [file] = await Promise.all([page.waitForEvent('download'), press(button)])
    expect(await file.failure()).toBeNull()
    return file.suggestedFilename()
  }
  await press(page.getByRole('button', { name: 'Render PDF' }))
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
  expect(await download('Download PDF')).toMatch(/^the-beans-[0-9a-f]{8}\.pdf$/)
  await press(page.getByRole('button', { name: 'Make a booklet to fold' }))
  await expect(page.getByRole('button', { name: 'Download the booklet' })).toBeEnabled()
  expect(await download('Download the booklet')).toMatch(/-booklet\.pdf$/)
  await expectWellMade(page)

  await test.step('the list has it, too, until the book says something else', async () => {
    await page.goto(paths.teacherStorybooks)
    const row = page.getByRole('row', { name: book.title })
    await expect(row.getByText('PDF ready')).toBeVisible()
    expect(await download(`Download the PDF of ${book.title}`)).toMatch(/\.pdf$/)
    await page.goto(paths.teacherStorybook({ storybookId: book.id }))
    await page.getByLabel('Page text, English').fill('Nothing came up yet.')
    await expect(page.getByRole('button', { name: 'Render PDF' })).toBeVisible()
  })
})
