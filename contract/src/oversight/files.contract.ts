import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'

const minute = 60
const FileAddress = z.object({ fileId: Id })
const SignedQuery = z.object({
  /** In seconds since 1970. */
  expires: z.coerce.number().int().min(0).max(4_102_444_800),
  signature: z.string().regex(/^[\w-]{43}$/),
})

/** A file that was taken in, as the call answers that took it. */
export const UploadedFile = z.strictObject({
  file_id: z.string(),
  /** Where it can be seen; for files that not everyone may see it works for ten minutes. */
  url: z.string(),
  /** Pictures only. */
  thumbnail_url: z.string().nullable(),
})
export type UploadedFile = z.infer<typeof UploadedFile>

/** A picture that everyone will see: once something is saved with its address. */
export const UploadedPicture = UploadedFile.extend({ picture_url: z.string() })
export type UploadedPicture = z.infer<typeof UploadedPicture>

/** Without its schema, which stands at each call: only there it is left out for the browser. */
const sent = {
  answer: 'file',
  fileType: 'application/octet-stream',
  access: 'public',
} as const
const rateLimit = { max: 1_200, windowSeconds: 10 * minute, per: 'network', group: 'files' } as const

/** Looking at files. */
export const fileEndpoints = {
  read: endpoint({
    name: 'files.read',
    method: 'GET',
    path: '/files/:fileId',
    summary: 'A file that everyone may see.',
    params: FileAddress,
    errors: ['files.not_found'],
    rateLimit,
    ...sent,
    output: z.void(),
  }),
  readThumbnail: endpoint({
    name: 'files.read-thumbnail',
    method: 'GET',
    path: '/files/:fileId/thumbnail',
    summary: 'A small form of a picture that everyone may see.',
    params: FileAddress,
    errors: ['files.not_found'],
    rateLimit,
    ...sent,
    output: z.void(),
  }),
  open: endpoint({
    name: 'files.open',
    method: 'GET',
    path: '/files/:fileId/signed',
    summary: 'A file by a signed address, which works for ten minutes.',
    cache: 'none',
    params: FileAddress,
    query: SignedQuery,
    errors: ['files.not_found', 'files.link_expired'],
    rateLimit,
    ...sent,
    output: z.void(),
  }),
  openThumbnail: endpoint({
    name: 'files.open-thumbnail',
    method: 'GET',
    path: '/files/:fileId/signed/thumbnail',
    summary: 'A small form of a picture by a signed address, which works for ten minutes.',
    cache: 'none',
    params: FileAddress,
    query: SignedQuery,
    errors: ['files.not_found', 'files.link_expired'],
    rateLimit,
    ...sent,
    output: z.void(),
  }),
}
