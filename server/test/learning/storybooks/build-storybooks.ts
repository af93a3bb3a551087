import type { Storybook } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import { buildUses } from '../../money/credits/build-uses.ts'

type Settings = NonNullable<Parameters<typeof buildUses>[0]>
/** As it arrives: instants are text. */
export type Book = Omit<Storybook, 'updated_at' | 'published_at'> & {
  updated_at: string
  published_at: string | null
}

/** For tests: a teacher whose classroom has storybooks on, and the calls as a browser makes them. */
export async function buildStorybooks(settings: Settings = {}) {
  const world = await buildUses(settings)
  const { app, teacher, services, classroomId } = world
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    { bearer = teacher.bearer, headers = {} }: { bearer?: string; headers?: Record<string, string> } = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { ...headers, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      ...(payload ? { payload } : {}),
    })
  const switchOn = (isOn: boolean, id = classroomId) =>
    services.database.transaction((tx) =>
      tx
        .insertInto('classroom_features')
        .values({ classroom_id: id, storybooks_enabled: isOn, changed_at: services.clock.now() })
        .onConflict((conflict) => conflict.column('classroom_id').doUpdateSet({ storybooks_enabled: isOn }))
        .execute(),
    )
  await switchOn(true)
  const create = (said: object = { title: 'Our garden' }, bearer = teacher.bearer) =>
    call('POST', '/api/storybooks', said, { bearer })
  const created = async (said?: object) => (await create(said)).json<{ item: Book }>().item
  const update = (id: string, said: object) => call('PATCH', `/api/storybooks/${id}`, said)
  const read = async (id: string) => (await call('GET', `/api/storybooks/${id}`)).json<{ item: Book }>().item
  return { ...world, call, switchOn, create, created, update, read }
}
