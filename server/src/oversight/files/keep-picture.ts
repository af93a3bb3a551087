import type { UploadedPicture } from '@tower/contract/oversight/files.contract.ts'
import type { UploadRule } from '@tower/contract/oversight/files.ts'
import type { FastifyRequest } from 'fastify'
import { receivedFile } from '../../http/uploads/received-file.ts'
import type { Services } from '../../services.ts'
import { publicAddress } from './file-address.ts'
import { viewUploadedFile } from './files.view.ts'
import { keepFile } from './keep-file.ts'

type KeepPicture = { ownerId: string; rule: UploadRule & { seenBy: 'everyone' }; request: FastifyRequest }

/** Takes a picture in that everyone will see: once something is saved with its address. */
export async function keepPicture(
  services: Services,
  { ownerId, rule, request }: KeepPicture,
): Promise<UploadedPicture> {
  const file = await keepFile(services, { ownerId, rule, file: receivedFile(request) })
  return { ...viewUploadedFile(services, file), picture_url: publicAddress(file.fileId, 'whole') }
}
