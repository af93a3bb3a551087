import { charityPicture, detailNames } from '@tower/contract/outreach/charity.ts'
import { findFaintTexts } from '@tower/contract/outreach/charity-colors.ts'
import type { Actor } from '../../http/actor.ts'
import { attachPicture } from '../../oversight/files/attach-picture.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findDetails, type DetailsRow, type SaidDetails } from './charity.queries.ts'
import { saveDetails } from './save-details.ts'

/** What any of the staff may say; what stands on receipts is apart. */
export type Details = Omit<SaidDetails, 'legal_name' | 'ein'>

const unknown = 'charity.picture_unknown'

export type ChangeDetails = { actor: Actor; details: Details; seenNumber: number }

/** Says who the charity is. Of two who edit it at once, the second learns that it changed. */
export async function changeDetails(services: Services, wish: ChangeDetails): Promise<DetailsRow> {
  const { actor, details, seenNumber } = wish
  requireReadable(details)
  const at = services.clock.now()
  const saved = await services.database.transaction(async (tx) => {
    const before = await findDetails(tx)
    const attached = { ownerId: actor.userId, rule: charityPicture, at, unknown } as const
    for (const name of ['logo_url', 'picture_url'] as const) {
      const address = details[name]
      // The picture before it stays, so that a saving can be brought back.
      if (address !== null && address !== before[name]) await attachPicture(tx, { address, ...attached })
    }
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
