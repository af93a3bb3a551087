import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { badgeEndpoints } from '@tower/contract/learning/badges.contract.ts'
import type { MarketItem } from '@tower/contract/money/market.contract.ts'
import { buildCredits } from '../../money/credits/build-credits.ts'

type Settings = NonNullable<Parameters<typeof buildCredits>[0]>
type Marketplace = CallOutput<typeof badgeEndpoints.marketplace>

export const upsertPath = '/api/admin/market/upsert'
export const purchasePath = '/.netlify/functions/teacher-badge-purchase'

/** A badge as staff type it: three credits, the first tier. */
export const badgeRow = {
  ...{ name: 'First bell', description: 'The first day is done.', theme: 'think', motif: 'bell', tier: 1 },
  ...{ cost_cents: 300, active: true },
}

/** For tests: staff who keep the marketplace, and a teacher with credits. */
export async function buildBadges(settings: Settings = {}) {
  const world = await buildCredits(settings)
  const { get, post, person, fill } = world
  const admin = await person('admin@tower.test', 'admin')
  const teacher = await person('rivera@school.edu', 'teacher', 'Ms. Rivera')
  await fill(teacher.userId, 1_000)

  const save = (row: Record<string, unknown>, tab: 'badges' | 'avatars' = 'badges') =>
    post(upsertPath, { tab, row }, admin.bearer)
  /** An item that staff saved; anything else fails the test. */
  async function offer(row: Record<string, unknown> = badgeRow, tab: 'badges' | 'avatars' = 'badges') {
    const answer = await save(row, tab)
    if (answer.statusCode !== 200) throw new Error(`not saved: ${answer.statusCode} ${answer.body}`)
    return answer.json<{ item: MarketItem }>().item
  }
  const buy = (badgeId: string, more: { credits?: number } = {}, bearer = teacher.bearer) =>
    post(purchasePath, { badge_id: badgeId, ...more }, bearer)
  const marketplace = async (bearer = teacher.bearer) =>
    (await get('/api/teacher/marketplace', bearer)).json<Marketplace>()
  const left = () => world.balance(teacher.userId)

  return { ...world, admin, teacher, save, offer, buy, marketplace, left }
}
