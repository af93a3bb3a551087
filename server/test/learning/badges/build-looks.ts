import type { Portrait } from '@tower/contract/learning/portraits.contract.ts'
import type { TeacherShareItem } from '@tower/contract/matching/share-links.contract.ts'
import sharp from 'sharp'
import { createShareLink } from '../../../src/matching/classrooms/create-share-link.ts'
import { buildClassroom } from '../../matching/classrooms/build-classroom.ts'
import { buildBadges } from './build-badges.ts'

/** For tests: the share page of a teacher with credits, and what they do to appear on it. */
export async function buildLooks() {
  const world = await buildBadges()
  const { services, teacher, get, post, app } = world
  const { id: classroomId } = await buildClassroom(services.database, { teacherEmail: teacher.email })
  const code = await services.database.transaction((tx) =>
    createShareLink(tx, { classroomId, random: services.random, at: services.clock.now() }),
  )
  const shared = async () =>
    (await get(`/.netlify/functions/public-share-resolve?code=${code}`)).json<{ item: TeacherShareItem }>()
      .item
  const wear = (avatarId: string | null) =>
    post('/api/teacher/look/avatar', { avatar_id: avatarId }, teacher.bearer)
  const show = (isShown: boolean) => post('/api/teacher/look/badges', { shown: isShown }, teacher.bearer)
  const unlock = (avatarId: string) => post(`/api/teacher/avatars/${avatarId}/unlock`, {}, teacher.bearer)

  /** A photo, sent as a form does. */
  async function upload(color: string) {
    const size = { width: 40, height: 40, channels: 3 } as const
    const picture = await sharp({ create: { ...size, background: color } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
    const request = new Request('http://form.test', { method: 'POST', body: form })
    return app.inject({
      method: 'POST',
      url: '/api/teacher/look/photo',
      headers: {
        authorization: `Bearer ${teacher.bearer}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  const decide = (fileId: string, outcome: 'shown' | 'refused', bearer = world.admin.bearer) =>
    post(
      `/api/admin/portraits/${teacher.userId}/decide`,
      { file_id: fileId, outcome, ...(outcome === 'refused' && { reason: 'A student is on it.' }) },
      bearer,
    )
  const portraits = async () =>
    (await get('/api/admin/portraits', world.admin.bearer)).json<{ items: Portrait[] }>().items

  return { ...world, shared, wear, show, unlock, upload, decide, portraits }
}
