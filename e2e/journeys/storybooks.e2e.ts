import type { Locator, Page } from '@playwright/test'
import { paths } from '@tower/contract/pages.ts'
import { expectWellMade } from '../axe.ts'
import { openStorybooks } from '../open-storybooks.ts'
import { takePhoto } from '../photographer.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

const desk = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 375, height: 812 }, locale: 'es-US' }
/** Words and a dozen pictures. */
const making = { timeout: 40_000 }

async function choosePhoto(page: Page, field: string): Promise<Locator> {
  const file = { name: 'beans.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(page) }
  await page.getByRole('group', { name: field }).locator('input[type=file]').first().setInputFiles(file)
  return page.getByRole('dialog')
}

test('a storybook comes from five steps: what is typed is saved on the way, names are replaced before words are written, and every page gets its picture', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await openStorybooks(request, { credits: 3 }), ...desk })
  const next = page.getByRole('button', { name: 'Continue', exact: true })

  await test.step('the list says what is left of the week, and begins a book', async () => {
    await page.goto(paths.teacherPortal)
    await page.getByRole('link', { name: 'Storybooks' }).first().click()
    await expect(page.getByRole('region', { name: 'Credits this week' })).toContainText('left')
    await press(page.getByRole('link', { name: 'New Storybook' }))
  })

  await test.step('a title is needed', async () => {
    await press(next)
    await expect(page.getByText('Add a title before continuing.')).toBeVisible()
    await page.getByLabel('Title').fill('The Beans of Room 12')
    await page.getByLabel('Grade level').selectOption('Grade 2')
    await press(next)
    await expect(page.getByRole('heading', { level: 2, name: 'Notes' })).toBeFocused()
  })

  const notes = page.getByLabel('Teacher notes')
  await test.step('what could tell who a child is goes with one press, and what is typed outlives a reload', async () => {
    await notes.fill(
      'We planted six beans on Monday.\nThe pots fell over.\nWe called 520-555-0134.\nThe class put them up again.\nOn Friday the first leaf came.',
    )
    await page.reload()
    await expect(notes).toHaveValue(/520-555-0134/)
    await press(page.getByRole('button', { name: '520-555-0134: Replace with “a phone number”' }))
    await expect(notes).toHaveValue(/We called a phone number\./)
  })

  await test.step('a face is covered by keys before the photo is sent, and its teacher vouches for it', async () => {
    const step = await choosePhoto(page, 'Add photos')
    await step.getByRole('button', { name: 'Add a mark' }).press('Enter')
    await page.keyboard.press('ArrowRight')
    await step.getByRole('button', { name: 'Send photo' }).press('Enter')
    await expect(page.getByText('1 of 15 photos chosen')).toBeVisible()
    await expect(page.getByText('1 face covered', { exact: true }).first()).toBeVisible()
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByLabel('What it shows').fill('Six pots on the window sill')
    await notes.focus()
    expect((await kept).status()).toBe(200)
    await press(next)
    await expect(page.getByText('Please confirm the privacy attestations.')).toBeVisible()
    await expect(page.getByText('1 face was covered in the chosen photos.')).toBeVisible()
    await page.getByLabel('Faces are blurred').check()
    await page.getByLabel('Parental or guardian consent').check()
    await page.getByLabel('Nothing in photos, captions or notes').check()
    await expectWellMade(page)
    await press(next)
  })

  await test.step('the words are written, and stay the teacher’s to change', async () => {
    await press(page.getByRole('button', { name: 'Generate Story Text' }))
    const narrative = page.getByLabel('Narrative')
    await expect(narrative).toHaveValue(/bean/i, making)
    await narrative.fill(`${await narrative.inputValue()}\n\nThe end of our week.`)
    await press(next)
    await expect(page.getByText('The end of our week.').first()).toBeVisible()
  })

  await test.step('the pictures are drawn while one looks', async () => {
    await press(page.getByRole('button', { name: 'Generate illustrations' }))
    await expect(page.getByText('All pictures are drawn.')).toBeVisible(making)
    await press(next)
  })

  await test.step('the draft is there, and opens in the editor', async () => {
    const pages = page.getByRole('list', { name: 'Pages of the storybook' })
    await expect(pages.getByRole('img', { name: 'No picture yet' })).toHaveCount(0)
    await press(page.getByRole('button', { name: 'Open in the editor' }))
    await expect(page).toHaveURL(/\/portal\/teacher\/storybooks\/[0-9a-f-]{36}/)
  })

  await test.step('the list has it as a draft with illustrations, and deletes it once asked', async () => {
    await page.goto(paths.teacherStorybooks)
    const row = page.getByRole('row', { name: /The Beans of Room 12/ }).first()
    await expect(row).toContainText('Draft')
    await expect(row).toContainText('Illustrations')
    await press(row.getByRole('button', { name: /^Delete/ }))
    await press(page.getByRole('button', { name: 'Delete storybook' }))
    await expect(page.getByText('Storybook deleted.')).toBeVisible()
    const preference = page.getByRole('checkbox', { name: 'Notify me about Gratitude wall' })
    const isOn = await preference.isChecked()
    await preference.click()
    await expect(preference).toBeChecked({ checked: !isOn })
    await page.reload()
    await expect(preference).toBeChecked({ checked: !isOn })
  })
})

