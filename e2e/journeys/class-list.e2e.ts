import { paths } from '@tower/contract/pages.ts'
import { expectWellMade } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { press } from '../press.ts'
import { expect, test } from '../tower-test.ts'

test('a teacher reads a sheet, corrects it where it stands, adds the class, and changes and removes a student', async ({
  request,
  openBrowser,
}) => {
  const viewport = { width: 375, height: 812 }
  const page = await openBrowser({ as: await keptSessionOf(request, 'teacher'), viewport })
  const last = `Quill-${crypto.randomUUID().slice(0, 8)}`
  await page.goto(`${paths.teacherTools}?tab=class-list`)
  await press(page.getByRole('button', { name: 'Add more students' }))
  const chooser = page.locator('input[type=file]')

  await test.step('what is no sheet is said to be none, and a wrong line is named', async () => {
    const workbook = Buffer.from([0x50, 0x4b, 3, 4, 0, 0])
    await chooser.setInputFiles({ name: 'class.xlsx', mimeType: 'text/csv', buffer: workbook })
    await expect(page.getByText(/^This cannot be read/)).toBeVisible()
    const sheet = `Last Name,First Name,Grade,Home Language\n${last},Ada,3,Spanish\n,,4,\n${last},José,3,Vietnamese\n`
    await chooser.setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
    await expect(page.getByText('Line 3: there is no name in it.')).toBeVisible()
    await expect(page.getByText(/^Line 4: .*“Vietnamese” is left out/)).toBeVisible()
    await expectWellMade(page)
    await press(page.getByRole('button', { name: 'Add 2 students' }))
    await expect(page.getByText('Correct the lines named below first.')).toBeVisible()
  })

  await test.step('corrected, the class is added', async () => {
    await page.getByLabel('Names, one per line').fill(`Ada ${last}, 3, Spanish\nJosé\t${last}\t3`)
    await press(page.getByRole('button', { name: 'Add 2 students' }))
    await expect(page.getByText('Choose which name comes first.')).toBeVisible()
    await page
      .getByLabel('In what order are the names?')
      .selectOption(`First name, then last name: José ${last}`)
    await press(page.getByRole('button', { name: 'Add 2 students' }))
    await expect(page.getByText('2 students were added.')).toBeVisible()
    await expect(page.getByLabel('Names, one per line')).toHaveValue('')
  })

  await test.step('a student is changed, kept, removed and brought back', async () => {
    await press(page.getByRole('button', { name: `Edit Ada ${last}` }))
    await expect(page.getByRole('listitem', { name: `Ada ${last}` })).toBeFocused()
    await page.getByLabel('Full name').fill(`Adah ${last}`)
    await press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByRole('listitem', { name: `Adah ${last}` })).toBeFocused()
    const kept = page.getByLabel(`Keep after July 1 Adah ${last}`)
    await kept.check()
    await expect(kept).toBeChecked()
    const remove = page.getByRole('button', { name: `Remove Adah ${last}` })
    await press(remove)
    await expect(remove).toBeHidden()
    await expect(page.getByRole('list', { name: 'Your class list' })).toBeFocused()
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect(remove).toBeVisible()
    await expectWellMade(page)
  })

  await test.step('the whole list is kept with one press, and let go again', async () => {
    await page.reload()
    const other = page.getByLabel(`Keep after July 1 José ${last}`)
    await expect(other).not.toBeChecked()
    await press(page.getByRole('button', { name: 'Keep all' }))
    await expect(other).toBeChecked()
    await expect(page.getByText(/stays? after July 1\./)).toBeVisible()
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect(other).not.toBeChecked()
    await expect(page.getByLabel(`Keep after July 1 Adah ${last}`)).toBeChecked()
  })

  await test.step('NUMA stands in the header, over nothing of the list', async () => {
    await expect(page.getByRole('banner').getByLabel('Ask NUMA')).toBeVisible()
  })
})
