import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { UploadedFile } from '../oversight/files.contract.ts'
import { checkPicture } from './giving.ts'

const ByGift = z.object({ offlineGiftId: Id })
const perStaff = { max: 120, windowSeconds: 600, per: 'account' } as const

/** What the checks of offline gifts look like. */
export const checkPictureEndpoints = {
  upload: endpoint({
    name: 'desk.upload-check-picture',
    method: 'POST',
    path: '/api/admin/check-pictures',
    summary: 'Takes in what a check looks like, as a picture or PDF, for a gift that is entered with it.',
    access: 'admin',
    duty: 'money',
    upload: checkPicture,
    output: UploadedFile,
    errors: [],
    rateLimit: perStaff,
  }),
  change: endpoint({
    name: 'desk.change-check-picture',
    method: 'POST',
    path: '/api/admin/offline-gifts/:offlineGiftId/picture',
    summary:
      'What the check of a gift looks like that is entered already; null takes it away, which nobody can once the money is there.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    // It is evidence of money.
    proof: 'recent',
    body: z.object({ picture_id: Id.nullable() }),
    output: z.object({ ok: z.literal(true) }),
    errors: [
      'giving.offline_not_found',
      'giving.offline_erased',
      'giving.picture_used',
      'giving.picture_stays',
      'files.not_found',
    ],
    rateLimit: perStaff,
  }),
  open: endpoint({
    name: 'desk.open-check-picture',
    method: 'POST',
    path: '/api/admin/offline-gifts/:offlineGiftId/picture/open',
    summary: 'An address of the picture that works for ten minutes. The audit log says who opened it.',
    access: 'admin',
    duty: 'money',
    params: ByGift,
    output: z.object({
      url: z.string(),
      /** Else it is a document. */
      is_picture: z.boolean(),
    }),
    errors: ['files.not_found'],
    rateLimit: perStaff,
  }),
}
