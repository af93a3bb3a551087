import type { ConsentParts } from './consents.queries.ts'

/** Pictures and the place are parts of the profile: without it they are not allowed either. */
export function withinProfile({ profile, photos, location }: ConsentParts): ConsentParts {
  return { profile, photos: profile && photos, location: profile && location }
}
