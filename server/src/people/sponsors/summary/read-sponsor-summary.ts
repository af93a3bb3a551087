import type { Actor } from '../../../http/actor.ts'
import { readSummary, type GivingSummary } from '../../../money/giving/donors/read-summary.ts'
import { readWallet, type Wallet } from '../../../money/credits/wallet/read-wallet.ts'
import type { Services } from '../../../services.ts'
import { readOwnProfile } from '../profiles/read-own-profile.ts'

const shownMovements = 10

export type SponsorSummary = {
  giving: GivingSummary
  wallet: Wallet
  profile: Awaited<ReturnType<typeof readOwnProfile>>
}

/** All a sponsor's dashboard shows of themself, in one snapshot. */
export function readSponsorSummary(services: Services, actor: Actor): Promise<SponsorSummary> {
  return services.database.read(async (tx) => ({
    giving: await readSummary(tx, actor.userId),
    wallet: await readWallet(tx, actor.userId, { limit: shownMovements }),
    profile: await readOwnProfile(tx, actor.userId),
  }))
}
