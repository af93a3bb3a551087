import { photoEndpoints } from '@tower/contract/spending/photos.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { classroomOf, confirmClassroom } from '../classrooms.ts'
import { keptSessionOf } from '../every-role.ts'
import { waitForMail } from '../mailbox.ts'
import { signInByLink } from '../people.ts'
import { sendPhoto, takePhoto } from '../photographer.ts'
import { expect, test } from '../tower-test.ts'

const photosPage = '/portal/teacher/photos'
const tile = (page: Page, words: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: words })

test('a photo is sent on a phone, approved at the desk, shown to everybody, and gone once its teacher removes it', async ({
  request,
  openBrowser,
  page: visitor,
}) => {
  const { shareCode, teacherEmail } = await confirmClassroom(request, classroomOf('photos'))
  const viewport = { width: 375, height: 812 }
  const teacher = await openBrowser({ as: await signInByLink(request, teacherEmail), viewport })
  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const caption = 'Forty new books'

  await test.step('the teacher says what it shows and that no face can be recognized', async () => {
    await teacher.goto(photosPage)
    await teacher.getByLabel('Caption').fill('x'.repeat(200))
    await expect(teacher.getByText('140 of 140 characters')).toBeVisible()
    await sendPhoto(teacher, { caption })
    await expect(teacher.getByText('Uploaded successfully!')).toBeVisible()
    await expect(tile(teacher, caption)).toContainText('Pending')
    await expect(teacher.getByLabel('Caption')).toHaveValue('')
    const scrollWidth = await teacher.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(viewport.width)
    await expectAccessible(teacher)
  })

  await test.step('nobody else sees it yet', async () => {
    await visitor.goto(paths.teacherShare({ code: shareCode }))
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'From the classroom' })).toHaveCount(0)
  })

  await test.step('staff look at it, read the mail, and approve it by keyboard', async () => {
    await staff.goto(`/admin/review?tab=photos&q=${encodeURIComponent(teacherEmail)}`)
    await staff.getByRole('link', { name: caption }).focus()
    await staff.keyboard.press('Enter')
    const drawer = staff.getByRole('dialog', { name: caption })
    await expect(drawer.getByRole('img', { name: `Photo: ${caption}` })).toBeVisible()
    await expectAccessible(staff)
    await drawer.getByRole('button', { name: 'Approve' }).focus()
    await staff.keyboard.press('Enter')
    const question = staff.getByRole('alertdialog')
    await expect(question).toContainText(`To ${teacherEmail}`)
    await expect(question).toContainText('Your photo is on the page')
    await question.getByRole('button', { name: 'Approve' }).focus()
    await staff.keyboard.press('Enter')
    await expect(staff.getByText('The photo is on the pages. Its teacher is told.')).toBeVisible()
    await expect(staff.getByRole('row', { name: caption })).toContainText('Approved by admin@tower.test')
  })

  await test.step('the teacher sees it without reloading, and is mailed', async () => {
    await expect(tile(teacher, caption)).toContainText('Approved')
    await waitForMail(request, teacherEmail, /Your photo is on the page/)
    await expect(tile(teacher, caption).getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  })

  await test.step('everybody sees it on the share page', async () => {
    await visitor.reload()
    const photo = visitor.getByRole('img', { name: caption })
    await photo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(visitor)
  })

  await test.step('removed, it is gone from the page and its address', async () => {
    const address = await visitor.getByRole('img', { name: caption }).getAttribute('src')
    await tile(teacher, caption)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await teacher.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(teacher.getByText('The photo is removed.')).toBeVisible()
    await expect(tile(teacher, caption)).toHaveCount(0)
    expect((await request.get(address ?? '')).status()).toBe(404)
    await visitor.reload()
    await expect(visitor.getByRole('img', { name: caption })).toHaveCount(0)
  })
})

test(
  'a rejected photo comes back with its reason, and staff can take down what they approved',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
    const caption = `Blocks ${crypto.randomUUID().slice(0, 8)}`
    await teacher.goto(photosPage)
    await sendPhoto(teacher, { caption, seed: 5 })
    await expect(tile(teacher, caption)).toContainText('Pending')

    await staff.goto(`/admin/review?tab=photos&q=${encodeURIComponent(caption)}`)
    await staff.getByRole('link', { name: caption }).click()
    const drawer = staff.getByRole('dialog', { name: caption })
    await drawer.getByRole('button', { name: 'Reject' }).click()
    await expect(drawer.getByText('Please write a reason; the teacher reads it.')).toBeVisible()
    await expect(drawer.getByLabel('Reason for the teacher')).toBeFocused()
    await drawer.getByLabel('Reason for the teacher').fill('A name can be read on the wall.')
    await staff.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await staff.getByRole('link', { name: caption }).click()
    await expect(drawer.getByLabel('Reason for the teacher')).toHaveValue('A name can be read on the wall.')
    await drawer.getByRole('button', { name: 'Reject' }).click()
    await expect(staff.getByRole('alertdialog')).toContainText('“A name can be read on the wall.”')
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
    await expect(staff.getByText('The photo stays off the pages. Its teacher is told why.')).toBeVisible()
    await expect(tile(teacher, caption)).toContainText('A name can be read on the wall.')
  },
)

