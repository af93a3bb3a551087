import { usualKeepsakePrices, type KeepsakeKey } from '@tower/contract/learning/keepsakes.ts'
import { buyKeepsake } from '../../../src/learning/keepsakes/buy-keepsake.ts'
import { listKeepsakes } from '../../../src/learning/keepsakes/list-keepsakes.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStaff } from '../../demo-staff.ts'

const buyer = demoId('sponsor@tower.test')

/** What the demo's sponsor keeps: the certificate of a slot, and an emblem, which the public profile shows. Run again, it stays one of each. */
export async function buyDemoKeepsakes(services: Services): Promise<void> {
  const { owned, slotsWithout } = await listKeepsakes(services, buyer)
  const has = (key: KeepsakeKey) => owned.some(({ keepsake }) => keepsake === key)
  const buy = (key: KeepsakeKey, slotNumber: number | null) =>
    buyKeepsake(services, {
      actor: { ...demoStaff(services, 'admin'), userId: buyer, role: 'sponsor' },
      ...{ key, slotNumber, seenCredits: usualKeepsakePrices[key] },
    })
  const oldest = slotsWithout.at(-1)
  if (!has('certificate') && oldest !== undefined) await buy('certificate', oldest)
  if (!has('emblem_arch')) await buy('emblem_arch', null)
}
