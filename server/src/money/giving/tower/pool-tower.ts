import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import type { Services } from '../../../services.ts'
import { recordNewPosting } from '../../ledger/record-posting.ts'
import { lockHouseDonor } from '../donors/donors.queries.ts'
import { matchHouseSlots } from '../matching-fund/match-house-slots.ts'
import { holdBack, lockDonor, lockHeldOf } from '../minting/hold-back.ts'
import { mintSlots } from '../minting/mint-slots.ts'
import { pooledFact } from './pooled-fact.ts'
import { clearAnnounced, findOwnTower, findTowerReader, listOwnParts } from './pooling.queries.ts'
import { poolingRule } from './pooling-rule.ts'
import { addToSharedOfPayments, countForTower, type TowerPart } from './tower.queries.ts'
import { setToldFull } from './untold-shares.queries.ts'
import { SecretText } from '../../../mail/secret-text.ts'

/**
 * Lets what lies on a giver's own tower join the shared one, where it reaches a classroom sooner. Not while any money of
 * theirs is contested or missing: that is settled first. A later gift, or the giver's wish to wait, ends the announcement.
 */
export async function poolTower(services: Services, tx: Tx, donorId: string): Promise<void> {
  const at = services.clock.now()
  const donor = await lockDonor(tx, donorId)
  const tower = await findOwnTower(tx, donorId)
  if (!tower) return
  if (!poolingRule(services.config).isStillDue(tower, at)) {
    if (tower.pools_at !== null && tower.pools_at <= at) await clearAnnounced(tx, { donorId })
    return
  }
  if (await lockHeldOf(tx, donor)) return
  const filled = await joinTower(tx, { donorId, balanceCents: tower.balance_cents, at })
  await clearAnnounced(tx, { donorId })
  await tellOfJoining(services, tx, { donorId, balanceCents: tower.balance_cents, at, filled })
}

type Pooled = { donorId: string; balanceCents: number; at: Date }

/** Moves the money and mints what is full with it; answers those slots' numbers. */
async function joinTower(tx: Tx, { donorId, balanceCents, at }: Pooled): Promise<number[]> {
  const parts = newestParts(await listOwnParts(tx, donorId), balanceCents)
  const house = await lockHouseDonor(tx, 'house', at)
  const cause = `${donorId}:${at.toISOString()}`
  await lockHeldOf(tx, { ...house, kind: 'house' })
  await recordNewPosting(tx, pooledFact({ donorId, cents: balanceCents, cause, at }))
  const giver = { donorId, ownCents: -balanceCents }
  await countForTower(tx, { houseId: house.id, giver, parts: parts.toReversed(), at })
  await addToSharedOfPayments(tx, parts)
  const mint = { paymentId: null, cause: `pool:${cause}`, at }
  const { minted } = await mintSlots(tx, { ...mint, donorId: house.id })
  await matchHouseSlots(tx, { ...mint, houseSlots: minted.length })
  await holdBack(tx, { donorId: house.id, at })
  return setToldFull(tx, {
    slotIds: minted.map(({ slotId }) => slotId),
    paymentIds: parts.map(({ paymentId }) => paymentId),
    at,
  })
}

/** One mail says both that the money joined and which slots are full with it. */
async function tellOfJoining(
  services: Services,
  tx: Tx,
  { donorId, balanceCents, at, filled }: Pooled & { filled: number[] },
): Promise<void> {
  const reader = await findTowerReader(tx, donorId)
  if (!reader) return
  await queueSealedMail(services, tx, {
    dedupeKey: `tower-joined:${donorId}:${at.toISOString()}`,
    to: reader.email,
    template: 'tower_joined',
    locale: asLanguage(reader.language),
    params: {
      ...{ giverName: reader.name, cents: balanceCents, filled },
      followKey: reader.follow_key === null ? null : new SecretText(reader.follow_key),
    },
  })
}

/** The gifts that a balance is made of: what is no slot yet is of the newest ones. */
function newestParts(newestFirst: readonly TowerPart[], balanceCents: number): TowerPart[] {
  let leftCents = balanceCents
  const parts: TowerPart[] = []
  for (const { paymentId, cents } of newestFirst) {
    if (leftCents === 0) break
    parts.push({ paymentId, cents: Math.min(cents, leftCents) })
    leftCents -= Math.min(cents, leftCents)
  }
  if (leftCents > 0) throw new Error(`${leftCents} cents of a balance are of no gift`)
  return parts
}
