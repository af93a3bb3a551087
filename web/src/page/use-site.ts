import { usualCardFee } from '@tower/contract/money/fee-cover.ts'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '@tower/contract/outreach/site.ts'

const unknownSite: Site = {
  name: 'Project Tower',
  legalName: '',
  ein: '',
  origin: '',
  nominations: true,
  storybooks: true,
  cardFee: usualCardFee,
  demo: false,
}

/** The charity and this installation, as the operator described them; a stand-in when even the frame failed to load. */
export function useSite(): Site {
  return useRouteLoaderData<{ site: Site }>('root')?.site ?? unknownSite
}

let isStale = false

/** Whether what the frame says of the charity is read anew: usually it changes with the document alone. */
export const isSiteStale = (): boolean => isStale

/** Says so, until it was read. */
export const markSite = (stale: boolean): void => {
  isStale = stale
}
