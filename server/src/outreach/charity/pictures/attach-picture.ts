import type { UploadRule } from '@tower/contract/oversight/files.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { attachFile } from '../../../oversight/files/attach-file.ts'
import { fileOfAddress } from '../../../oversight/files/file-address.ts'
import { Refusal } from '../../../refusal.ts'

type AttachPicture = {
  actor: Actor
  address: string | null
  rule: UploadRule
  at: Date
  /** Why one that isn't their own is refused. */
  unknown: 'charity.picture_unknown' | 'team.picture_unknown'
}

/** A new picture becomes the charity's. The one before it stays, so that a saving can be brought back. */
export async function attachPicture(tx: Tx, wish: AttachPicture): Promise<void> {
  const { actor, address, rule, at, unknown } = wish
  if (address === null) return
  const fileId = fileOfAddress(address)
  if (fileId === undefined) throw new Refusal(unknown)
  try {
    await attachFile(tx, { fileId, ownerId: actor.userId, rule, at })
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'files.not_found'
    throw isUnknown ? new Refusal(unknown) : error
  }
}
