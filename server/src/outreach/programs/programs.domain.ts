import { ofAddress } from '../../personal-parts.ts'
import { eraseInterests, exportInterests } from './erase-interests.ts'
import { programRoutes } from './programs.routes.ts'
import type { Domain } from '../../domain.ts'

/** What the charity runs, and who wants to hear when it opens. */
export const programs = {
  name: 'programs',
  floor: 2,
  owns: { program_interests: 'deleted', programs: 'changed' },
  reads: ['mails'],
  routes: (serve, services, { readProgramGifts }) => programRoutes(serve, services, readProgramGifts),
  personalData: [
    {
      name: 'program_interests',
      erase: (_, tx, { addresses }) => eraseInterests(tx, addresses),
      export: ofAddress(exportInterests),
      place: 110,
    },
  ],
} as const satisfies Domain
