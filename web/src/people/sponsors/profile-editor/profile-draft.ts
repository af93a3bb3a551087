import type {
  OwnSponsorProfile,
  SponsorProfileDraft,
} from '@tower/contract/people/sponsor-profiles.contract.ts'
import { withScheme } from '@tower/contract/people/web-address.ts'
import { handlePattern, maxDisplayName, maxTagline } from '@tower/contract/people/sponsor-profiles.ts'
import { readUrl } from '../../../api/read-url.ts'
import type { TextsOf } from '../../../texts/texts.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { normalHandle } from './use-handle-check.ts'

/** A profile as it is being typed. */
export type ProfileDraft = {
  handle: string
  display_name: string
  tagline: string
  website_url: string
  logo_url: string | null
  show_totals: boolean
  show_recent_gifts: boolean
  show_milestones: boolean
}

export type ProfileFaults = Partial<Record<'handle' | 'display_name' | 'tagline' | 'website_url', string>>

/** What stands in the form before anything is typed. */
export function draftOf(profile: OwnSponsorProfile): ProfileDraft {
  return {
    ...profile,
    handle: profile.handle ?? '',
    display_name: profile.display_name ?? '',
    tagline: profile.tagline ?? '',
    website_url: profile.website_url ?? '',
  }
}

/** What is sent: empty fields are null. */
export function profileOf({
  handle,
  display_name,
  tagline,
  website_url,
  ...rest
}: ProfileDraft): SponsorProfileDraft {
  return {
    ...rest,
    handle: normalHandle(handle) || null,
    display_name: display_name.trim() || null,
    tagline: tagline.trim() || null,
    website_url: website_url.trim() || null,
  }
}

/** What is wrong with it before anybody is asked. */
export function findFaults(
  draft: ProfileDraft,
  texts: TextsOf<'profileEditor'>['profileEditor'],
): ProfileFaults {
  const faults: ProfileFaults = {}
  const handle = normalHandle(draft.handle)
  if (handle && !handlePattern.test(handle)) faults.handle = texts.handleInvalid
  const tooLong = (text: string, count: number) =>
    text.trim().length > count ? fillText(texts.tooLong, { count }) : undefined
  const [name, tagline] = [tooLong(draft.display_name, maxDisplayName), tooLong(draft.tagline, maxTagline)]
  if (name) faults.display_name = name
  if (tagline) faults.tagline = tagline
  if (!isWebAddress(draft.website_url.trim())) faults.website_url = texts.linkInvalid
  return faults
}

function isWebAddress(typed: string): boolean {
  if (typed === '') return true
  const text = withScheme(typed)
  return /^https?:\/\//i.test(text) && readUrl(text)?.hostname.includes('.') === true
}
