import { insertClaim } from '../../../src/matching/nominations/claims/claims.queries.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'

/** One confirmation waits for staff: for Room 33 another address is on record. Nobody is mailed. */
export function openDemoClaim({ database, clock }: Services): Promise<unknown> {
  return database.transaction((tx) =>
    insertClaim(tx, {
      classroomId: demoId('Room 33'),
      displayName: 'Ms. Demo-Ferris',
      email: 'ferris@demo-dayton.edu',
      locale: 'en',
      because: 'other_address',
      at: clock.now(),
    }),
  )
}
