import { calendarDay, dayOf, moveDay } from '@tower/contract/org-days.ts'
import type { Role } from '@tower/contract/access.ts'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import { noteSecondProof } from '../src/people/prospects/consents/note-second-proof.ts'
import { recordPaper } from '../src/people/prospects/consents/record-paper.ts'
import { sayByAccount } from '../src/people/prospects/consents/say-consent.ts'
import { nameAthlete } from '../src/people/prospects/name-athlete.ts'
import { correctBirthday } from '../src/people/prospects/of-age/correct-birthday.ts'
import { onboardProspect } from '../src/people/prospects/onboard-prospect.ts'
import { changeProfile } from '../src/people/prospects/portal/change-profile.ts'
import { readOwn } from '../src/people/prospects/portal/read-own.ts'
import { decideProspect, decideUpdate } from '../src/people/prospects/reviews/decide-prospect.ts'
import { findProspectForReview, findReviewParts } from '../src/people/prospects/reviews/reviews.queries.ts'
import { seenOf } from '../src/people/prospects/reviews/reviews.view.ts'
import { saveGoal } from '../src/people/prospects/save-goal.ts'
import { submitProspect } from '../src/people/prospects/submit-prospect.ts'
import { writeUpdate } from '../src/people/prospects/write-update.ts'
import type { Services } from '../src/services.ts'
import { demoClubCoach } from './demo-accounts.ts'
import { demoId, demoRandom } from './demo-chance.ts'
import { demoProspects, type DemoProspect } from './demo-prospects.ts'

const person = (email: string, role: Role) => ({
  ...{ userId: demoId(email), role, email },
  duties: dutiesOf(role, null),
})
const keepers = {
  athlete: person('athlete@tower.test', 'athlete'),
  guardian: person('guardian@tower.test', 'guardian'),
  coach: person('coach@tower.test', 'coach'),
}
const clubCoach = person(demoClubCoach.email, 'coach')
const admin = person('admin@tower.test', 'admin')
/** Holds the papers: whoever recorded the only one does not approve. */
const superadmin = person('superadmin@tower.test', 'superadmin')

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
  const prospectId = await begin(services, prospect)
  await consent(services, prospect, prospectId)
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
  if (prospect.daysUntilOfAge !== undefined)
    await giveBirthday(services, { prospectId, days: prospect.daysUntilOfAge })
  if (prospect.standing !== 'waiting') await approve(services, prospectId)
  for (const { caption, approved } of prospect.updates) {
    const updateId = await writeNews(services, { actor: keeper, prospectId, caption })
    if (approved) await decideUpdate(services, { actor: admin, updateId, ...approval })
  }
  if (prospect.standing === 'withdrawn') await say(services, prospectId, false)
}

/** A coach begins it, completes it and hands it in. */
async function begin(services: Services, { keeper, details }: DemoProspect): Promise<string> {
  const actor = keeper === 'coach' ? keepers.coach : clubCoach
  const { firstName, lastName, ...words } = details
  const { id: prospectId } = await onboardProspect(services, {
    ...{ actor, firstName, lastName, sportPosition: null, locale: 'en' },
    guardianEmail: keeper === 'guardian' ? keepers.guardian.email : null,
  })
  const { row } = await readOwn(services, { actor, prospectId })
  await changeProfile(services, { actor, prospectId, revision: row.revision, words })
  await submitProspect(services, { actor, prospectId })
  if (keeper === 'athlete')
    await services.database.transaction((tx) =>
      nameAthlete(tx, { prospectId, athleteId: keepers.athlete.userId, at: services.clock.now() }),
    )
  return prospectId
}

async function consent(services: Services, { keeper }: DemoProspect, prospectId: string): Promise<void> {
  if (keeper === 'guardian') return say(services, prospectId, true)
  const parts = { profile: true, photos: true, location: true, school: true }
  await recordPaper(services, { actor: superadmin, prospectId, parts, paper: 'Signed form of the demo' })
}

/** The demo's guardian allows everything, or takes it all back. */
async function say(services: Services, prospectId: string, allows: boolean): Promise<void> {
  const parts = { profile: allows, photos: allows, location: allows, school: allows }
  const said = { parts, signedName: 'Demo Guardian', locale: 'en', bornOn: null } as const
  await sayByAccount(services, { actor: keepers.guardian, prospectId, said })
}

/** News in words alone; `open-demo-athlete-media.ts` shows pictures. */
function writeNews(
  { database, clock }: Services,
  news: { actor: typeof clubCoach; prospectId: string; caption: string },
): Promise<string> {
  return database.transaction((tx) =>
    writeUpdate(tx, { ...news, writeMedia: async () => null, at: clock.now() }),
  )
}

/** Staff give the birthday of one who is 18 in so many days. */
function giveBirthday(services: Services, { prospectId, days }: { prospectId: string; days: number }) {
  const [year = 0, month = 1, day = 1] = moveDay(dayOf(services.clock.now()), days).split('-').map(Number)
  const bornOn = calendarDay(year - 18, month, day)
  return correctBirthday(services, {
    ...{ actor: admin, prospectId, was: null, bornOn, reason: 'Copy of a birth certificate of the demo' },
  })
}

const approval = { outcome: 'approved', reason: '' } as const

/** Everybody of the demo has an address at one host, so staff make sure of the guardians first. */
async function makeSure(services: Services, prospectId: string): Promise<void> {
  const { guardians } = await services.database.read((tx) => findReviewParts(tx, prospectId))
  for (const { id: guardianId } of guardians)
    await noteSecondProof(services, {
      actor: admin,
      prospectId,
      guardianId,
      proof: 'Called the demo’s family',
    })
}

/** Staff approve what they see at this moment. */
async function approve(services: Services, prospectId: string): Promise<void> {
  await makeSure(services, prospectId)
  const row = await services.database.read((tx) => findProspectForReview(tx, prospectId))
  if (row) await decideProspect(services, { actor: admin, prospectId, seen: seenOf(row), ...approval })
}
