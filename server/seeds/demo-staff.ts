import { dutiesOf } from '@tower/contract/people/duties.ts'
import type { Actor } from '../src/http/actor.ts'
import type { Services } from '../src/services.ts'
import { demoId } from './demo-chance.ts'

/** One of the demo's staff, as who acts. */
export function demoStaff({ clock }: Services, role: 'admin' | 'superadmin'): Actor {
  const email = `${role}@tower.test`
  const held = { role, heldRole: role, secondFactor: 'not_needed', assurance: 'aal1' } as const
  const duties = dutiesOf(role, null)
  return {
    userId: demoId(email),
    sessionId: demoId('a session of the demo'),
    email,
    duties,
    ...held,
    provedAt: clock.now(),
  }
}
