import type { Page } from '@playwright/test'
import { paths } from '@tower/contract/pages.ts'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { press } from '../press.ts'
import { takePhoto } from '../photographer.ts'
import { addCoveredPhoto, addStudent, beginStorybook, openStorybooks } from '../open-storybooks.ts'
import { expect, test } from '../tower-test.ts'

const phone = { viewport: { width: 375, height: 812 } }
const desk = { viewport: { width: 1280, height: 900 } }

const textOf = (page: Page) => page.getByLabel('Page text, English')

/** Does something, and waits until the server has kept what is typed. */
async function keeping(page: Page, act: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await act()
  await kept
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
}

test('a teacher writes on two screens at once: nothing typed is lost, a page is moved and undone, and a phone number is replaced by one press', async ({
  request,
  openBrowser,
  faults,
}) => {
  const book = await beginStorybook(request)
  const as = await keptSessionOf(request, 'teacher')
  const page = await openBrowser({ as, ...desk })
  const address = paths.teacherStorybook({ storybookId: book.id })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: book.title })).toBeVisible()
  await expectWellMade(page)

  await test.step('what another window kept meanwhile is shown beside what was typed here', async () => {
    const other = await openBrowser({ as, ...phone })
    await other.goto(address)
    // While this window is cut off it neither hears of the other one nor is kept.
    await page.context().setOffline(true)
    await textOf(page).fill('This window was later.')
    await expect(page.getByText('Unable to save draft')).toBeVisible()
    await keeping(other, () => textOf(other).fill('The other window was sooner.'))
    await page.context().setOffline(false)
    await press(page.getByRole('button', { name: 'Save now' }))
    const choice = page.getByRole('region', { name: 'Two windows changed this storybook' })
    await expect(choice).toContainText('The other window was sooner.')
    await expect(choice).toContainText('This window was later.')
    await keeping(page, () => press(choice.getByRole('button', { name: 'Keep both' })))
    await page.reload()
    await expect(textOf(page)).toHaveValue('This window was later.\nThe other window was sooner.')
  })

  await test.step('a page is moved by its button, and undone', async () => {
    await press(page.getByRole('button', { name: 'Move later' }))
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
  })

  await test.step('what could tell who a child is has a press that replaces it', async () => {
    await textOf(page).fill('Call us at 602-555-0147 about the beans.')
    const found = page.getByRole('region', { name: '1 place could tell who a child is' })
    await keeping(page, () => press(found.getByRole('button', { name: /602-555-0147/ })))
    await expect(textOf(page)).not.toHaveValue(/555/)
    await expect(found).toBeHidden()
  })

  await test.step('a word that is also a name of the class list is kept as a word by one press, and is a name again by another', async () => {
    const removeStudent = await addStudent(request, `Hope ${crypto.randomUUID().slice(0, 8)}`)
    await addCoveredPhoto(request, {
      bookId: book.id,
      photo: await takePhoto(page),
      caption: 'Ask 602-555-0199',
    })
    await page.reload()
    await textOf(page).fill('We wrote Hope on the wall.')
    const found = page.getByRole('region', { name: '2 places could tell who a child is' })
    await keeping(page, () => press(found.getByRole('button', { name: 'Not a child: “Hope”' })))
    const again = page.getByRole('button', { name: 'Look for “hope” as a name again' })
    await expect(again).toBeVisible()
    // Beside it is what stands under a photo, with its place.
    const under = page.getByRole('region', { name: '1 place could tell who a child is' })
    await expect(under).toContainText('Photo 1, what it shows')
    await expectWellMade(page)
    await press(under.getByRole('button', { name: /602-555-0199/ }))
    await expect(page.getByText('The caption of a photo was changed.')).toBeVisible()
    await expect(under).toBeHidden()
    await keeping(page, () => press(again))
    await expect(page.getByRole('region', { name: '1 place could tell who a child is' })).toContainText(
      'Hope',
    )
    await removeStudent()
  })

  // That it was cut off is what the browser writes down when it ends.
  await page.context().close()
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')))
})

