import { eraseProspects, listProspectNames } from './erase-prospects.ts'
import { exportProspects } from './export-prospects.ts'
import { prospectInvariants } from './prospect-invariants.ts'
import { prospectRoutes } from './prospects.routes.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  notices: ['prospect_created', 'prospect_consented', 'prospect_consent_revoked', 'prospect_update'],
  auditActions: [
    'prospects.grant_consent',
    'prospects.revoke_consent',
    'prospects.approve',
    'prospects.withdraw_approval',
    'prospects.approve_update',
    'prospects.hide_update',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    prospects: typeof declares
  }
}

/** Young people and what they save for. */
export const prospects = {
  name: 'prospects',
  floor: 2,
  ...declares,
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
  invariants: prospectInvariants,
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
