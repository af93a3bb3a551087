import { charityPicture, detailNames } from '@tower/contract/outreach/charity.ts'
import { findFaintTexts } from '@tower/contract/outreach/charity-colors.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { attachFile } from '../../oversight/files/attach-file.ts'
import { fileOfAddress } from '../../oversight/files/file-address.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findDetails, type DetailsRow, type SaidDetails } from './charity.queries.ts'
import { saveDetails } from './save-details.ts'

/** What any of the staff may say; what stands on receipts is apart. */
export type Details = Omit<SaidDetails, 'legal_name' | 'ein'>

export type ChangeDetails = { actor: Actor; details: Details; seenNumber: number }

/** Says who the charity is. Of two who edit it at once, the second learns that it changed. */
export async function changeDetails(services: Services, wish: ChangeDetails): Promise<DetailsRow> {
  const { actor, details, seenNumber } = wish
  requireReadable(details)
  const at = services.clock.now()
  const saved = await services.database.transaction(async (tx) => {
    const before = await findDetails(tx)
    for (const name of ['logo_url', 'picture_url'] as const)
      if (details[name] !== before[name]) await attachPicture(tx, { actor, address: details[name], at })
    const { legal_name, ein } = before
    const said = { ...details, legal_name, ein }
    return saveDetails(tx, {
      ...{ actor, before, said, seenNumber, at },
      ...{ action: 'charity.changed', names: detailNames },
    })
  })
  services.charity.forget()
  return saved
}

function requireReadable({ color_day: day, color_night: night }: Details): void {
  if (day === null && night === null) return
  if (day === null || night === null || findFaintTexts({ day, night }).length > 0)
    throw new Refusal('charity.too_faint')
}

/** A new picture becomes the charity's. The one before it stays, so that a saving can be brought back. */
async function attachPicture(
  tx: Tx,
  { actor, address, at }: { actor: Actor; address: string | null; at: Date },
): Promise<void> {
  if (address === null) return
  const fileId = fileOfAddress(address)
  if (fileId === undefined) throw new Refusal('charity.picture_unknown')
  try {
    await attachFile(tx, { fileId, ownerId: actor.userId, rule: charityPicture, at })
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === 'files.not_found'
    throw isUnknown ? new Refusal('charity.picture_unknown') : error
  }
}
