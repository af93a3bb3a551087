import type { Role } from '@tower/contract/access.ts'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import type { Services } from '../../../src/services.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { linkGuardian } from '../../../src/people/prospects/consents/consent-traces.queries.ts'
import { onboardProspect } from '../../../src/people/prospects/onboard-prospect.ts'
import { changeProfile } from '../../../src/people/prospects/portal/change-profile.ts'
import type { ProfileWords } from '../../../src/people/prospects/portal/profile.queries.ts'
import { getOwn } from '../../../src/people/prospects/portal/read-own.ts'
import type { ProspectActor } from '../../../src/people/prospects/prospects.access.ts'
import { saveGoal } from '../../../src/people/prospects/save-goal.ts'
import { submitProspect } from '../../../src/people/prospects/submit-prospect.ts'
import { approveProspect } from './approve.ts'
import { grantConsent } from './say-word.ts'

/** For tests: someone with a role, made when there is none. */
export async function buildProspectActor({ database, clock }: Services, email: string, role: Role) {
  const { userId } = await database.transaction((tx) =>
    ensureAccount(tx, { email, role, at: clock.now(), actorId: null }),
  )
  return { userId, role, email, duties: dutiesOf(role, null) } satisfies ProspectActor & { email: string }
}

/** For tests: the people around an athlete. The keeper begins the profiles; the coach is a coach of others. */
export async function buildCircle(services: Services) {
  return {
    athlete: await buildProspectActor(services, 'athlete@prospects.test', 'athlete'),
    keeper: await buildProspectActor(services, 'keeper@prospects.test', 'coach'),
    coach: await buildProspectActor(services, 'coach@prospects.test', 'coach'),
    guardian: await buildProspectActor(services, 'guardian@prospects.test', 'guardian'),
    admin: await buildProspectActor(services, 'admin@prospects.test', 'admin'),
  }
}

export type Circle = Awaited<ReturnType<typeof buildCircle>>

type Details = { firstName?: string; lastName?: string } & ProfileWords

export const builtNames = { firstName: 'Robin', lastName: 'Quillfeather' }

const builtWords: ProfileWords = {
  headline: 'Runs the 400 m',
  sport: 'Track',
  city: 'Springfield',
  state: 'OH',
  school: 'Demo High',
}

/** For tests: a profile that a coach began and completed. Its guardian was asked, and has an account. */
export async function buildDraft(
  services: Services,
  { keeper, guardian }: Pick<Circle, 'keeper' | 'guardian'>,
  { firstName = builtNames.firstName, lastName = builtNames.lastName, ...words }: Details = {},
): Promise<string> {
  const { id: prospectId } = await onboardProspect(services, {
    ...{ actor: keeper, firstName, lastName, sportPosition: null },
    ...{ guardianEmail: guardian.email, locale: 'en' },
  })
  const revision = await services.database.transaction(async (tx) => {
    await linkGuardian(tx, guardian)
    return (await getOwn(tx, { actor: keeper, prospectId })).revision
  })
  await changeProfile(services, {
    ...{ actor: keeper, prospectId, revision },
    words: { ...builtWords, ...words },
  })
  return prospectId
}

/** For tests: a profile that was handed in; its guardian has not said a word yet. */
export async function buildPending(
  services: Services,
  circle: Pick<Circle, 'keeper' | 'guardian'>,
  details: Details = {},
): Promise<string> {
  const prospectId = await buildDraft(services, circle, details)
  await submitProspect(services, { actor: circle.keeper, prospectId })
  return prospectId
}

/** For tests: a profile that waits for staff, with a guardian's yes to pictures and place. */
export async function buildAllowed(
  services: Services,
  circle: Pick<Circle, 'keeper' | 'guardian'>,
  details: Details = {},
): Promise<string> {
  const prospectId = await buildPending(services, circle, details)
  await grantConsent(services, { actor: circle.guardian, prospectId })
  return prospectId
}

/** For tests: a public profile with one open goal. */
export async function buildVisible(
  services: Services,
  circle: Circle,
  details: Details = {},
): Promise<{ prospectId: string; goalId: string }> {
  const prospectId = await buildAllowed(services, circle, details)
  const goal = await saveGoal(services, {
    actor: circle.guardian,
    prospectId,
    title: 'Spikes',
    targetCents: 12_000,
  })
  await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  return { prospectId, goalId: goal.id }
}
