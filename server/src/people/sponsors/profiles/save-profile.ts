import { Handle, SponsorProfileDraft } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { handlePattern, reservedHandles } from '@tower/contract/people/sponsor-profiles.ts'
import { brokenConstraint } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { type ProfileValues, upsertProfile } from './profiles.queries.ts'
import { readOwnPath, readWebLink } from './web-link.ts'

/**
 * Keeps a sponsor's public profile. Handles are lower case and belong to one sponsor; the sponsor's own stays theirs.
 * Reserved words answer like taken ones.
 */
export async function saveProfile(
  services: Services,
  { userId, profile }: { userId: string; profile: SponsorProfileDraft },
): Promise<void> {
  const values = parseProfile(profile)
  const at = services.clock.now()
  try {
    await services.database.transaction((tx) => upsertProfile(tx, { userId, values, at }))
  } catch (error) {
    if (brokenConstraint(error) === 'sponsor_profiles__one_per_handle') {
      throw new Refusal('sponsor_profiles.handle_taken')
    }
    throw error
  }
}

function parseProfile(profile: SponsorProfileDraft): ProfileValues {
  const read = SponsorProfileDraft.safeParse(profile)
  if (!read.success) throw new Refusal('request.invalid')
  const { handle, display_name, tagline, website_url, logo_url, ...shown } = read.data
  return {
    handle: handle?.trim() ? readHandle(handle) : null,
    display_name: display_name ?? null,
    tagline: tagline ?? null,
    website_url: website_url ? required(readWebLink(website_url)) : null,
    logo_url: logo_url ? required(readOwnPath(logo_url) ?? readWebLink(logo_url)) : null,
    ...shown,
  }
}

function readHandle(typed: string): string {
  const { data: handle = '' } = Handle.safeParse(typed)
  if (!handlePattern.test(handle)) throw new Refusal('sponsor_profiles.handle_invalid')
  if (reservedHandles.has(handle)) throw new Refusal('sponsor_profiles.handle_taken')
  return handle
}

function required(link: string | undefined): string {
  if (link === undefined) throw new Refusal('sponsor_profiles.link_invalid')
  return link
}
