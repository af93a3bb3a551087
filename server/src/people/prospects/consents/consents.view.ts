import type { ConsentCase, ConsentLink } from '@tower/contract/people/prospect-consents.contract.ts'
import { isOfAge } from '@tower/contract/people/prospects.ts'
import type { ConsentCaseRow } from './consent-cases.queries.ts'
import type { OpenedLink } from './read-consent-cases.ts'

/** One athlete as whoever may speak for them sees the matter: no surname, no other guardian, no birthday. */
export function viewConsentCase(
  row: ConsentCaseRow,
  { voice, at }: { voice: 'guardian' | 'athlete'; at: Date },
): ConsentCase {
  const isAdult = isOfAge(row.born_on, at)
  return {
    subject: {
      first_name: row.first_name,
      last_name: row.initial,
      headline: row.headline,
      sport: row.sport,
      position: row.position,
      bio: row.bio,
      city: row.city,
      state: row.state,
      school: row.school,
      pictures: row.pictures,
      goals: row.goals,
    },
    said:
      row.said_at === null
        ? null
        : {
            profile: row.said_profile === true,
            photos: row.said_photos === true,
            location: row.said_location === true,
            school: row.said_school === true,
            at: row.said_at.toISOString(),
          },
    in_force: {
      profile: row.consented,
      photos: row.consent_photos,
      location: row.consent_location,
      school: row.consent_school,
    },
    is_public: row.is_public,
    may_grant: voice === 'athlete' ? isAdult : !isAdult,
    has_birthday: row.born_on !== null,
  }
}

/** What a link opens. */
export function viewConsentLink(link: OpenedLink, at: Date): ConsentLink {
  if (link.state !== 'open') return { state: link.state, case: null }
  return { state: 'open', case: viewConsentCase(link.row, { voice: link.voice, at }) }
}
