import type { Role } from '@tower/contract/access.ts'
import { createProspect } from '../src/people/prospects/create-prospect.ts'
import { correctBirthday } from '../src/people/prospects/of-age/correct-birthday.ts'
import { grantConsent } from '../src/people/prospects/consents/grant-consent.ts'
import { postUpdate } from '../src/people/prospects/post-update.ts'
import { revokeConsent } from '../src/people/prospects/consents/revoke-consent.ts'
import { decideProspect, decideUpdate } from '../src/people/prospects/reviews/decide-prospect.ts'
import { findProspectForReview } from '../src/people/prospects/reviews/reviews.queries.ts'
import { seenOf } from '../src/people/prospects/reviews/reviews.view.ts'
import { saveGoal } from '../src/people/prospects/save-goal.ts'
import { submitProspect } from '../src/people/prospects/submit-prospect.ts'
import type { Services } from '../src/services.ts'
import { demoId, demoRandom } from './demo-chance.ts'
import { demoProspects, type DemoProspect } from './demo-prospects.ts'

const person = (email: string, role: Role) => ({ userId: demoId(email), role })
const keepers = {
  athlete: person('athlete@tower.test', 'athlete'),
  guardian: person('guardian@tower.test', 'guardian'),
  coach: person('coach@tower.test', 'coach'),
}
const admin = person('admin@tower.test', 'admin')

/** Opens the demo's athletes through the product's own operations; those that exist stay as they are. */
export async function openDemoProspects(services: Services): Promise<void> {
  for (const prospect of demoProspects) {
    if (await exists(services, prospect)) continue
    // All or none of an athlete: what an interruption left half is not taken for a whole.
    const random = demoRandom(`prospect ${prospect.key}`)
    await services.database.transaction((tx) => openProspect({ ...inside(services, tx), random }, prospect))
  }
}

function exists({ database }: Services, { details }: DemoProspect): Promise<boolean> {
  return database.read(async (tx) => {
    const found = await tx
      .selectFrom('prospects')
      .select('id')
      .where('first_name', '=', details.firstName)
      .where('last_name', '=', details.lastName)
      .executeTakeFirst()
    return found !== undefined
  })
}

type Transaction = Parameters<Parameters<Services['database']['transaction']>[0]>[0]

/** The operations, all in one transaction. */
function inside(services: Services, tx: Transaction): Services {
  const run: Services['database']['transaction'] = (work) => work(tx)
  return { ...services, database: { ...services.database, transaction: run, read: run } }
}

async function openProspect(services: Services, prospect: DemoProspect): Promise<void> {
  const keeper = keepers[prospect.keeper]
  const { prospectId } = await createProspect(services, { actor: keeper, details: prospect.details })
  await submitProspect(services, { actor: keeper, prospectId })
  for (const { title, description, dollars, archived } of prospect.goals) {
    await saveGoal(services, {
      actor: keeper,
      prospectId,
      title,
      description,
      targetCents: dollars * 100,
      isActive: !archived,
    })
  }
  await (prospect.keeper === 'guardian'
    ? grantConsent(services, { actor: keepers.guardian, prospectId })
    : grantConsent(services, { actor: admin, prospectId, evidence: 'Signed form of the demo' }))
  if (prospect.daysUntilOfAge !== undefined)
    await giveBirthday(services, { prospectId, days: prospect.daysUntilOfAge })
  if (prospect.standing !== 'waiting') await approve(services, prospectId)
  for (const { caption, approved } of prospect.updates) {
    const { updateId } = await postUpdate(services, { actor: keeper, prospectId, caption, mediaId: null })
    if (approved) await decideUpdate(services, { actor: admin, updateId, ...approval })
  }
  if (prospect.standing === 'withdrawn')
    await revokeConsent(services, { actor: keepers.guardian, prospectId })
}

/** Staff give the birthday of one who is 18 in so many days. */
function giveBirthday(services: Services, { prospectId, days }: { prospectId: string; days: number }) {
  const day = new Date(services.clock.now().getTime() + days * 86_400_000)
  day.setUTCFullYear(day.getUTCFullYear() - 18)
  const bornOn = day.toISOString().slice(0, 10)
  return correctBirthday(services, {
    ...{ actor: admin, prospectId, was: null, bornOn, reason: 'Copy of a birth certificate of the demo' },
  })
}

const approval = { outcome: 'approved', reason: '' } as const

/** Staff approve what they see at this moment. */
async function approve(services: Services, prospectId: string): Promise<void> {
  const row = await services.database.read((tx) => findProspectForReview(tx, prospectId))
  if (row) await decideProspect(services, { actor: admin, prospectId, seen: seenOf(row), ...approval })
}