test('staff reject several photos with one reason', { tag: '@soak' }, async ({ request, openBrowser }) => {
  const teacher = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
  const staff = await openBrowser({ as: await keptSessionOf(request, 'admin') })
  const caption = `Pair ${crypto.randomUUID().slice(0, 8)}`
  await teacher.goto(photosPage)
  for (const seed of [21, 22]) {
    await sendPhoto(teacher, { caption, seed })
    await expect(tile(teacher, caption)).toHaveCount(seed - 20)
  }
  await staff.goto(`/admin/review?tab=photos&q=${encodeURIComponent(caption)}`)
  const boxes = staff.getByRole('row').filter({ hasText: caption }).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await staff.getByRole('button', { name: 'Reject', exact: true }).click()
  const question = staff.getByRole('alertdialog')
  await question.getByLabel('Reason for the teacher').fill('Too dark.')
  await question.getByLabel('Type 2 to confirm').fill('2')
  await expectAccessible(staff)
  await question.getByRole('button', { name: 'Reject 2' }).click()
  await expect(staff.getByText('2 rows done.')).toBeVisible()
  await expect(tile(teacher, caption).first()).toContainText('Too dark.')
  await expect(tile(teacher, caption).first()).toContainText('It is deleted after')
})

test('what is no picture is refused in words, a failed upload can be tried again, and the words stay', async ({
  request,
  openBrowser,
  faults,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
  await page.goto(photosPage)
  const chooser = page.getByRole('group', { name: 'Photos' }).locator('input[type=file]').first()
  await expect(page.getByLabel('Caption')).toBeVisible()
  const caption = `Retry ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Caption').fill(caption)
  await page.getByRole('radio', { name: /signed consent/ }).check()
  await chooser.setInputFiles({
    name: 'list.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'list.pdf is not one of' })).toBeVisible()

  const path = `**${photoEndpoints.upload.path}`
  await page.route(path, (route) => route.abort())
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page, 9) }
  await chooser.setInputFiles(file)
  await expect(page.getByText('Something went wrong.')).toBeVisible()
  await page.unroute(path)
  await expect(page.getByLabel('Caption')).toHaveValue(caption)
  // What was said with it goes with it, whatever is said of the next one meanwhile.
  await page.getByLabel('Caption').fill('Another one')
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.getByText('Uploaded successfully!')).toBeVisible()
  await expect(tile(page, caption)).toHaveCount(1)
  await tile(page, caption)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(tile(page, caption)).toHaveCount(0)
  await page.context().close()
  // The browser itself notes the broken connection.
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('net::ERR_FAILED')))
})

test(
  'of a hundred photos chosen at once five are on their way at a time, and all of them arrive',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    await page.goto(photosPage)
    await expect(page.getByLabel('Caption')).toBeVisible()
    await page.getByRole('radio', { name: /signed consent/ }).check()
    let underWay = 0
    let most = 0
    let arrived = 0
    const five = Promise.withResolvers<undefined>()
    // The server would keep no more than sixty for staff to look at: what it says is not what is shown here.
    await page.route(`**${photoEndpoints.upload.path}`, async (route) => {
      most = Math.max(most, (underWay += 1))
      if (underWay === 5) five.resolve(undefined)
      // The first wait for the fifth, however slowly a busy machine sends them.
      await five.promise
      await page.evaluate(() => new Promise(requestAnimationFrame))
      underWay -= 1
      arrived += 1
      await route.fulfill({ contentType: 'application/json', body: '{}' })
    })
    const buffer = await takePhoto(page, 4)
    const photos = Array.from({ length: 100 }, (_, nth) => ({
      ...{ name: `photo-${nth}.jpg`, mimeType: 'image/jpeg', buffer },
    }))
    await page
      .getByRole('group', { name: 'Photos' })
      .locator('input[type=file]')
      .first()
      .setInputFiles(photos)
    const files = page.getByRole('list', { name: 'Chosen files' })
    await expect(files.getByText('Waiting', { exact: true }).first()).toBeVisible()
    await expect(files.getByText('Uploaded', { exact: true })).toHaveCount(100, { timeout: 60_000 })
    expect([arrived, most]).toEqual([100, 5])
    await page.context().close()
  },
)

test(
  'photos that wait for their turn are not sent any more once their page was left',
  { tag: '@soak' },
  async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    await page.goto(photosPage)
    await page.getByRole('radio', { name: /No child’s face/ }).check()
    await page.getByLabel(/Look for faces/).uncheck()
    let begun = 0
    let letThrough = () => undefined as void
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/api/photos-upload', async (route) => {
      begun += 1
      await held
      await route.abort().catch(() => undefined)
    })
    const buffer = await takePhoto(page)
    const photos = Array.from({ length: 8 }, (_, place) => ({
      name: `${place}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    }))
    await page
      .getByRole('group', { name: 'Photos' })
      .locator('input[type=file]')
      .first()
      .setInputFiles(photos)
    await expect.poll(() => begun).toBe(5)
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(3)
    await page.getByRole('link', { name: 'Overview' }).first().click()
    await expect(page.getByRole('group', { name: 'Photos' })).toHaveCount(0)
    letThrough()
    // Whatever would begin now begins before the answer to this.
    await page.evaluate(async () => void (await fetch('/healthz')))
    expect(begun).toBe(5)
    await page.context().close()
  },
)
