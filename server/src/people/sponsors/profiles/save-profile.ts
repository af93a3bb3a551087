import { Handle, SponsorProfileDraft } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { handlePattern, reservedHandles, sponsorLogo } from '@tower/contract/people/sponsor-profiles.ts'
import { withScheme } from '@tower/contract/people/web-address.ts'
import { brokenConstraint, type Tx } from '../../../database/database.ts'
import { attachPicture } from '../../../oversight/files/attach-picture.ts'
import { fileOfAddress } from '../../../oversight/files/file-address.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findProfileForUpdate, type ProfileValues, updateProfile } from './profiles.queries.ts'
import { readWebLink } from './web-link.ts'

/**
 * Keeps a sponsor's public profile. Handles are lower case and belong to one sponsor; the sponsor's own stays theirs.
 * Reserved words answer like taken ones.
 */
export async function saveProfile(
  services: Services,
  { userId, profile }: { userId: string; profile: SponsorProfileDraft },
): Promise<ProfileValues> {
  const values = parseProfile(profile)
  const at = services.clock.now()
  try {
    return await services.database.transaction(async (tx) => {
      const before = await findProfileForUpdate(tx, userId, at)
      await changeLogo(tx, { userId, from: before.logo_url, to: values.logo_url, at })
      return updateProfile(tx, { userId, values, at })
    })
  } catch (error) {
    if (brokenConstraint(error) === 'sponsor_profiles__one_per_handle') {
      throw new Refusal('sponsor_profiles.handle_taken')
    }
    throw error
  }
}

/** A logo of this site is a file of the sponsor's own; the one whose place it takes goes. */
async function changeLogo(
  tx: Tx,
  { userId, from, to, at }: { userId: string; from: string | null; to: string | null; at: Date },
): Promise<void> {
  const [before, after] = [from, to].map((address) => address && fileOfAddress(address))
  const attached = {
    ownerId: userId,
    rule: sponsorLogo,
    at,
    unknown: 'sponsor_profiles.logo_unknown',
  } as const
  if (to && after) await attachPicture(tx, { address: to, ...attached })
  if (before && before !== after) await removeFile(tx, before, at)
}

function parseProfile(profile: SponsorProfileDraft): ProfileValues {
  const read = SponsorProfileDraft.safeParse(profile)
  if (!read.success) throw new Refusal('request.invalid')
  const { handle, display_name, tagline, website_url, logo_url, ...shown } = read.data
  return {
    handle: handle?.trim() ? readHandle(handle) : null,
    display_name: display_name ?? null,
    tagline: tagline ?? null,
    website_url: website_url ? required(readWebLink(withScheme(website_url))) : null,
    logo_url: logo_url ? required(readLogo(logo_url)) : null,
    ...shown,
  }
}

function readHandle(typed: string): string {
  const { data: handle = '' } = Handle.safeParse(typed)
  if (!handlePattern.test(handle)) throw new Refusal('sponsor_profiles.handle_invalid')
  if (reservedHandles.has(handle)) throw new Refusal('sponsor_profiles.handle_taken')
  return handle
}

/** A file of this site, or an address elsewhere, which is shown as a link. */
const readLogo = (typed: string) => (fileOfAddress(typed) ? typed : readWebLink(typed))

function required(link: string | undefined): string {
  if (link === undefined) throw new Refusal('sponsor_profiles.link_invalid')
  return link
}
