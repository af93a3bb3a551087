import { fileEndpoints } from '@tower/contract/oversight/files.contract.ts'
import { fillAddress } from '@tower/contract/address.ts'
import { signedLinkSeconds } from '@tower/contract/oversight/files.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../refusal.ts'
import { acceptedKeys, turnedKey } from '../../secret-keys.ts'
import type { Services } from '../../services.ts'

export type FileForm = 'whole' | 'thumbnail'

/** Where everyone may see a file. */
export function publicAddress(fileId: string, form: FileForm): string {
  return fillAddress(form === 'whole' ? fileEndpoints.read.path : fileEndpoints.readThumbnail.path, {
    fileId,
  })
}

/** The file that an address of this site means; undefined for any other address. */
export function fileOfAddress(address: string): string | undefined {
  return /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1]
}

/** Where a file can be seen for ten minutes by whoever holds the address. Whom to give it to, its domain says. */
export function signedAddress(
  services: Pick<Services, 'config' | 'clock'>,
  fileId: string,
  form: FileForm,
): string {
  const expires = Math.floor(services.clock.now().getTime() / 1000) + signedLinkSeconds
  const { path } = form === 'whole' ? fileEndpoints.open : fileEndpoints.openThumbnail
  const query = new URLSearchParams({
    expires: String(expires),
    signature: sign(services, { fileId, form, expires }),
  })
  return `${fillAddress(path, { fileId })}?${query.toString()}`
}

/** Refuses an address that was not made here, or too long ago. */
export function requireSigned(
  services: Pick<Services, 'config' | 'clock'>,
  { signature, ...signed }: { fileId: string; form: FileForm; expires: number; signature: string },
): void {
  if (!isSigned(services, signed, signature)) throw new Refusal('files.not_found')
  if (signed.expires * 1000 < services.clock.now().getTime()) throw new Refusal('files.link_expired')
}

type Signed = { fileId: string; form: FileForm; expires: number; standing?: string }

function sign({ config }: Pick<Services, 'config'>, signed: Signed): string {
  return signWith(turnedKey(config, 'file-link/1'), signed)
}

function isSigned({ config }: Pick<Services, 'config'>, signed: Signed, signature: string): boolean {
  const given = Buffer.from(signature)
  return acceptedKeys(config, 'file-link/1').some((key) => {
    const right = Buffer.from(signWith(key, signed))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

function signWith(key: Buffer, { fileId, form, expires, standing }: Signed): string {
  return createHmac('sha256', key)
    .update([fileId, form, expires, ...(standing === undefined ? [] : [standing])].join('|'))
    .digest('base64url')
}

/**
 * An address of a domain's own that works for ten minutes. `standing` is what it rests on besides time: when that changes,
 * every address that was signed before ends.
 */
export function signAddress(
  services: Pick<Services, 'config' | 'clock'>,
  { path, standing }: { path: string; standing: string },
): string {
  const expires = Math.floor(services.clock.now().getTime() / 1000) + signedLinkSeconds
  const query = new URLSearchParams({
    expires: String(expires),
    signature: sign(services, { fileId: path, form: 'whole', expires, standing }),
  })
  return `${path}?${query.toString()}`
}

export type SignedQuery = { expires?: number | undefined; signature?: string | undefined }

/** Whether an address was signed by {@link signAddress} on what it still rests on; one that was and is too old is refused. */
export function isSignedAddress(
  services: Pick<Services, 'config' | 'clock'>,
  { path, standing, expires, signature }: { path: string; standing: string } & SignedQuery,
): boolean {
  if (expires === undefined || signature === undefined) return false
  if (!isSigned(services, { fileId: path, form: 'whole', expires, standing }, signature)) return false
  if (expires * 1000 < services.clock.now().getTime()) throw new Refusal('files.link_expired')
  return true
}
