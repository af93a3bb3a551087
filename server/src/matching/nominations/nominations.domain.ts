import { ofAddress } from '../../personal-parts.ts'
import { eraseNominator } from './erase-nominator.ts'
import { exportNominations } from './export-nominations.ts'
import { nominationRoutes } from './nominations.routes.ts'
import type { Domain } from '../../domain.ts'

/** Who should be drawn, as visitors say. */
export const nominations = {
  name: 'nominations',
  floor: 4,
  owns: {
    classroom_nominations: 'changed',
    confirmation_requests: 'deleted',
    nomination_confirmations: 'deleted',
    nomination_day_keys: 'changed',
    nomination_mailboxes: 'changed',
    teacher_nominations: 'changed',
  },
  reads: ['classrooms'],
  routes: nominationRoutes,
  personalData: [
    {
      name: 'nominations',
      erase: eraseNominator,
      export: ofAddress((tx, email, services) => exportNominations(services, tx, email)),
      place: 80,
    },
  ],
  expiry: {
    rows: {
      // With it goes the way back from a nomination to the network it came from.
      nomination_day_keys: `day < (now() at time zone 'UTC')::date - 1`,
      nomination_confirmations: `expires_at < now() - interval '7 days'`,
    },
  },
} as const satisfies Domain