test('on a phone and in Spanish three steps make a whole book: without what its teacher vouches for nothing is made', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await openStorybooks(request, { credits: 3 }), ...phone })
  const next = page.getByRole('button', { name: 'Continuar', exact: true })
  const make = page.getByRole('button', { name: 'Hacer el cuento' })

  await test.step('photos first', async () => {
    await page.goto(paths.quickStorybook)
    await press(next)
    await expect(page.getByText('Elige al menos una foto.')).toBeVisible()
    // Without the weights nothing is looked for: a mark is set by hand, and nothing is blocked.
    await page.route('**/*.bin', (route) => route.fulfill({ status: 404, body: '' }))
    const step = await choosePhoto(page, 'Agregar fotos')
    await expect(step.getByText('En este dispositivo no se pueden buscar caras.')).toBeVisible()
    await step.getByRole('group', { name: 'La foto con sus marcas' }).click({ position: { x: 80, y: 60 } })
    await expectWellMade(page)
    await press(step.getByRole('button', { name: 'Enviar foto' }))
    await expect(page.getByText('1 de 15 fotos elegidas')).toBeVisible()
    await expect(page.getByText('1 cara tapada', { exact: true }).first()).toBeVisible()
    await page.getByLabel('Qué muestra').fill('Seis macetas en la ventana')
    await press(next)
  })

  await test.step('notes and a title', async () => {
    await page
      .getByLabel('Notas del docente')
      .fill(
        'El lunes sembramos seis frijoles.\nLas macetas se cayeron.\nLa clase las levantó.\nEl viernes salió la primera hoja.',
      )
    await page.getByLabel('Título').fill('Los frijoles del salón 12')
    await expectWellMade(page)
    await press(next)
  })

  await test.step('what has to be vouched for is asked for by name', async () => {
    await press(make)
    await expect(page.getByText('Confirma las declaraciones de privacidad.')).toBeVisible()
    await page.getByLabel('Las caras están difuminadas').check()
    await page.getByLabel('El consentimiento de padres').check()
    await page.getByLabel('Nada en fotos, textos o notas').check()
    await press(make)
  })

  await test.step('the words are there at once, the pictures come', async () => {
    await expect(page.getByRole('heading', { name: '“Los frijoles del salón 12” está escrito' })).toBeFocused(
      making,
    )
    await expect(page.getByText('Todos los dibujos están listos.')).toBeVisible(making)
    await expectWellMade(page)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Páginas del cuento' })).toContainText(/frijol/i)
  })
})
