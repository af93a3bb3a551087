import type { ConsentParts } from './consents.queries.ts'

/** Pictures, city and school are parts of the profile: without it they are not allowed either. */
export function withinProfile({ profile, photos, location, school }: ConsentParts): ConsentParts {
  return { profile, photos: profile && photos, location: profile && location, school: profile && school }
}
