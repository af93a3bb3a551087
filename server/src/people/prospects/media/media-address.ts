import { fillAddress } from '@tower/contract/address.ts'
import { prospectPortalEndpoints } from '@tower/contract/people/prospect-portal.contract.ts'
import { signAddress } from '../../../oversight/files/file-address.ts'
import type { Services } from '../../../services.ts'

/** A picture or film itself, a small form of a picture, the frame of a film, its captions. */
export type MediaForm = 'whole' | 'small' | 'poster' | 'captions'

export const mediaEndings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

const forms: Readonly<Record<string, MediaForm>> = { small: 'small', poster: 'poster', vtt: 'captions' }
const named =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-(small|poster)\.webp|\.(webp|mp4|mov|webm|vtt))$/

/** Where everyone sees something while it is public. Its ending says whether it is a film. */
export function mediaPath(mediaId: string, ending: string): string {
  return fillAddress(prospectPortalEndpoints.media.path, { name: `${mediaId}.${ending}` })
}

/** The address of another form of what lies at an address of ours. */
export function formPath(path: string, form: Exclude<MediaForm, 'whole'>): string {
  return path.replace(/\.\w+$/, form === 'captions' ? '.vtt' : `-${form}.webp`)
}

/** What a name asks for. */
export function readMediaName(name: string): { mediaId: string; form: MediaForm } | undefined {
  const [, mediaId, variant, ending] = named.exec(name) ?? []
  if (mediaId === undefined) return undefined
  return { mediaId, form: forms[variant ?? ending ?? ''] ?? 'whole' }
}

/**
 * What a signed address rests on: whose consent is in force. Taken back, every address that was given out before ends with
 * it, whoever holds it.
 */
export const standingOf = (consentId: number | string | null): string => `consent ${consentId ?? 'none'}`

/** Where whoever keeps a profile, and staff, see something that is not public. */
export function signedMedia(
  services: Pick<Services, 'config' | 'clock'>,
  { path, consentId }: { path: string; consentId: number | string | null },
): string {
  return signAddress(services, { path, standing: standingOf(consentId) })
}
