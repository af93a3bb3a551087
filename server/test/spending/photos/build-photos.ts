import type { OwnPhoto, TeacherPhoto } from '@tower/contract/spending/photos.contract.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import { testApp, type TestApp } from '../../../src/test/test-app.ts'
import { buildClassroom } from '../../matching/classrooms/build-classroom.ts'
import { buildUser } from '../../people/identity/build-user.ts'

/** A server with a folder of its own for files. */
export async function buildPhotos(options: Parameters<typeof testApp>[0] = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tower-photos-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const environment = { DATA_DIR: folder, ...options.environment }
  return { ...(await testApp({ ...options, environment })), folder }
}

/** The head of a request by somebody. */
export async function headersOf({ services }: Pick<TestApp, 'services'>, userId: string) {
  const { access_token: token } = await services.database.transaction((tx) =>
    openSession(services, tx, { userId, userAgent: undefined, at: services.clock.now() }),
  )
  return { authorization: `Bearer ${token}` }
}

/** A picture of one color, so that each is another file. */
export const pictureOf = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background } })
    .png()
    .toBuffer()

/** A teacher with a confirmed classroom, and what they do with photos. */
export async function buildPhotographer(server: TestApp, email = 'rivera@dayton.edu') {
  const { app, services } = server
  const classroom = await buildClassroom(services.database, { teacherEmail: email })
  const teacherId = classroom.teacherId ?? ''
  const headers = await headersOf(server, teacherId)
  const send = async (
    bytes: Buffer,
    fields: Record<string, string> = {},
    more: Record<string, string> = {},
    file: { name: string; type: string } = { name: 'photo.png', type: 'image/png' },
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', new Blob([new Uint8Array(bytes)], { type: file.type }), file.name)
    const request = new Response(form)
    return app.inject({
      method: 'POST',
      url: '/api/photos-upload',
      headers: { ...headers, ...more, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  return {
    classroomId: classroom.id,
    teacherId,
    headers,
    send,
    upload: async (background: string, fields: Record<string, string> = {}) =>
      (await send(await pictureOf(background), { statement: 'faces_hidden', ...fields })).json<{
        item: TeacherPhoto
      }>().item,
    list: async (query = '') =>
      (await app.inject({ url: `/api/teacher/photos${query}`, headers })).json<{
        items: OwnPhoto[]
        total: number
      }>(),
    change: (photoId: string, payload: object) =>
      app.inject({ method: 'PATCH', url: `/api/teacher/photos/${photoId}`, headers, payload }),
    remove: (photoId: string) =>
      app.inject({ method: 'DELETE', url: `/api/teacher/photos/${photoId}`, headers }),
  }
}

/** One of the staff, and what they decide. */
export async function buildReviewer(server: TestApp, email = 'admin@tower.test') {
  const { app, services } = server
  const userId = await buildUser(services, email, 'admin')
  const headers = await headersOf(server, userId)
  const post = (photoId: string, act: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/photos/${photoId}/${act}`, headers, payload })
  return {
    userId,
    headers,
    approve: (photoId: string, revision = 1) => post(photoId, 'approve', { revision }),
    reject: (photoId: string, reason: string, revision = 1) => post(photoId, 'reject', { revision, reason }),
    takeDown: (photoId: string, reason: string) => post(photoId, 'take-down', { reason }),
    list: (query = '') => app.inject({ url: `/api/admin/photos${query}`, headers }),
  }
}
