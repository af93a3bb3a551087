import type { Page } from '@playwright/test'
import { paths } from '@tower/contract/pages.ts'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { placeOf } from '../place-of.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

const phone = { viewport: { width: 375, height: 812 } }
const desk = { viewport: { width: 1280, height: 900 } }
const points = 'read 20 minutes every night this week'

/** A child of a name that no other journey has. */
const nameOf = (first: string) => `${first} Ruiz-${crypto.randomUUID().slice(0, 8)}`

async function addStudent(page: Page, name: string): Promise<void> {
  await page.goto(paths.teacherTools)
  await expect(page.getByLabel('Student', { exact: true })).toBeVisible()
  const add = page.getByRole('button', { name: 'Add a student' })
  // With an empty list the fields are open already.
  if (await add.isVisible()) await press(add)
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('The family’s language').selectOption('Spanish')
  await press(page.getByRole('button', { name: 'Add to my class list' }))
  await expect(page.getByLabel('Student', { exact: true }).locator('option:checked')).toHaveText(name)
}

test('a teacher writes a note on a phone: what is typed outlives a reload, and every word can be changed and undone', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
  await addStudent(page, nameOf('Mateo'))
  // Wherever the press left it, a tab may lie half under the bar of the phone.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectWellMade(page)

  await test.step('what is typed is there after a reload', async () => {
    await page.getByLabel('Template').selectOption('Good news')
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/tool-drafts/parent-note'))
    await page.getByLabel('What do you want to say?').fill(points)
    expect((await kept).status()).toBe(200)
    await page.reload()
    await expect(page.getByLabel('What do you want to say?')).toHaveValue(points)
  })

  const spanish = page.getByRole('region', { name: 'Spanish' })
  const english = page.getByRole('region', { name: 'English' })
  await expect(page.getByLabel('Language', { exact: true }).locator('option:checked')).toHaveText(
    'The family’s: Spanish',
  )
  await test.step('the note is there in both languages, and has the focus', async () => {
    await press(page.getByRole('button', { name: /^Generate, (1 credit|free)$/ }))
    await expect(page.getByRole('region', { name: 'What was written' })).toBeFocused()
    await expect(spanish.getByLabel('Note')).toHaveValue(/Mateo/)
    await expect(english.getByLabel('Note')).toHaveValue(/20 minutes/)
    await expectWellMade(page)
  })

  await test.step('a change is kept, undone and done again', async () => {
    const written = await english.getByLabel('Note').inputValue()
    await english.getByLabel('Note').fill('In my own words.')
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect(english.getByLabel('Note')).toHaveValue(written)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await press(page.getByRole('button', { name: 'Redo' }))
    await expect(english.getByLabel('Note')).toHaveValue('In my own words.')
  })

  await test.step('the history has it, also after it was removed by mistake', async () => {
    await press(page.getByRole('link', { name: 'History' }))
    const rows = page.getByRole('region', { name: 'Your last 50 results' }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    const before = await rows.count()
    await press(rows.first().getByRole('button', { name: /^Remove/ }))
    await expect(rows).toHaveCount(before - 1)
    await expect(page.getByRole('list', { name: 'Your last 50 results' })).toBeFocused()
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect(rows).toHaveCount(before)
    await press(rows.first().getByRole('link'))
    await expect(page.getByRole('region', { name: 'What was written' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'What was written' })).toBeInViewport()
    await expect(rows.first().getByRole('link')).toHaveAttribute('aria-current', 'true')
    await expect(english.getByLabel('Note')).toHaveValue('In my own words.')
  })
})

test('a note with another child’s name says so before it is copied, and a form without a student is not sent', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...desk })
  await addStudent(page, nameOf('Ximena'))
  await addStudent(page, nameOf('Bruno'))
  await page.getByLabel('Student', { exact: true }).selectOption('')
  await press(page.getByRole('button', { name: /^Generate/ }))
  await expect(page.getByText('Choose a student.')).toBeVisible()
  await expect(page.getByLabel('Student', { exact: true })).toBeFocused()
  await page.getByLabel('Student', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Template').selectOption('Good news')
  await page.getByLabel('What do you want to say?').fill(points)
  await page.keyboard.press('Control+Enter')
  const english = page.getByRole('region', { name: 'English' })
  await expect(english.getByLabel('Note')).toHaveValue(/20 minutes/)
  await english.getByLabel('Note').fill('She read with Ximena and Bruno.')
  const warning = /Another child is named here: .*(Ximena|Bruno)/
  // At the button of this language, and above both.
  await expect(english.getByText(warning)).toBeVisible()
  await expect(page.getByText(warning)).toHaveCount(2)
  const left = async (name: string) => (await placeOf(page.getByRole('region', { name }))).x
  await page.setViewportSize({ width: 1024, height: 900 })
  expect(Math.abs((await left('English')) - (await left('Spanish')))).toBeGreaterThan(200)
})

