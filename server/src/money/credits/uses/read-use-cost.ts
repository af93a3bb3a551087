import { creditsPerUse } from '@tower/contract/money/credit-uses.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { listOwnSponsors } from '../../../matching/classrooms/list-own-sponsors.ts'
import { balanceOf } from '../../ledger/read-balance.ts'

/** What a tool costs a teacher now, and who pays. */
export type UseCost = {
  paidBy: 'tools' | 'sponsor' | 'nobody'
  /** Of several sponsors the first that has a credit. */
  sponsorId: string | null
  toolsCredits: number
  isAffordable: boolean
}

/**
 * Tools credits are used first, then a sponsor's. Where there is neither a tool is free. Of a sponsor's wallet nothing is
 * told but whether it affords a use.
 */
export async function readUseCost(tx: Tx, teacherId: string): Promise<UseCost> {
  const priceCents = creditsPerUse * creditCents
  const toolsCents = await balanceOf(tx, { kind: 'tools_wallet', ownerId: teacherId })
  const toolsCredits = toolsCents / creditCents
  const sponsors = await listOwnSponsors(tx, teacherId)
  const [first = null] = sponsors
  if (toolsCents >= priceCents) return { paidBy: 'tools', sponsorId: first, toolsCredits, isAffordable: true }
  if (first === null) return { paidBy: 'nobody', sponsorId: null, toolsCredits, isAffordable: true }
  for (const sponsorId of sponsors)
    if ((await balanceOf(tx, { kind: 'wallet', ownerId: sponsorId })) >= priceCents)
      return { paidBy: 'sponsor', sponsorId, toolsCredits, isAffordable: true }
  return { paidBy: 'sponsor', sponsorId: first, toolsCredits, isAffordable: false }
}
