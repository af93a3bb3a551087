import type { SlotStory } from '@tower/contract/matching/draw-views.contract.ts'
import type { SponsorBook } from '@tower/contract/learning/storybooks/books.contract.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { expect, test } from 'vitest'
import { buildStorybooks } from '../../../../test/learning/storybooks/build-storybooks.ts'
import { codeOf } from '../../../../test/money/credits/build-credits.ts'
import { personalData } from '../../../domains.ts'
import { eraseEverywhere } from '../../../people/account/erasure/erase-person.ts'

const consent = { parental: true, facesBlurred: true, noNames: true, schoolApproval: true }

/** A classroom with a sponsor's slot, staff, and a book that they approved. */
async function buildShown() {
  const world = await buildStorybooks()
  const { setSponsor, person, created, call, read, services, sponsor, app } = world
  await setSponsor()
  const staff = await person('root@tower.test', 'admin')
  const { id } = await created({
    ...{ title: 'Our garden', narrative: 'We planted beans.', teacher_notes: 'Quiet notes' },
  })
  const approve = async () => {
    await call('POST', `/api/storybooks/${id}/submit`)
    const { version } = await read(id)
    await call('POST', `/api/admin/storybooks/${id}/approve`, { version }, staff)
  }
  const publish = (in_story?: boolean) =>
    call('POST', '/api/storybooks/publish', { storybookId: id, consent, in_story })
  const story = async () => {
    const slot = await services.database.read((tx) =>
      tx.selectFrom('slots').select('number').executeTakeFirstOrThrow(),
    )
    return app.inject({ url: `/api/draws/slots/${slot.number}` })
  }
  const inStory = async () => (await story()).json<SlotStory>().books.map(({ title }) => title)
  const ofSponsor = async (bearer = sponsor.bearer) =>
    (await call('GET', '/api/sponsor/storybooks', undefined, { bearer })).json<{ items: SponsorBook[] }>()
      .items
  return { ...world, id, staff, approve, publish, story, inStory, ofSponsor }
}

test('a book that staff approved stands in the story of the slot and on its sponsor’s dashboard where its teacher wishes it, and nothing of a child with it', async () => {
  const { approve, publish, story, inStory, ofSponsor, person, read, id, findFaults } = await buildShown()
  await approve()
  const { code } = (await publish(true)).json<{ code: string }>()
  expect((await story()).json()).toMatchObject({ books: [{ code, title: 'Our garden', language: 'en' }] })
  expect((await story()).body).not.toMatch(/planted|Quiet|rivera@/)
  expect(await ofSponsor()).toEqual([
    {
      code,
      title: 'Our garden',
      language: 'en',
      slot_number: 1,
      classroom_name: expect.any(String) as string,
    },
  ])
  const stranger = await person('sam@example.org', 'sponsor')
  expect(await ofSponsor(stranger.bearer)).toEqual([])
  expect([await inStory(), (await read(id)).in_story, await findFaults()]).toEqual([['Our garden'], true, []])
})

test('without the teacher’s wish a book stands nowhere else, and one that staff did not approve is not shown, whatever is wished', async () => {
  const { approve, publish, inStory, ofSponsor, call, id, read } = await buildShown()
  const refused = await publish(true)
  expect([refused.statusCode, codeOf(refused), (await read(id)).status]).toEqual([
    ...[409, 'storybooks.not_approved', 'draft'],
  ])
  await publish()
  expect([await inStory(), await ofSponsor()]).toEqual([[], []])
  await call('POST', `/api/storybooks/${id}/unpublish`)
  await approve()
  await publish(false)
  expect([await inStory(), await ofSponsor()]).toEqual([[], []])
})

test('it is gone from both at once when its teacher takes it back, a family takes it down, staff take it off or its teacher is disabled or erased', async () => {
  const { approve, publish, inStory, ofSponsor, call, id, app, staff, services, teacher, read } =
    await buildShown()
  const isShown = async () => {
    const shown = [(await inStory()).length, (await ofSponsor()).length]
    expect(new Set(shown).size).toBe(1)
    return shown[0] === 1
  }
  const show = async () => {
    await approve()
    const { code } = (await publish(true)).json<{ code: string }>()
    expect(await isShown()).toBe(true)
    return code
  }
  await show()
  await call('POST', `/api/storybooks/${id}/unpublish`)
  expect(await isShown()).toBe(false)
  const code = await show()
  await app.inject({ method: 'POST', url: `/api/books/${code}/take-down`, payload: {} })
  expect(await isShown()).toBe(false)
  const { version } = await read(id)
  await call('POST', `/api/admin/storybooks/${id}/put-back`, { version }, staff)
  expect(await isShown()).toBe(true)
  await call('POST', `/api/admin/storybooks/${id}/take-off`, { reason: 'No.' }, staff)
  expect([await isShown(), (await read(id)).in_story]).toEqual([false, false])
  await show()
  const { userId } = teacher
  const disable = (disabled_at: Date | null) =>
    services.database.transaction((tx) =>
      tx.updateTable('users').set({ disabled_at }).where('id', '=', userId).execute(),
    )
  await disable(services.clock.now())
  expect(await isShown()).toBe(false)
  await disable(null)
  expect(await isShown()).toBe(true)
  await services.database.transaction((tx) =>
    eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
  )
  expect(await isShown()).toBe(false)
})

test('what is published more than a year after the match is of later money, and stands with no slot', async () => {
  const { approve, publish, inStory, ofSponsor, services } = await buildShown()
  const { assigned_at: at } = await services.database.read((tx) =>
    tx.selectFrom('slots').select('assigned_at').executeTakeFirstOrThrow(),
  )
  await approve()
  await publish(true)
  const move = (published_at: Date) =>
    services.database.transaction((tx) => tx.updateTable('story_books').set({ published_at }).execute())
  await move(new Date((at?.getTime() ?? 0) + 365 * dayMs))
  expect([await inStory(), await ofSponsor()]).toEqual([[], []])
  await move(new Date((at?.getTime() ?? 0) + 365 * dayMs - 1))
  expect((await inStory()).length + (await ofSponsor()).length).toBe(2)
})
