import { eraseProspects, exportProspects, listProspectNames } from './erase-prospects.ts'
import { prospectRoutes } from './prospects.routes.ts'
import type { Domain } from '../../domain.ts'

/** Young people and what they save for. */
export const prospects = {
  name: 'prospects',
  floor: 2,
  owns: {
    prospect_consents: 'appended',
    prospect_goals: 'changed',
    prospect_media: 'deleted',
    prospect_updates: 'deleted',
    prospects: 'changed',
    public_prospect_goals: 'fixed',
    public_prospect_updates: 'fixed',
    public_prospects: 'fixed',
  },
  routes: prospectRoutes,
  personalData: [
    {
      name: 'prospects',
      findWords: async (tx, userId) => ({ addresses: [], names: await listProspectNames(tx, userId) }),
      erase: (_, tx, traces) => eraseProspects(tx, traces),
      export: (_, tx, { userId }) => exportProspects(tx, userId),
      place: 100,
    },
  ],
} as const satisfies Domain
