import { creditCents } from '@tower/contract/money.ts'
import type { ItemKind } from '@tower/contract/learning/badges.ts'
import type { Tx } from '../../../src/database/database.ts'
import { buyItem } from '../../../src/learning/badges/buy-item.ts'
import { sendPortrait, showBadges, wearAvatar } from '../../../src/learning/badges/choose-picture.ts'
import { insertItem, isNameTaken, selectItems } from '../../../src/learning/badges/items.queries.ts'
import { selectLook } from '../../../src/learning/badges/looks.queries.ts'
import { grantCredits } from '../../../src/money/credits/grants/grant-credits.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStaff } from '../../demo-staff.ts'
import { withDemoPicture } from '../../take-demo-picture.ts'
import { demoAvatars } from './demo-avatars.ts'
import { demoBadges } from './demo-badges.ts'
import type { DemoItem } from './demo-item.ts'
import { demoPortrait } from './demo-portrait.ts'

const teacher = 'teacher@tower.test'

/** The demo's badges and avatars, and what its teacher unlocked of them with credits that staff granted. */
export async function openDemoMarketplace(services: Services): Promise<void> {
  const at = services.clock.now()
  await services.database.transaction(async (tx) => {
    await insertAll(tx, { kind: 'badge', items: demoBadges, at })
    await insertAll(tx, { kind: 'avatar', items: demoAvatars, at })
  })
  const userId = demoId(teacher)
  await grantCredits(services, {
    actor: demoStaff(services, 'admin'),
    ...{ userId, cents: 30 * creditCents, note: 'Welcome', idempotencyKey: 'demo:credits-for-badges' },
  })
  await unlockSome(services, userId)
  await sendPhoto(services)
}

type Wish = { kind: ItemKind; items: readonly DemoItem[]; at: Date }

async function insertAll(tx: Tx, { kind, items, at }: Wish): Promise<void> {
  for (const [index, { words, credits, ...look }] of items.entries()) {
    const [name, description, nameEs, descriptionEs] = words
    if (await isNameTaken(tx, { kind, name, exceptId: null })) continue
    const spanish = { name_es: nameEs, description_es: descriptionEs || null }
    const offered = { image_url: null, cost_cents: credits * creditCents, active: true }
    await insertItem(tx, { ...look, ...spanish, ...offered, kind, name, description, place: index + 1, at })
  }
}

/** A teacher’s photo that waits for staff: drawn, not taken, so that nobody is on it. Run again, it is sent once. */
async function sendPhoto(services: Services): Promise<void> {
  const email = 'teacher-new@schools.test'
  const actor = { ...demoStaff(services, 'admin'), userId: demoId(email), email, role: 'teacher' } as const
  const look = await services.database.read((tx) => selectLook(tx, actor.userId))
  if (look.waiting_file_id !== null || look.photo_file_id !== null) return
  await withDemoPicture(demoPortrait, (file) => sendPortrait(services, { actor, file }))
}

/** Run again, what is unlocked stays as it is. */
async function unlockSome(services: Services, userId: string): Promise<void> {
  const actor = { ...demoStaff(services, 'admin'), userId, role: 'teacher' } as const
  const [badges, avatars] = await services.database.read(async (tx) => [
    await selectItems(tx, { kind: 'badge', onlyActive: true, limit: 100 }),
    await selectItems(tx, { kind: 'avatar', onlyActive: true, limit: 100 }),
  ])
  const owned = await services.database.read((tx) =>
    tx.selectFrom('owned_items').select('item_id').where('teacher_id', '=', userId).execute(),
  )
  const has = new Set(owned.map((row) => row.item_id))
  for (const { id, name } of badges)
    if (['First Bell', 'Kind Word', 'World Map'].includes(name) && !has.has(id))
      await buyItem(services, { actor, kind: 'badge', itemId: id, shownCredits: undefined })
  await wearAvatar(services, { actor, avatarId: avatars[0]?.id ?? null })
  await showBadges(services, { actor, shown: true })
}
