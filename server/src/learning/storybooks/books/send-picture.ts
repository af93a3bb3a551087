import { fillAddress } from '@tower/contract/address.ts'
import { storybookEndpoints } from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import type { FastifyReply } from 'fastify'
import { isSignedAddress, type SignedQuery } from '../../../oversight/files/file-address.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { selectDrawing } from './books.queries.ts'
import type { KeptPicture } from './stored-page.ts'

/** Whatever a drawing holds, it runs nothing, loads nothing and stands in no page's name. */
const inert = {
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
} as const

type Named = { storybookId: string; pictureId: string }

/** Sends a picture of a book by the address that its teacher was given. */
export async function sendOwnPicture(
  services: Services,
  { storybookId, pictureId, reply, ...signed }: Named & SignedQuery & { reply: FastifyReply },
): Promise<void> {
  const path = fillAddress(storybookEndpoints.readPicture.path, { storybookId, pictureId })
  if (!isSignedAddress(services, { path, standing: pictureId, ...signed }))
    throw new Refusal('storybooks.picture_not_found')
  const kept = await services.database.read((tx) => selectDrawing(tx, { bookId: storybookId, pictureId }))
  await sendPicture(reply, kept)
}

/** Sends a picture as it was made, or in pixels where these are asked for; or says that there is none. */
export async function sendPicture(
  reply: FastifyReply,
  kept: KeptPicture | undefined,
  as?: 'webp',
): Promise<void> {
  if (!kept || (as && !kept.raster)) throw new Refusal('storybooks.picture_not_found')
  const { svg, raster, made_by: madeBy } = kept
  if (raster && (as || madeBy === 'provider')) await reply.headers(inert).type('image/webp').send(raster)
  else await reply.headers(inert).type('image/svg+xml').send(svg)
}
