import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Services } from '../services.ts'

/** What a text of mails is sealed for; each use has a key of its own, which our secret gives. */
export type MailSeal = 'leave-mail-series/1' | 'mail-params/1'

type Keyed = Pick<Services, 'config'>

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts a text. It opens only for the same use and beside the same words (`beside`). */
export function sealText(
  services: Keyed & Pick<Services, 'random'>,
  { use, beside = '' }: { use: MailSeal; beside?: string },
  text: string,
): Buffer {
  const iv = services.random.bytes(ivBytes)
  const seal = createCipheriv(cipher, keyOf(services, use), iv).setAAD(Buffer.from(beside))
  const sealed = Buffer.concat([seal.update(text, 'utf8'), seal.final()])
  return Buffer.concat([iv, seal.getAuthTag(), sealed])
}

/** The text behind a seal; undefined where it is none of ours, of another secret, cut off or changed. */
export function openText(
  services: Keyed,
  { use, beside = '' }: { use: MailSeal; beside?: string },
  bytes: Buffer,
): string | undefined {
  if (bytes.length <= ivBytes + tagBytes) return undefined
  const key = keyOf(services, use)
  try {
    const open = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(beside))
    open.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([open.update(bytes.subarray(ivBytes + tagBytes)), open.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function keyOf({ config }: Keyed, use: MailSeal): Buffer {
  if (config.SECRET === undefined) throw new Error('the server has no secret to derive keys from')
  return Buffer.from(hkdfSync('sha256', config.SECRET, 'tower', use, 32))
}
