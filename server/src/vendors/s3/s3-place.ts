import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Place, PlacedObject } from '../../storage/places/place.ts'
import { putFirst, usuallySettledMs } from './put-first.ts'
import { openS3Client, type S3Settings } from './s3-store.ts'

/** Backups in a bucket. Its protocol asks for the size beforehand, so bytes lie in this machine's folder for what is on its way first. */
export function createS3Place(
  settings: S3Settings,
  { settledMs = usuallySettledMs }: { settledMs?: number } = {},
): Place {
  const { bucket, prefix } = settings
  const client = openS3Client(settings, { mayTakeMs: 3_600_000 })
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  return {
    label: `s3://${bucket}/${prefix}`,
    async put(name, bytes, { keepsFirst } = { keepsFirst: false }) {
      const folder = await mkdtemp(join(tmpdir(), 'tower-backup-'))
      const path = join(folder, 'part')
      try {
        await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
        const { size } = await stat(path)
        const send = (sent: { Body: ReadStream | Buffer; IfNoneMatch?: '*' }) =>
          client.send(new PutObjectCommand({ ...at(name), ContentLength: size, ...sent }))
        if (keepsFirst) {
          // Little, and sent more than once.
          const Body = await readFile(path)
          await putFirst((condition) => send({ Body, ...condition }), settledMs)
        } else {
          const Body = createReadStream(path)
          await send({ Body }).finally(() => Body.destroy())
        }
        return size
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async open(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return Body instanceof Readable ? Body : undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async list(under) {
      const found: PlacedObject[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            ...{ Bucket: bucket, Prefix: prefix + under },
            ...(ContinuationToken && { ContinuationToken }),
          }),
        )
        for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
          found.push({ name: Key.slice(prefix.length), bytes: Size, modifiedAt: LastModified })
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return found
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)))
    },
    freeBytes: () => Promise.resolve(undefined),
  }
}
