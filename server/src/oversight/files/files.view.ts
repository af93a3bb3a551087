import type { UploadedFile } from '@tower/contract/oversight/files.contract.ts'
import type { Services } from '../../services.ts'
import { signedAddress } from './file-address.ts'
import type { KeptFile } from './keep-file.ts'

/** A file as whoever uploaded it is answered. It is seen by a signed address until something refers to it. */
export function viewUploadedFile(
  services: Pick<Services, 'config' | 'clock'>,
  { fileId, hasThumbnail }: KeptFile,
): UploadedFile {
  return {
    file_id: fileId,
    url: signedAddress(services, fileId, 'whole'),
    thumbnail_url: hasThumbnail ? signedAddress(services, fileId, 'thumbnail') : null,
  }
}