test('a note whose answer got lost is written once, other words are another note, and what was written is no draft', async ({
  request,
  openBrowser,
  faults,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...desk })
  await page.clock.install()
  await addStudent(page, nameOf('Ines'))
  await page.getByLabel('Template').selectOption('Good news')
  const field = page.getByLabel('What do you want to say?')
  await field.fill(points)
  const written: string[] = []
  await page.route('**/api/parent-note/generate', async (route) => {
    const answer = await route.fetch()
    written.push(((await answer.json()) as { result_id: string }).result_id)
    // Twice the answer gets lost on its way.
    await (written.length < 3 ? route.abort() : route.fulfill({ response: answer }))
  })
  const drafts: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/tool-drafts/parent-note')) drafts.push(sent.postData() ?? '')
  })
  const generate = page.getByRole('button', { name: /^Generate/ })
  for (let press = 1; press < 3; press += 1) {
    await generate.click()
    await expect.poll(() => written).toHaveLength(press)
    await expect(page.getByText('Unable to compose note')).toBeVisible()
  }
  expect(written[1]).toBe(written[0])
  await field.fill('wrote a poem about the sea')
  await generate.click()
  const english = page.getByRole('region', { name: 'English' })
  await expect(english.getByLabel('Note')).toHaveValue(/poem/)
  expect(written[2]).not.toBe(written[0])

  drafts.length = 0
  // Longer than the pause after which what is typed is kept.
  await page.clock.fastForward(3_000)
  await field.pressSequentially('!')
  await expect.poll(() => drafts.at(-1) ?? '').toContain('sea!')
  expect(drafts.filter((draft) => !draft.includes('sea!'))).toEqual([])
  // The browser itself notes the answers that got lost.
  await page.context().close()
  const lost = expect.stringContaining('net::ERR_FAILED')
  expect(faults.splice(0)).toEqual([lost, lost])
})

test('a goal is asked for its number first, is made again of its parts, and says what a stranger would miss', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...desk })
  await addStudent(page, nameOf('Noa'))
  const name = await page.getByLabel('Student', { exact: true }).locator('option:checked').innerText()
  await press(page.getByRole('link', { name: 'IEP goal' }))
  // The note has a field for the student as well.
  await expect(page.getByLabel('Present level')).toBeVisible()
  await page.getByLabel('Student', { exact: true }).selectOption(name)
  await page.getByLabel('Disability category (IDEA)').selectOption('Specific learning disability')
  await page.getByLabel('Present level').fill('Noa has trouble with reading.')
  await press(page.getByRole('button', { name: /^Generate/ }))
  await expect(page.getByText('The present level has no number')).toBeInViewport()
  await expect(page.getByLabel('Present level')).toBeFocused()
  await page
    .getByLabel('Present level')
    .fill('Noa reads 42 words correct per minute on second-grade passages.')
  await press(page.getByRole('button', { name: /^Generate/ }))
  const sentence = page.getByLabel('The goal', { exact: true })
  await expect(sentence).toHaveValue(/42 words correct per minute/)
  await page.getByLabel('Criterion').fill('95')
  await expect(sentence).toHaveValue(/95 words correct per minute/)
  await test.step('an objective is changed in its place, kept, undone and printed', async () => {
    const objective = page.getByLabel('Objective 1')
    const proposed = await objective.inputValue()
    await objective.fill('Noa will read a poem aloud by March.')
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect(objective).toHaveValue(proposed)
    await press(page.getByRole('button', { name: 'Redo' }))
    await expect(objective).toHaveValue('Noa will read a poem aloud by March.')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('h2:visible', { hasText: /^(Annual goal for .+|Objective 1)$/ })).toHaveCount(2)
    await expect(
      page.getByText('Noa will read a poem aloud by March.').filter({ visible: true }),
    ).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await page.getByLabel('Condition').fill('')
  await expect(page.getByText(/Not yet:\s*Says under what condition/)).toBeVisible()
  await sentence.fill('Noa will understand reading better.')
  await expect(page.getByText(/Not yet:\s*Has one verb that others can see/)).toBeVisible()
  await expectWellMade(page)
})

const plan = `8:15-8:45 Morning meeting on the rug.
9:00-10:00 Math: workbook page 42. When done early: the puzzle box.
10:00-11:15 Reading: chapter 4 aloud, then partners.
11:15 Lunch in the cafeteria.
12:00-1:00 Science: plants, cups are by the sink.
2:30 Pack up.`

