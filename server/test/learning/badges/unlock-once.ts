import { buyItem } from '../../../src/learning/badges/buy-item.ts'
import { wearAvatar } from '../../../src/learning/badges/choose-picture.ts'
import { saveItem } from '../../../src/learning/badges/desk/save-item.ts'
import type { Actor } from '../../../src/http/actor.ts'
import { grantCredits } from '../../../src/money/credits/grants/grant-credits.ts'
import type { Services } from '../../../src/services.ts'

/** For tests of the books: staff offer a badge and an avatar, and a teacher unlocks both and wears the avatar. */
export async function unlockOnce(
  services: Services,
  { teacherId, staff }: { teacherId: string; staff: Actor },
): Promise<void> {
  const at = services.clock.now()
  const actor = { ...staff, userId: teacherId, role: 'teacher' } as const
  const look = { description: 'For the books', theme: 'build', tier: 2, cost_cents: 300 }
  const offer = (kind: 'badge' | 'avatar', name: string) =>
    services.database.transaction((tx) =>
      saveItem(tx, { actor: staff, kind, itemId: null, seen: null, row: { ...look, name }, at }),
    )
  const [badge, avatar] = [await offer('badge', 'First bell'), await offer('avatar', 'Owl')]
  const grant = { userId: teacherId, cents: 1_000, note: null, idempotencyKey: 'granted-for-badges' }
  await grantCredits(services, { ...grant, actor: { ...staff, provedAt: at } })
  await buyItem(services, { actor, kind: 'badge', itemId: badge.id, shownCredits: 3 })
  await buyItem(services, { actor, kind: 'avatar', itemId: avatar.id, shownCredits: undefined })
  await wearAvatar(services, { actor, avatarId: avatar.id })
}
