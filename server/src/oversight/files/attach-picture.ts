import type { ErrorCode } from '@tower/contract/errors.ts'
import type { UploadRule } from '@tower/contract/oversight/files.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { attachFile } from './attach-file.ts'
import { fileOfAddress } from './file-address.ts'

type AttachPicture = {
  /** What {@link keepPicture} answered. */
  address: string
  ownerId: string
  rule: UploadRule
  at: Date
  /** Why anything else is refused, and what somebody else uploaded. */
  unknown: ErrorCode
}

/** Something is saved with the address of a picture: it is seen from now on. */
export async function attachPicture(tx: Tx, wish: AttachPicture): Promise<void> {
  const { address, ownerId, rule, at, unknown } = wish
  const fileId = fileOfAddress(address)
  if (fileId === undefined) throw new Refusal(unknown)
  try {
    await attachFile(tx, { fileId, ownerId, rule, at })
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'files.not_found'
    throw isUnknown ? new Refusal(unknown) : error
  }
}
