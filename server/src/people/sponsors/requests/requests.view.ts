import type { SponsorRequest } from '@tower/contract/people/sponsor-requests.contract.ts'
import type { Config } from '../../../config.ts'
import { packetLink } from './packet-link.ts'
import type { SponsorRequestRow } from './requests.queries.ts'

/** Somebody who wants to sponsor, as staff see them. */
export function viewRequest(
  config: Pick<Config, 'ORIGIN' | 'PORT'>,
  { packet_key: packetKey, locale: _, ...request }: SponsorRequestRow,
): SponsorRequest {
  return {
    ...request,
    action_link: packetKey === null ? null : packetLink(config, packetKey),
    requested_at: request.requested_at.toISOString(),
    invited_at: request.invited_at?.toISOString() ?? null,
    released_at: request.released_at?.toISOString() ?? null,
    fulfilled_at: request.fulfilled_at?.toISOString() ?? null,
  }
}

export const requestHeader = [
  'organization',
  'email',
  'contact',
  'requested_at_utc',
  'status',
  'onboarding_status',
  'invited_at_utc',
  'released_at_utc',
  'fulfilled_at_utc',
]

/** The same as a line of a file. */
export function viewRequestLine(request: SponsorRequestRow): string[] {
  const day = (at: Date | null) => at?.toISOString() ?? ''
  const { org_name: org, email, contact_name: contact, status, onboarding_status: onboarding } = request
  return [
    ...[org, email, contact ?? '', day(request.requested_at), status, onboarding],
    ...[day(request.invited_at), day(request.released_at), day(request.fulfilled_at)],
  ]
}
