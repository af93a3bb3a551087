import type { Page } from '@playwright/test'
import { shareLinkEndpoints } from '@tower/contract/matching/share-links.contract.ts'
import { sponsorProfileEndpoints } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { classroomOf, confirmClassroom, getClassroom } from '../classrooms.ts'
import { untilHydrated } from '../hydrated.ts'
import { expect, test } from '../tower-test.ts'

const secretWords = /@|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/

test('a share page says whose class it is, leads to its checkout, and carries a code that a phone can read', async ({
  page,
  request,
  context,
}) => {
  const { shareCode, teacherEmail, id } = await confirmClassroom(request, classroomOf('share'))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await page.goto(`/t/${shareCode.toLowerCase()}`)
  await expect(page).toHaveURL(new RegExp(`/t/${shareCode}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ms. Journey’s class needs a hand.')
  const code = page.getByRole('img', { name: 'QR code that opens this page' })
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/t/${shareCode}`)

  const source = await (await request.get(`/t/${shareCode}`)).text()
  expect(source).not.toContain(teacherEmail)
  expect(source).not.toContain(id)

  const item = await request.get(`${shareLinkEndpoints.resolve.path}?code=${shareCode}`)
  expect(await item.text()).not.toMatch(secretWords)

  await page.getByRole('link', { name: 'Give this class $800' }).click()
  await expect(page).toHaveURL(new RegExp(`/sponsor\\?code=${shareCode}$`))
  await expect(page.getByText(classroomOf('share')).first()).toBeVisible()
})

test('on paper the share page is one flyer in two languages, with slips to tear off', async ({
  page,
  request,
}) => {
  const { share_code: code } = await getClassroom(request, 'Room 1')
  await page.goto(`/t/${code}`)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByText('Scan to help')).toBeVisible()
  // A draw of another journey may have reached the class meanwhile.
  await expect(page.getByText(/^La clase de .* (necesita una mano|recibió sus \$800)\.$/)).toBeVisible()
  for (const name of ['Copy link', 'Print flyer'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('link', { name: /Give this class/ })).toBeHidden()
  expect(await countSheets(page)).toBe(1)

  // A class of which more is known takes more lines, and still one sheet.
  const known = page.getByRole('main').getByRole('list').first()
  // Until then lines that no render knows of would be a fault of the page.
  await untilHydrated(known)
  await known.evaluate((list) => {
    for (let line = 0; line < 4; line++) list.append(list.firstElementChild!.cloneNode(true))
  })
  expect(await countSheets(page)).toBe(1)
})

async function countSheets(page: Page): Promise<number | undefined> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length
}

test(
  'a sponsor’s profile shows what was switched on and sends nothing of the rest',
  { tag: '@soak' },
  async ({ page, request }) => {
    await page.goto('/s/demo-sponsor')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo Sponsor')
    const website = page.getByRole('link', { name: 'example.org' })
    await expect(website).toHaveAttribute('rel', /noopener/)
    for (const name of ['Built so far', 'Milestones', 'Recent gifts']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }

    const quiet = await (await request.get('/s/demo-family')).text()
    for (const hidden of ['program_cents', 'slots_minted', 'next_slot']) expect(quiet).not.toContain(hidden)
    const { path } = sponsorProfileEndpoints.read
    const answer = (await (await request.get(path.replace(':handle', 'demo-family'))).json()) as object
    expect(Object.keys(answer)).toEqual(['profile'])
    const missing = await request.get('/s/nobody-here')
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain('Sponsor not found')
  },
)
