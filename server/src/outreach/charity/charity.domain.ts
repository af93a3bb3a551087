import type { Declares, Domain } from '../../domain.ts'

const declares = {
  auditActions: [
    ...(['charity.changed', 'charity.legal_changed', 'charity.restored'] as const),
    'charity.zone_changed',
    ...(['charity.texts_changed', 'charity.texts_restored'] as const),
    ...(['charity.team_changed', 'charity.team_restored'] as const),
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    charity: typeof declares
  }
}

/** What the charity says of itself: who it is, who its team is, and the texts of its pages and mails. */
export const charity = {
  name: 'charity',
  floor: 2,
  duty: 'content',
  ...declares,
  owns: {
    ...{ charity_details: 'appended', page_texts: 'appended', team_lists: 'appended' },
    charity_zones: 'appended',
    text_drafts: 'deleted',
  },
  keeps: {
    staffActs: ['charity_details', 'charity_zones', 'page_texts', 'team_lists'],
    nobody: ['text_drafts'],
  },
  reads: ['files', 'users'],
  expiry: { rows: { text_drafts: `expires_at < now()` } },
  routes: async () => {
    const { charityRoutes } = await import('./charity.routes.ts')
    const { pageTextRoutes } = await import('./texts/page-texts.routes.ts')
    const { teamRoutes } = await import('./team/team.routes.ts')
    const { zoneRoutes } = await import('./zones/zones.routes.ts')
    return async (serve, services, { onClose }) => {
      onClose(await services.charity.listen())
      charityRoutes(serve, services)
      pageTextRoutes(serve, services)
      teamRoutes(serve, services)
      zoneRoutes(serve, services)
    }
  },
} as const satisfies Domain
