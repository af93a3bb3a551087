import { dayMs } from '@tower/contract/durations.ts'
import { keepBarred } from '../src/matching/draws/desk/keep-barred.ts'
import { ensureWeeklyDraw } from '../src/matching/draws/ensure-weekly-draw.ts'
import { readBooksCents, updateWatch } from '../src/money/giving/balance/balance.queries.ts'
import { writeAudit } from '../src/oversight/audit/write-audit.ts'
import type { Services } from '../src/services.ts'
import { demoAccounts, demoClubCoach, demoNewcomers, demoSponsors } from './demo-accounts.ts'
import { demoId, demoRandom } from './demo-chance.ts'
import { demoGifts } from './demo-gifts.ts'
import { holdDemoDraw } from './hold-demo-draw.ts'
import { openDemoAccounts } from './open-demo-accounts.ts'
import { nominateDemoClassrooms, openDemoClassrooms } from './open-demo-classrooms.ts'
import { demoSupport } from './demo-prospects.ts'
import { openDemoProfiles } from './open-demo-profiles.ts'
import { openDemoAthleteMedia } from './open-demo-athlete-media.ts'
import { openDemoProspects } from './open-demo-prospects.ts'
import { recordDemoGift } from './record-demo-gift.ts'
import { openDemoMarketplace } from './learning/badges/open-demo-marketplace.ts'
import { buyDemoKeepsakes } from './learning/keepsakes/buy-demo-keepsakes.ts'
import { openDemoSchools } from './matching/classrooms/open-demo-schools.ts'
import { openDemoClaim } from './matching/nominations/open-demo-claim.ts'
import { openDemoStorybooks } from './learning/storybooks/open-demo-storybooks.ts'
import { openDemoTools } from './learning/tools/open-demo-tools.ts'
import { recordDemoMovements } from './money/closing/record-demo-movements.ts'
import { recordDemoPayout } from './money/closing/record-demo-payout.ts'
import { recordDemoDesk } from './money/giving/record-demo-desk.ts'
import { payForDemoAthletes } from './money/disbursements/pay-for-demo-athletes.ts'
import { grantDemoCredits } from './money/credits/grant-demo-credits.ts'
import { openDemoPledges } from './money/pledges/open-demo-pledges.ts'
import { openDemoPacks } from './money/credits/open-demo-packs.ts'
import { openDemoKeys } from './oversight/integrations/open-demo-keys.ts'
import { openDemoWebhooks } from './oversight/webhooks/open-demo-webhooks.ts'
import { openDemoBroadcasts } from './outreach/broadcasts/open-demo-broadcasts.ts'
import { sayWhoTheDemoIs } from './outreach/charity/say-who-the-demo-is.ts'
import { openDemoTeam } from './outreach/charity/open-demo-team.ts'
import { openDemoMailings } from './outreach/mailings/open-demo-mailings.ts'
import { openDemoMessages } from './outreach/inquiries/open-demo-messages.ts'
import { openDemoStories } from './outreach/stories/open-demo-stories.ts'
import { recordTwoPersonActs } from './oversight/safety/record-two-person-acts.ts'
import { openDemoRequests } from './people/sponsors/open-demo-requests.ts'
import { openDemoPhotos } from './spending/photos/open-demo-photos.ts'
import { replaySpending } from './spending/replay-spending.ts'
import { openDemoTickets } from './spending/support/open-demo-tickets.ts'
import { recordDemoSupport } from './record-demo-support.ts'

/** What stands by itself: nothing else of the demo needs it. */
const domainSeeds = [
  openDemoPacks,
  openDemoBroadcasts,
  openDemoStories,
  openDemoTeam,
  openDemoSchools,
  openDemoClaim,
  openDemoRequests,
  openDemoTickets,
  openDemoKeys,
]
const seeded = 'demo.seeded'
/** When the provider sent to the bank what had come; the last one is still on its way. */
const payoutDaysAgo = [49, 42, 35, 28, 21, 14, 7, 1]

/**
 * The completed draws, oldest first. Their names and the rounds of their numbers feed the chance: with these,
 * teacher@tower.test wins the second.
 */
const draws = [
  { name: 'The first draw', daysAgo: 14, capacity: 4, round: 1_011 },
  { name: 'The second draw', daysAgo: 7, capacity: 4, round: 1_012 },
]

/**
 * Fills an empty database with the demo: people, classrooms, nominations, gifts and draws, as if they had happened in the
 * weeks before `at`. Everything goes through the product's own operations, so the ledger and the proofs hold.
 * It runs once; interrupted, the next start does the rest. A database with people of its own stays untouched.
 */
