import { programEndpoints } from '@tower/contract/outreach/programs.contract.ts'
import { retention } from '@tower/contract/retention.ts'
import { ofAddress } from '../../personal-parts.ts'
import { findInterestsUnder } from './interests-under.queries.ts'
import { eraseInterests } from './erase-interests.ts'
import { exportInterests } from './export-interests.ts'
import { programOpenMail, programOpenWording } from './program-open-mail.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const declares = {
  mails: {
    program_open: { write: programOpenMail, wording: programOpenWording },
  },
  auditActions: ['programs.opened', 'programs.changed', 'programs.closed', 'programs.reordered'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    programs: typeof declares
  }
}

/** What the charity runs, and who wants to hear when it opens. */
export const programs = {
  name: 'programs',
  floor: 2,
  duty: 'content',
  ...declares,
  owns: { program_interests: 'deleted', programs: 'changed' },
  keeps: {
    interests: ['program_interests'],
    nobody: ['programs'],
  },
  routes: async () => {
    const { programDeskRoutes } = await import('./desk/desk.routes.ts')
    const { programRoutes } = await import('./programs.routes.ts')
    return (serve, services, { readProgramGifts }) => {
      programRoutes(serve, services, readProgramGifts)
      programDeskRoutes(serve, services)
    }
  },
  expiry: { rows: { program_interests: outlived('created_at', retention.interests) } },
  openCalls: [{ call: programEndpoints.follow, guard: 'form' }],
  personalData: [
    {
      name: 'program_interests',
      findUnder: (_, tx, email) => findInterestsUnder(tx, email),
      erase: (_, tx, { addresses }) => eraseInterests(tx, addresses),
      export: ofAddress(exportInterests),
      place: 110,
    },
  ],
} as const satisfies Domain
