import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectHeadingOn, expectNoHeadingOn } from '../cached-page.ts'
import { keptSessionOf } from '../every-role.ts'
import { expect, test } from '../tower-test.ts'

const inLanguage = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function tell(page: Page, language: string, title: string, text: string): Promise<void> {
  const words = inLanguage(page, language)
  await words.getByLabel('Title').fill(title)
  await words.getByLabel('Text', { exact: true }).fill(text)
}

/** Holds the answer to a new story until it is let go. */
async function holdSaving(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  await page.route('**/api/admin/stories', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('one of the staff writes a story in both languages, another publishes it, and visitors see it until it is taken back', async ({
  request,
  openBrowser,
  page: visitor,
}) => {
  // Three people and eleven pages.
  test.setTimeout(120_000)
  const writer = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const second = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
  const mark = crypto.randomUUID().slice(0, 6)
  const [title, spanish] = [`The rug ${mark}`, `La alfombra ${mark}`]
  const decide = (name: string) => second.getByRole('button', { name: `${name} “${title}”` })

  await test.step('the writer tells it, with a picture, and sees it as the page shows it', async () => {
    await writer.goto('/admin/stories')
    await expect(writer.getByRole('heading', { name: 'Stories', level: 1 })).toBeVisible()
    await writer.getByRole('link', { name: 'New story' }).click()
    await writer.getByRole('button', { name: 'Save draft' }).click()
    await expect(writer.getByText('A story needs a title.')).toBeVisible()
    await tell(writer, 'English', title, 'Where everyone wants to read.')
    await writer.getByRole('button', { name: 'Send to review' }).click()
    await expect(writer.getByText(/^Before review a story needs a title and a text/).first()).toBeVisible()
    // What is typed until the story has a page of its own goes there with it.
    const letGo = await holdSaving(writer)
    await writer.getByRole('button', { name: 'Save draft' }).click()
    await tell(writer, 'Spanish', spanish, 'Donde todos quieren leer.')
    letGo()
    await expect(writer).toHaveURL(/\/admin\/stories\/[0-9a-f-]{36}$/)
    await expect(writer.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(inLanguage(writer, 'Spanish').getByLabel('Title')).toHaveValue(spanish)
    await writer.getByLabel('Place among the stories').fill('900')
    await writer.locator('input[type=file]').first().setInputFiles('web/public/story/rug.webp')
    await expect(writer.getByRole('button', { name: 'Remove picture' })).toBeVisible()
    await inLanguage(writer, 'English').getByLabel('What the picture shows').fill(`A rug ${mark}`)
    await inLanguage(writer, 'Spanish').getByLabel('What the picture shows').fill('Una alfombra')
    await expect(writer.getByRole('img', { name: `A rug ${mark}` })).toBeVisible()
    await inLanguage(writer, 'Language of the preview').getByText('Spanish').click()
    await expect(writer.getByRole('heading', { name: spanish })).toBeVisible()
    await expect(writer.getByRole('img', { name: 'Una alfombra' })).toBeVisible()
    await expectAccessible(writer)
    await writer.getByRole('button', { name: 'Send to review' }).click()
    await expect(writer.getByText('Sent to review. Somebody else decides.').first()).toBeVisible()
  })

  await test.step('the writer does not decide, the other gives it back with a reason', async () => {
    await writer.goto(`/admin/review?tab=stories&q=${mark}`)
    await expect(writer.getByText('You wrote it or sent it here: somebody else decides.')).toBeVisible()
    await expect(writer.getByRole('button', { name: `Publish “${title}”` })).toHaveCount(0)
    await second.goto(`/admin/review?tab=stories&q=${mark}`)
    await expect(second.getByText('Donde todos quieren leer.')).toBeVisible()
    await second.getByRole('button', { name: `Give back “${title}”` }).click()
    const question = second.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Give back' }).click()
    await expect(question.getByText('Please write a reason; its author reads it.')).toBeVisible()
    await question.getByLabel('Reason').fill('Say which school.')
    await question.getByRole('button', { name: 'Give back' }).click()
    await expect(second.getByText('No stories match your filters.')).toBeVisible()
  })

  await test.step('the writer mends it, the other publishes it from the morning queue', async () => {
    await writer.goto(`/admin/stories?q=${mark}`)
    await expect(writer.getByRole('row', { name: title })).toContainText('Given back')
    await writer.getByRole('link', { name: title }).click()
    await expect(writer.getByText('“Say which school.”')).toBeVisible()
    await inLanguage(writer, 'English').getByLabel('Text', { exact: true }).fill('Ruskin reads on it.')
    await writer.getByRole('button', { name: 'Send to review' }).click()
    await expect(writer.getByText('Sent to review. Somebody else decides.').first()).toBeVisible()
    await second.goto('/admin/review?tab=stories')
    await decide('Publish').click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
    await expect(second.getByText('Published.', { exact: true }).first()).toBeVisible()
  })

  await test.step('visitors see it in their language, and no more once it is taken back', async () => {
    await expectHeadingOn(visitor, '/', title)
    await expect(visitor.getByRole('img', { name: `A rug ${mark}`, includeHidden: true })).toHaveCount(1)
    const spanishVisitor = await openBrowser({ locale: 'es-US' })
    await expectHeadingOn(spanishVisitor, '/', spanish)
    await writer.reload()
    await expect(writer.getByText(/^Visitors see this story/)).toBeVisible()
    await writer.getByRole('button', { name: 'Take back' }).click()
    await writer.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
    await expect(writer.getByText('Taken back. It is a draft again.').first()).toBeVisible()
    await expectNoHeadingOn(visitor, '/', title)
    await writer.getByRole('button', { name: 'Delete' }).click()
    await writer.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(writer).toHaveURL(/\/admin\/stories$/)
  })
})

test(
  'of two who edit a story, the second reads what the first saved, and keeps their own words',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const first = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const second = await openBrowser({ as: await keptSessionOf(request, 'superadmin') })
    const title = `Two writers ${crypto.randomUUID().slice(0, 6)}`
    await first.goto('/admin/stories/new')
    await tell(first, 'English', title, 'One text.')
    await first.getByRole('button', { name: 'Save draft' }).click()
    await expect(first).toHaveURL(/[0-9a-f-]{36}$/)
    await second.goto(new URL(first.url()).pathname)
    await expect(inLanguage(second, 'English').getByLabel('Title')).toHaveValue(title)
    await tell(first, 'English', `${title} first`, 'The text of the first.')
    await first.getByRole('button', { name: 'Save draft' }).click()
    await expect(first.getByRole('heading', { name: `${title} first`, level: 1 })).toBeVisible()
    await tell(second, 'English', `${title} second`, 'The text of the second.')
    await second.getByRole('button', { name: 'Save draft' }).click()
    await expect(second.getByText(`${title} first · The text of the first.`)).toBeVisible()
    await expect(inLanguage(second, 'English').getByLabel('Title')).toHaveValue(`${title} second`)
    await second.getByRole('button', { name: 'Save draft' }).click()
    await expect(second.getByRole('heading', { name: `${title} second`, level: 1 })).toBeVisible()
    await second.getByRole('button', { name: 'Delete' }).click()
    await second.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(second).toHaveURL(/\/admin\/stories$/)
  },
)