export async function seedDemo(services: Services, { at }: { at: Date }): Promise<void> {
  if (!(await wantsDemo(services))) return
  const then = (daysAgo: number) => pastServices(services, new Date(at.getTime() - daysAgo * dayMs), 'demo')
  await openDemoAccounts(then(70), [...demoAccounts, demoClubCoach, ...demoSponsors])
  await sayWhoTheDemoIs(then(70))
  await openDemoClassrooms(then(65))
  await openDemoProfiles(then(60))
  await nominateDemoClassrooms(then(22))
  await openDemoProspects(then(20))
  for (const open of domainSeeds) await open(then(20))
  for (const newcomer of demoNewcomers) await openDemoAccounts(then(newcomer.daysAgo), [newcomer])
  await recordDemoMovements(then(20))
  await replayHistory(services, at)
  await recordDemoDesk(then(0.2))
  await payForDemoAthletes(then(0))
  await recordTwoPersonActs(then(0.1))
  await openDemoPledges(then(2))
  await openDemoMailings(then(0.1))
  await grantDemoCredits(then(0))
  await buyDemoKeepsakes(then(0))
  await openDemoTools(then(0))
  await openDemoStorybooks(then(0))
  await openDemoMarketplace(then(0))
  await openDemoMessages(then(1))
  await openDemoWebhooks(then(0))
  // After the draws: the teacher shows what the slot bought.
  await openDemoPhotos(then(2))
  await openDemoAthleteMedia(then(2))
  await replaySpending(then(0))
  await ensureWeeklyDraw({ ...services, clock: { now: () => at } })
  await keepBarred({ ...services, clock: { now: () => at } })
  await services.database.transaction(async (tx) => {
    // The sandbox never took the demo's gifts: what it holds is compared from here on.
    await updateWatch(tx, { opening_cents: 0 - (await readBooksCents(tx)) })
    await writeAudit(tx, { at, actorId: null, action: seeded })
  })
}

function wantsDemo({ database }: Services): Promise<boolean> {
  return database.read(async (tx) => {
    const done = await tx
      .selectFrom('audit_log')
      .select('seq')
      .where('action', '=', seeded)
      .limit(1)
      .executeTakeFirst()
    if (done) return false
    const stranger = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    const ours = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', demoId('superadmin@tower.test'))
      .executeTakeFirst()
    return !stranger || ours !== undefined
  })
}

/** Gifts, draws and payouts in the order they happened: each gives on what was given before it. */
async function replayHistory(services: Services, at: Date): Promise<void> {
  const gifts = demoGifts.map((gift, index) => ({
    name: `gift ${index + 1}`,
    happenedAt: new Date(at.getTime() - gift.daysAgo * dayMs),
    replay: (past: Services) =>
      recordDemoGift(past, { gift, number: index + 1, userId: demoId(gift.sponsor) }),
  }))
  const supported = demoSupport.map((support, index) => ({
    name: `support ${index + 1}`,
    happenedAt: new Date(at.getTime() - support.daysAgo * dayMs),
    replay: (past: Services) => recordDemoSupport(past, { support, number: index + 1 }),
  }))
  const held = draws.map(({ name, daysAgo, ...draw }) => {
    const startsAt = atFivePm(new Date(at.getTime() - daysAgo * dayMs))
    const actorId = demoId('admin@tower.test')
    const replay = (past: Services) => holdDemoDraw(past, { ...draw, name, startsAt, actorId })
    return { name, happenedAt: startsAt, replay }
  })
  const sent = payoutDaysAgo.map((daysAgo, index) => ({
    name: `payout ${index + 1}`,
    happenedAt: new Date(at.getTime() - daysAgo * dayMs),
    replay: (past: Services) => recordDemoPayout(past, { number: index + 1, today: at }),
  }))
  const history = [...gifts, ...supported, ...held, ...sent].sort(
    (a, b) => a.happenedAt.getTime() - b.happenedAt.getTime(),
  )
  for (const { name, happenedAt, replay } of history) {
    const past = pastServices(services, happenedAt, name)
    await replay(past)
    await recordDemoMovements(past)
  }
}

/** Draws start at 17:00 UTC. */
function atFivePm(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 17))
}

/** The services as they would have been then: the clock stood there, and chance repeats itself by name. */
function pastServices(services: Services, instant: Date, name: string): Services {
  return { ...services, clock: { now: () => instant }, random: demoRandom(name) }
}
