import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import { BackupFault } from '../../storage/places/backup-fault.ts'

/** 32 MB and about a third of a second for each guess; less memory than OWASP's first choice, with as many rounds more. */
export const usualCost = { N: 2 ** 15, r: 8, p: 3 }
export type Cost = typeof usualCost

const magic = Buffer.from('TWB1')
const saltBytes = 16
const pieceBytes = 64 * 1024
const tagBytes = 16

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt)

/** The key of a passphrase. */
export function deriveKey(passphrase: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return derive(passphrase.normalize('NFC'), salt, 32, { ...cost, maxmem: 256 * cost.N * cost.r })
}

/** By which a passphrase is known again before anything is opened with it. */
export function checkOf(key: Buffer): Buffer {
  return createHmac('sha256', key).update('tower-backup check').digest()
}

export function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The name of a file's bytes where they lie sealed: their hash would say which file it is. */
export function hiddenName(key: Buffer, hash: string): string {
  return createHmac('sha256', key).update(`file ${hash}`).digest('hex')
}

/**
 * Seals a stream under a name: `TWB1`, 16 random bytes, then pieces of 64 KiB, each AES-256-GCM with its tag behind it. The key is
 * HKDF-SHA-256 of the backup's with these bytes and the name; the nonce is the piece's number in 11 bytes and 1 for the last,
 * else 0. So a piece that is changed, left out, moved, cut off or taken from elsewhere does not open.
 */
export async function* seal(key: Buffer, name: string, bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const salt = randomBytes(saltBytes)
  yield Buffer.concat([magic, salt])
  const own = keyOf(key, salt, name)
  let number = 0
  for await (const { piece, isLast } of inPieces(bytes, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number++, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/** Opens what was sealed under this name; throws {@link BackupFault} at the first piece that is not as it was sealed. */
export async function* unseal(
  key: Buffer,
  name: string,
  sealed: AsyncIterable<Buffer>,
): AsyncIterable<Buffer> {
  let head = Buffer.alloc(0)
  let own: Buffer | undefined
  let number = 0
  const body = async function* () {
    for await (const chunk of sealed) {
      if (own) yield chunk
      else {
        head = Buffer.concat([head, chunk])
        if (head.length < magic.length + saltBytes) continue
        if (!head.subarray(0, magic.length).equals(magic)) throw damaged(name)
        own = keyOf(key, head.subarray(magic.length, magic.length + saltBytes), name)
        yield head.subarray(magic.length + saltBytes)
      }
    }
  }
  for await (const { piece, isLast } of inPieces(body(), pieceBytes + tagBytes)) {
    if (!own || piece.length < tagBytes) throw damaged(name)
    const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(number++, isLast))
    decipher.setAuthTag(piece.subarray(piece.length - tagBytes))
    const plain = decipher.update(piece.subarray(0, piece.length - tagBytes))
    try {
      decipher.final()
    } catch {
      throw damaged(name)
    }
    yield plain
  }
}

/** What stands where something else was written. */
export function damaged(name: string): BackupFault {
  return new BackupFault(
    `The backup is damaged: ${name} is not as it was written. Nothing of it was used. Take another backup.`,
  )
}

function keyOf(key: Buffer, salt: Buffer, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `tower-backup/1 ${name}`, 32))
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** The same bytes in pieces of one size; the last is what is left, and always there. */
async function* inPieces(
  bytes: AsyncIterable<Buffer>,
  size: number,
): AsyncIterable<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    held.push(chunk)
    length += chunk.length
    if (length <= size) continue
    const all = Buffer.concat(held, length)
    let at = 0
    for (; length - at > size; at += size) yield { piece: all.subarray(at, at + size), isLast: false }
    held = [all.subarray(at)]
    length -= at
  }
  yield { piece: Buffer.concat(held, length), isLast: true }
}