test('a pasted plan becomes a page on a phone, is changed and undone, and one that is too long is said to be so', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...phone })
  await page.goto(`${paths.teacherTools}?tab=sub-brief`)
  const field = page.getByLabel('Lesson plan')
  await field.fill('Read the chapter aloud and talk about it. '.repeat(1_200))
  await press(page.getByRole('button', { name: /^Generate/ }))
  await expect(page.getByText('A plan can have 50,000 characters.')).toBeVisible()
  await field.fill(plan)
  await press(page.getByRole('button', { name: /^Generate/ }))
  const made = page.getByRole('region', { name: 'The page' })
  const day = made.getByLabel('The day, in order')
  await expect(day).toHaveValue(/9:00–10:00/)
  // Folded on a phone, so that the page comes first.
  await expect(made.getByLabel('Title of the page')).toHaveValue(/^Substitute plan · .+, .+ \d{4}$/)
  await expect(page.getByText('Where is the seating chart?')).toBeHidden()
  await press(page.locator('summary').filter({ hasText: /^Your plan leaves \d+ things open$/ }))
  await expect(page.getByText('Where is the seating chart?')).toBeVisible()
  await expectWellMade(page)
  const written = await day.inputValue()
  await day.fill('In my own words.')
  await press(page.getByRole('button', { name: 'Undo' }))
  await expect(day).toHaveValue(written)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Lesson plan')).toBeHidden()
  await expect(page.getByText('page 42').filter({ visible: true })).not.toHaveCount(0)
  const sheet = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('one sentence of a template is changed for oneself, the note beside it follows, and it goes back to how it came', async ({
  request,
  openBrowser,
}) => {
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...desk })
  await page.goto(`${paths.teacherTools}?tab=templates`)
  await press(page.getByRole('link', { name: 'Thank you' }))
  await expect(page.getByRole('region', { name: 'Thank you' })).toBeFocused()
  const sentence = page.getByLabel('Except in the brief tone, if you noted nothing good')
  const came = await sentence.inputValue()
  const preview = page.getByRole('region', { name: 'The note it makes' })
  await sentence.fill('All my thanks go to ')
  await press(page.getByRole('button', { name: 'child’s first name' }))
  await expect(sentence).toHaveValue('All my thanks go to [child’s first name]')
  await expect(preview).toContainText(/All my thanks go to \p{Lu}/u)
  await preview.getByLabel(/^Try it with/).fill('lent us three books')
  await expect(preview).toContainText('three books')
  await press(page.getByRole('button', { name: 'Save my version' }))
  await expect(page.getByText('Your version is saved')).toBeVisible()
  await expectWellMade(page)
  await page.getByLabel('Show the words for this tone').selectOption('Brief')
  await expect(sentence).toBeHidden()
  await page.getByLabel('Show the words for this tone').selectOption('Warm')
  await expect(sentence).toHaveValue('All my thanks go to [child’s first name]')
  await press(page.getByRole('button', { name: 'Back to how it came' }))
  await expect(sentence).toHaveValue(came)
})

const spanish = [375, 1280].map((width) => ({ viewport: { width, height: 860 }, locale: 'es-US' }))
for (const view of spanish)
  test(`the three tools speak Spanish at ${view.viewport.width} pixels`, async ({ request, openBrowser }) => {
    const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), ...view })
    await page.goto(paths.teacherTools)
    await page.getByLabel('Alumno', { exact: true }).selectOption({ label: 'Sofía Herrera (Grado 3)' })
    await page.getByLabel('Plantilla').selectOption({ index: 1 })
    await page.getByLabel('¿Qué quieres decir?').fill('leyó 20 minutos cada noche')
    await press(page.getByRole('button', { name: /^Generar/ }))
    await expect(page.getByRole('region', { name: 'Español' }).getByLabel('Nota')).toHaveValue(/20 minutos/)
    await expectWellMade(page)

    await press(page.getByRole('link', { name: 'Meta del IEP' }))
    // The note has a field for the student as well.
    await expect(page.getByLabel('Nivel actual')).toBeVisible()
    await page.getByLabel('Alumno', { exact: true }).selectOption({ label: 'Jayden Brooks (Grado 3)' })
    await page.getByLabel('Categoría de discapacidad (IDEA)').selectOption({ index: 10 })
    await page
      .getByLabel('Nivel actual')
      .fill('Jayden lee 42 palabras correctas por minuto en textos de segundo grado.')
    await press(page.getByRole('button', { name: /^Generar/ }))
    await expect(page.getByRole('region', { name: 'Lo que se redactó' }).getByLabel('La meta')).toHaveValue(
      /42/,
    )
    await expectWellMade(page)

    await press(page.getByRole('link', { name: 'Guía para suplentes' }))
    await page.getByLabel('Plan de clase').fill(plan)
    await page.getByLabel('Idioma de la página').selectOption('Español')
    await press(page.getByRole('button', { name: /^Generar/ }))
    await expect(page.getByRole('region', { name: 'La página' }).getByLabel('El día, en orden')).toHaveValue(
      /9:00/,
    )
    await expectWellMade(page)
  })
