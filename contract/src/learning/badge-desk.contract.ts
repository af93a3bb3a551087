import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { UploadedPicture } from '../oversight/files.contract.ts'
import { ShownLook } from './badges.contract.ts'
import { marketPicture, mostItems } from './badges.ts'

/** What staff do with badges and avatars beside the catalog, which is one with that of packs (market.contract.ts). */
export const badgeDeskEndpoints = {
  reorder: endpoint({
    name: 'badges.reorder',
    method: 'POST',
    path: '/api/admin/market/reorder',
    summary:
      'Puts badges or avatars in another order. Tiers stay in theirs: within each, the order of `ids` holds.',
    access: 'admin',
    duty: 'money',
    body: z.object({ tab: z.enum(['badges', 'avatars']), ids: z.array(Id).min(1).max(mostItems) }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['badges.not_found'],
    rateLimit: { max: 300, windowSeconds: 600, per: 'account' },
  }),
  teacherLook: endpoint({
    name: 'badges.teacher-look',
    method: 'GET',
    path: '/api/admin/teachers/:teacherId/look',
    summary:
      'How a teacher appears beside their name, in tickets above all: a picture, and the badges they want to be seen.',
    access: 'admin',
    duty: ['people', 'money'],
    params: z.object({ teacherId: Id }),
    output: ShownLook,
    errors: ['badges.teacher_not_found'],
  }),
  uploadPicture: endpoint({
    name: 'badges.upload-picture',
    method: 'POST',
    path: '/api/admin/market/pictures',
    summary:
      'Takes the picture of a badge or an avatar in. It stands with the item once that is saved with its address.',
    access: 'admin',
    duty: 'money',
    upload: marketPicture,
    output: UploadedPicture,
    errors: [],
    rateLimit: { max: 60, windowSeconds: 3_600, per: 'account' },
  }),
}