test('pictures come into the editor, and a press whose answer got lost is no second making', async ({
  request,
  openBrowser,
  faults,
}) => {
  await openStorybooks(request, { credits: 2 })
  const book = await beginStorybook(request)
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...desk })
  await page.goto(paths.teacherStorybook({ storybookId: book.id }))
  const keys: unknown[] = []
  await page.route('**/generate-illustrations', async (route) => {
    keys.push((route.request().postDataJSON() as { idempotency_key: unknown }).idempotency_key)
    const answer = await route.fetch()
    await (keys.length === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  const draw = page.getByRole('button', { name: /^Generate illustrations/ })
  await press(draw)
  await expect(page.getByText('Illustrations failed')).toBeVisible()
  await expect(page.getByRole('img', { name: 'No picture yet' })).toHaveCount(0, { timeout: 60_000 })
  await press(draw)
  await expect.poll(() => keys).toHaveLength(2)
  await expect(page.getByText('Illustrations failed')).toBeHidden()
  expect(keys[1]).toBe(keys[0])
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().close()
  expect(faults.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')])
})

test('a book goes from its teacher to staff, to readers on a phone without a script, and a family takes it down at once', async ({
  request,
  openBrowser,
}) => {
  const book = await beginStorybook(request)
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...desk })
  await addCoveredPhoto(request, { bookId: book.id, photo: await takePhoto(page) })
  await test.step('it is submitted', async () => {
    await page.goto(paths.teacherStorybook({ storybookId: book.id }))
    await press(page.getByRole('button', { name: 'Submit for review' }))
    await expect(page.getByText(/^Our staff have it/)).toBeVisible()
  })

  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin'), ...desk })
  await test.step('staff read it and approve', async () => {
    await staff.goto(`${paths.adminReview}?tab=storybooks`)
    await press(staff.getByRole('link', { name: book.title }))
    await expect(staff.getByText('On Monday the class tucked six beans')).toBeVisible()
    const covered = staff.getByText(/1 face covered by /)
    await expect(covered.first()).toContainText('Told from 1, never shown.')
    await expect(covered.last()).toContainText('Faces are blurred: 1 face covered by')
    await press(staff.getByRole('button', { name: 'Approve' }))
    await expect(staff.getByText('The storybook is approved')).toBeVisible()
  })

  await test.step('all four consents publish it', async () => {
    await page.reload()
    await press(page.getByRole('button', { name: 'Publish…' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('0 of 4 checked')).toBeVisible()
    for (const box of await dialog.getByRole('checkbox').all()) await box.check()
    await press(dialog.getByRole('button', { name: 'Publish' }))
    await expect(page.getByText('Your storybook is published')).toBeVisible()
    await expect(page.getByText('It is also shown on the public story of your slot')).toBeVisible()
    await expectWellMade(page)
  })

  const address = await page.getByLabel('The link to your book').inputValue()
  await test.step('keys turn its pages on a desk, as many as are pressed', async () => {
    const reader = await openBrowser(desk)
    await reader.goto(address)
    await expect(reader.getByRole('heading', { name: book.title })).toBeInViewport()
    await expect(reader.getByRole('link', { name: 'Cover' })).toHaveAttribute('aria-current', 'page')
    // Keys are heard once the page is hydrated; until then a press changes nothing.
    await expect(async () => {
      await reader.keyboard.press('ArrowRight')
      await expect(reader.getByText('On Monday the class tucked six beans')).toBeInViewport({
        timeout: 5_000,
      })
    }).toPass()
    await reader.keyboard.press('End')
    await expect(reader.getByText('Is this about your child?')).toBeInViewport()
    await reader.keyboard.press('Home')
    await reader.keyboard.press('ArrowRight')
    await reader.keyboard.press('ArrowRight')
    await expect(reader.getByText('On Friday a small green sprout')).toBeInViewport()
  })

  await test.step('a family reads it in Spanish and takes it down, without a script', async () => {
    const family = await openBrowser({ ...phone, locale: 'es-US', javaScriptEnabled: false })
    await family.goto(address)
    await family.getByRole('radio', { name: 'Los dos' }).check({ force: true })
    await expect(family.getByText('El lunes el grupo puso seis frijoles')).toBeVisible()
    await family.goto(`${address}#end`)
    await family.getByText('Retira este cuento').click()
    await family.getByRole('button', { name: 'Retirarlo ahora' }).click()
    await expect(family.getByRole('heading', { name: 'El cuento se retiró' })).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
  })

  await test.step('its teacher reads why nobody can see it, and staff put it back', async () => {
    await page.reload()
    await expect(page.getByText(/^A family asked to take this book down/)).toBeVisible()
    await staff.goto(`${paths.adminReview}?tab=storybooks&state=held`)
    await press(staff.getByRole('link', { name: book.title }))
    await press(staff.getByRole('button', { name: 'Put back' }))
    await expect(staff.getByText('The storybook can be read again')).toBeVisible()
    expect((await request.get(address)).status()).toBe(200)
  })
})
