import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cover } from '@tower/contract/oversight/covers.contract.ts'
import type { StoryAsset, Storybook } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import { onTestFinished } from 'vitest'
import { drawDuePages } from '../../../src/learning/storybooks/drawing/draw-due-pages.ts'
import { buildUses } from '../../money/credits/build-uses.ts'
import { pictureOf } from '../../spending/photos/build-photos.ts'

type Settings = NonNullable<Parameters<typeof buildUses>[0]>
/** As it arrives: instants are text. */
export type Book = Omit<Storybook, 'updated_at' | 'published_at'> & {
  updated_at: string
  published_at: string | null
}

/** For tests: a teacher whose classroom has storybooks on, and the calls as a browser makes them. */
export async function buildStorybooks(settings: Settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tower-storybooks-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const world = await buildUses({ ...settings, environment: { DATA_DIR: folder, ...settings.environment } })
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
  const addPhoto = async (caption: string, color = '#c00', covers?: readonly Cover[]) => {
    const form = new FormData()
    form.set('caption', caption)
    if (covers) form.set('covers', JSON.stringify(covers))
    form.set('file', new Blob([new Uint8Array(await pictureOf(color))], { type: 'image/png' }), 'a.png')
    const request = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/storybooks/photos',
      headers: {
        authorization: `Bearer ${teacher.bearer}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return answer.json<{ item: Omit<StoryAsset, 'created_at'> }>().item
  }
  const writeText = (said: object) => call('POST', '/api/storybooks/generate-text', said)
  const weekUsed = () =>
    services.database.read(async (tx) => {
      const weeks = await tx.selectFrom('storybook_credits').select('credits_used').execute()
      return weeks.reduce((sum, week) => sum + week.credits_used, 0)
    })
  /** As the worker does, until no page waits. */
  const draw = (stop = new AbortController().signal) => drawDuePages(services, stop)
  return { ...world, call, switchOn, create, created, update, read, addPhoto, writeText, weekUsed, draw }
}
