import { createCipheriv, createDecipheriv } from 'node:crypto'
import { acceptedKeys, keptKey, turnedKey } from '../secret-keys.ts'
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
  const seal = createCipheriv(cipher, keyOf(services.config, use), iv).setAAD(Buffer.from(beside))
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
  for (const key of keysOf(services.config, use)) {
    const text = openWith(key, beside, bytes)
    if (text !== undefined) return text
  }
  return undefined
}

/** Whether a text is sealed as it would be now, and not by a secret that is only accepted. */
export function isSealedByNow(
  { config }: Keyed,
  { use, beside = '' }: { use: MailSeal; beside?: string },
  bytes: Buffer,
) {
  return openWith(keyOf(config, use), beside, bytes) !== undefined
}

function openWith(key: Buffer, beside: string, bytes: Buffer): string | undefined {
  try {
    const open = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(beside))
    open.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([open.update(bytes.subarray(ivBytes + tagBytes)), open.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Links in mails that were sent long ago go on working: their key stays. */
function keyOf(config: Services['config'], use: MailSeal): Buffer {
  return use === 'mail-params/1' ? turnedKey(config, use) : keptKey(config, use)
}

function keysOf(config: Services['config'], use: MailSeal): Buffer[] {
  return use === 'mail-params/1' ? acceptedKeys(config, use) : [keptKey(config, use)]
}
