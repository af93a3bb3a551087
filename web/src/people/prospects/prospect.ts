import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { prospectEndpoints } from '@tower/contract/people/prospects.contract.ts'
import type { Texts } from '../../texts/texts.ts'
import { fillText } from '../../texts/fill-text.ts'
import type { SportTone } from './sport-look.ts'

/** What the list knows of a prospect, and the color of their sport. */
export type ListedProspect = CallOutput<typeof prospectEndpoints.list>['items'][number] & { tone: SportTone }
/** What the page of one knows. */
export type Prospect = CallOutput<typeof prospectEndpoints.detail>
export type ProspectGoal = Prospect['goals'][number]
/** An update, and what its address shows; a note without a picture has none. */
export type ProspectUpdate = Prospect['updates'][number] & { kind: 'film' | 'picture' | 'note' }

/** First name and initial: more of a name is never public. */
export function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim()
}

/** City and state, or what is known of them. */
export function placeOf(
  { city, state }: Pick<ListedProspect, 'city' | 'state'>,
  texts: Texts['prospects'],
): string {
  return city && state ? fillText(texts.place, { city, state }) : (city ?? state ?? '')
}
