import type { Role } from '@tower/contract/access.ts'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import type { Actor } from '../../../src/http/actor.ts'
import type { Services } from '../../../src/services.ts'
import { buildUser } from './build-user.ts'

/** Someone signed in with a role, for tests of operations. */
export async function buildActor(services: Services, role: Role = 'admin'): Promise<Actor> {
  const email = `${role}@tower.test`
  const userId = await buildUser(services, email, role)
  return {
    userId,
    sessionId: crypto.randomUUID(),
    email,
    role,
    heldRole: role,
    duties: dutiesOf(role, null),
    secondFactor: 'not_needed',
    assurance: 'aal1',
    provedAt: services.clock.now(),
  }
}
