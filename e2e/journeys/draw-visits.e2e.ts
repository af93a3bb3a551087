import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { keptSessionOf } from '../every-role.ts'
import { signInByLink } from '../people.ts'
import { classroomOf, confirmClassroom } from '../classrooms.ts'
import { expect, test } from '../tower-test.ts'

const main = (page: Page) => page.getByRole('main')

type Draw = { id: string; state: string; slot_starts: string; seed_hash: string }

const listDraws = async (page: Page): Promise<Draw[]> =>
  ((await (await page.request.get(drawEndpoints.list.path)).json()) as { items: Draw[] }).items

test(
  'the schedule, the way weights work and every past draw with its proof stand on one page',
  { tag: '@soak' },
  async ({ page }) => {
    const draws = await listDraws(page)
    const next = draws.find(({ state }) => state === 'scheduled')
    await page.goto('/draws')
    await expect(main(page)).toContainText(/The next draw\s*in \d+ (?:day|hour|minute)s?/)
    await expect(main(page)).toContainText(next?.seed_hash ?? 'a seed')
    await expect(
      main(page).getByRole('heading', { name: 'Why some classrooms have more points' }),
    ).toBeVisible()
    await expect(main(page).getByRole('img', { name: /Three classrooms on one line/ })).toBeVisible()
    await expect(main(page)).toContainText('Money never adds points.')
    // One that another journey voided is over too, and its seed is public.
    const past = draws.filter(({ state }) => state === 'completed' || state === 'voided')
    const proofs = main(page).getByRole('link', { name: 'proof.json' })
    await expect(proofs).toHaveCount(past.length)
    const proof = await page.request.get((await proofs.first().getAttribute('href')) ?? '')
    expect(proof.status()).toBe(200)
    expect(await proof.json()).toMatchObject({ seed: expect.any(String) })
  },
)

test('the countdown runs by itself', async ({ page }) => {
  const next = (await listDraws(page)).find(({ state }) => state === 'scheduled')
  const startsAt = new Date(next?.slot_starts ?? '').getTime()
  await page.clock.install({ time: new Date(startsAt - (2 * 60 + 5) * 60_000) })
  await page.goto('/draws')
  await expect(main(page)).toContainText('in 2 hours and 5 minutes')
  await page.clock.runFor(6 * 60_000)
  await expect(main(page)).toContainText(/in 1 hour and 5\d minutes/)
})

test(
  'a slot is followed from $800 in to its classroom, in both languages, and nobody reads who gave',
  { tag: '@soak' },
  async ({ page, openBrowser }) => {
    await page.goto('/draws')
    await main(page)
      .getByRole('link', { name: /Follow slot \d+/ })
      .click()
    await expect(page).toHaveURL(/\/draws\/slots\/\d+$/)
    const steps = main(page).getByRole('listitem')
    await expect(steps.filter({ hasText: '$800 came in' })).toContainText('The sponsor is not named.')
    await expect(steps.filter({ hasText: /Pick \d+ in the draw of/ })).toContainText(
      /held \d+ of the \d+ points/,
    )
    await expect(steps.filter({ hasText: 'What it bought' })).toBeVisible()
    await expect(main(page)).not.toContainText(/@|Demo Sponsor/)
    await expectAccessible(page)

    const spanish = await openBrowser({ locale: 'es-US' })
    await spanish.goto(new URL(page.url()).pathname)
    await expect(main(spanish).getByRole('listitem').filter({ hasText: 'Entraron $800' })).toBeVisible()
    await main(page).getByRole('link', { name: 'See the draw and check it' }).click()
    await expect(main(page)).toContainText('Verified in this browser')
  },
)

test(
  'a signed-in teacher reads the chance of the own classroom; a visitor and a sponsor see no such part',
  { tag: '@soak' },
  async ({ page, request, openBrowser }) => {
    const own = (on: Page) => main(on).getByRole('region', { name: 'Your classroom in the next draw' })
    const matched = await openBrowser({ as: await keptSessionOf(request, 'teacher') })
    await matched.goto('/draws')
    await expect(own(matched)).toContainText('Your classroom was matched this school year.')

    const { teacherEmail, id } = await confirmClassroom(request, classroomOf('drawVisits'))
    const teacher = await openBrowser({ as: await signInByLink(request, teacherEmail) })
    await teacher.goto('/draws')
    await expect(own(teacher)).toContainText('it needs your confirmation and at least one nomination.')
    const nominated = await request.post(nominationEndpoints.nominate.path, {
      data: { classroom_id: id, nominator_hash: 'c0ffee'.repeat(10) + '0123' },
    })
    expect(nominated.status(), await nominated.text()).toBeLessThan(300)
    await teacher.reload()
    await expect(own(teacher)).toContainText(/\d+(\.\d+)?%\s*chance of a match · /)
    await expect(own(teacher)).toContainText(/1 of \d+ points/)

    const sponsor = await openBrowser({ as: await keptSessionOf(request, 'sponsor') })
    for (const visitor of [page, sponsor]) {
      await visitor.goto('/draws')
      await expect(main(visitor).getByRole('heading', { name: 'Past draws' })).toBeVisible()
      await expect(own(visitor)).toHaveCount(0)
    }
  },
)
