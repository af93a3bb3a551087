import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { errorCode } from '../../database/database.ts'
import { isDiskFull } from '../../disk-full.ts'
import { BackupFault } from '../../storage/places/backup-fault.ts'
import type { Place } from '../../storage/places/place.ts'
import { checkOf, damaged, deriveKey, hiddenName, isSame, seal, unseal, usualCost } from './sealing.ts'

/** A place whose backups are sealed with a passphrase, or all of them with none. */
export type Vault = {
  place: Place
  isSealed: boolean
  /** Writes a stream, compressed where that is worth it. Answers how many bytes lie there. */
  write(name: string, bytes: AsyncIterable<Buffer>, how?: { compressed: boolean }): Promise<number>
  /** What was written under this name; throws {@link BackupFault} where it is missing, cut or changed. */
  read(name: string, how?: { compressed: boolean }): AsyncIterable<Buffer>
  has(name: string): Promise<boolean>
  remove(name: string): Promise<void>
  /** Where the bytes of a file lie, by their hash. */
  fileName(hash: string): string
  /** How a name ends at the place. */
  ending: string
  /** The same over another place: what is written there opens here, too, under the same name. */
  over(place: Place): Vault
}

const aboutName = 'tower-backups.json'
export const format = 'tower-backup/1'

const About = z.object({
  format: z.string(),
  sealing: z
    .object({
      kdf: z.literal('scrypt'),
      N: z.number().int(),
      r: z.number().int(),
      p: z.number().int(),
      salt: z.base64(),
      check: z.base64(),
    })
    .nullable(),
})

/**
 * Opens a place, and makes a new one of it where `mayBegin` and nothing lies there. One place has one passphrase: files lie there
 * once for all of its backups.
 */
export async function openVault(
  place: Place,
  { passphrase, mayBegin }: { passphrase: string | undefined; mayBegin: boolean },
): Promise<Vault> {
  const about = (await readAbout(place)) ?? (mayBegin ? await begin(place, passphrase) : undefined)
  if (!about) throw new BackupFault(`There are no backups in ${place.label}.`)
  if (about.format !== format)
    throw new BackupFault(`The backups in ${place.label} are of another version (${about.format}).`)
  return vaultOver(place, await openWith(place, about, passphrase))
}

async function readAbout(place: Place): Promise<z.infer<typeof About> | undefined> {
  const stream = await place.open(aboutName)
  if (!stream) return undefined
  const parsed = About.safeParse(parseJson((await buffer(stream)).toString('utf8')))
  if (!parsed.success) throw damaged(aboutName)
  return parsed.data
}

/** What is no JSON is nothing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

async function begin(place: Place, passphrase: string | undefined): Promise<z.infer<typeof About>> {
  const salt = randomBytes(16)
  const key = passphrase === undefined ? undefined : await deriveKey(passphrase, salt, usualCost)
  const [saltText, check] = [salt.toString('base64'), key && checkOf(key).toString('base64')]
  const about = {
    format,
    sealing: check ? { kdf: 'scrypt' as const, ...usualCost, salt: saltText, check } : null,
  }
  const text = `${JSON.stringify(about, null, 2)}\n`
  await place.put(aboutName, Readable.from([Buffer.from(text)]), { keepsFirst: true })
  // Another backup may have begun here at the same moment: both seal with the key of whichever was first.
  return (await readAbout(place)) ?? about
}

async function openWith(
  { label }: Place,
  { sealing }: z.infer<typeof About>,
  passphrase: string | undefined,
): Promise<Buffer | undefined> {
  if (!sealing && passphrase === undefined) return undefined
  if (!sealing)
    throw new BackupFault(
      `The backups in ${label} are not sealed, and BACKUP_PASSPHRASE is set. Name another place for sealed ones, or leave the passphrase out.`,
    )
  if (passphrase === undefined)
    throw new BackupFault(`The backups in ${label} are sealed. Give their BACKUP_PASSPHRASE.`)
  const { N, r, p, salt, check } = sealing
  if (N > 2 ** 20 || r * p > 64) throw damaged(aboutName)
  const key = await deriveKey(passphrase, Buffer.from(salt, 'base64'), { N, r, p })
  if (!isSame(checkOf(key), Buffer.from(check, 'base64')))
    throw new BackupFault(`BACKUP_PASSPHRASE is not the one that the backups in ${label} are sealed with.`)
  return key
}

const usually = { compressed: true }

function vaultOver(place: Place, key: Buffer | undefined): Vault {
  const ending = key ? '.sealed' : ''
  return {
    place,
    ending,
    isSealed: key !== undefined,
    over: (other) => vaultOver(other, key),
    async write(name, bytes, { compressed } = usually) {
      let written = 0
      const keep = async (source: AsyncIterable<Buffer>): Promise<void> => {
        written = await place.put(name + ending, key ? seal(key, name, source) : source)
      }
      try {
        // The tables of a charity are a tenth of their size then; more effort gains little and takes twice as long.
        if (compressed) await pipeline(bytes, createGzip({ level: 3 }), keep)
        else await keep(bytes)
      } catch (error) {
        if (isDiskFull(error))
          throw new BackupFault(
            `There is no space left in ${place.label}. What was begun of this backup was removed.`,
          )
        throw error
      }
      return written
    },
    read: (name, { compressed } = usually) => readOver(place, key, { name, ending, compressed }),
    has: async (name) => {
      const stream = await place.open(name + ending)
      stream?.destroy()
      return stream !== undefined
    },
    remove: (name) => place.remove(name + ending),
    fileName: (hash) => {
      const name = key ? hiddenName(key, hash) : hash
      return `files/${name.slice(0, 2)}/${name}`
    },
  }
}

async function* readOver(
  place: Place,
  key: Buffer | undefined,
  { name, ending, compressed }: { name: string; ending: string; compressed: boolean },
): AsyncIterable<Buffer> {
  const stored = await place.open(name + ending)
  if (!stored)
    throw new BackupFault(`The backup is not whole: ${name} is missing in ${place.label}. Take another one.`)
  const source = key ? unseal(key, name, stored) : (stored as AsyncIterable<Buffer>)
  if (!compressed) {
    yield* source
    return
  }
  const gunzip = createGunzip()
  // What breaks it off is thrown where it is read.
  const flow = pipeline(source, gunzip).catch(() => undefined)
  try {
    yield* gunzip as AsyncIterable<Buffer>
  } catch (error) {
    throw errorCode(error)?.startsWith('Z_') ? damaged(name) : error
  } finally {
    gunzip.destroy()
    stored.destroy()
    await flow
  }
}
