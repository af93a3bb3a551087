import type { Role } from '@tower/contract/access.ts'
import type { Services } from '../../../src/services.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { createProspect } from '../../../src/people/prospects/create-prospect.ts'
import { grantConsent } from '../../../src/people/prospects/consents/grant-consent.ts'
import type { ProspectActor } from '../../../src/people/prospects/prospects.access.ts'
import type { ProspectDetails } from '../../../src/people/prospects/prospects.queries.ts'
import { saveGoal } from '../../../src/people/prospects/save-goal.ts'
import { submitProspect } from '../../../src/people/prospects/submit-prospect.ts'
import { approveProspect } from './approve.ts'

/** For tests: someone with a role, made when there is none. */
export async function buildProspectActor({ database, clock }: Services, email: string, role: Role) {
  const { userId } = await database.transaction((tx) =>
    ensureAccount(tx, { email, role, at: clock.now(), actorId: null }),
  )
  return { userId, role } satisfies ProspectActor
}

/** For tests: the people around an athlete. */
export async function buildCircle(services: Services) {
  return {
    athlete: await buildProspectActor(services, 'athlete@prospects.test', 'athlete'),
    coach: await buildProspectActor(services, 'coach@prospects.test', 'coach'),
    guardian: await buildProspectActor(services, 'guardian@prospects.test', 'guardian'),
    admin: await buildProspectActor(services, 'admin@prospects.test', 'admin'),
  }
}

export type Circle = Awaited<ReturnType<typeof buildCircle>>

export const builtDetails: ProspectDetails = {
  firstName: 'Robin',
  lastName: 'Quillfeather',
  headline: 'Runs the 400 m',
  sport: 'Track',
  city: 'Springfield',
  state: 'OH',
  school: 'Demo High',
}

/** For tests: a profile that its guardian began and that still waits. */
export async function buildPending(
  services: Services,
  { guardian }: Pick<Circle, 'guardian'>,
  details: Partial<ProspectDetails> = {},
): Promise<string> {
  const { prospectId } = await createProspect(services, {
    actor: guardian,
    details: { ...builtDetails, ...details },
  })
  await submitProspect(services, { actor: guardian, prospectId })
  return prospectId
}

/** For tests: a public profile with one open goal. */
export async function buildVisible(
  services: Services,
  circle: Circle,
  details: Partial<ProspectDetails> = {},
): Promise<{ prospectId: string; goalId: string }> {
  const prospectId = await buildPending(services, circle, details)
  const goal = await saveGoal(services, {
    actor: circle.guardian,
    prospectId,
    title: 'Spikes',
    targetCents: 12_000,
  })
  await grantConsent(services, { actor: circle.guardian, prospectId })
  await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  return { prospectId, goalId: goal.id }
}
