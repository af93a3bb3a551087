import { useRouteLoaderData } from 'react-router'
import type { Site } from './site.ts'

const unknownSite: Site = {
  name: 'Project Tower',
  legalName: '',
  ein: '',
  origin: '',
  nominations: true,
  storybooks: true,
  demo: false,
}

/** The charity and this installation, as the operator described them; a stand-in when even the frame failed to load. */
export function useSite(): Site {
  return useRouteLoaderData<{ site: Site }>('root')?.site ?? unknownSite
}
