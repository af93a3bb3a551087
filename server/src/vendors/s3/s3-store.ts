import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FileStore } from '../../storage/file-store.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Of a server that speaks the same protocol; Amazon's otherwise. */
  endpoint?: string | undefined
  /** Without them the machine's own are looked for: its role, its environment. */
  keys?: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Before each name, so that several sites share a bucket. */
  prefix: string
}

/** The name of no file. */
const nothing = '0'.repeat(64)

/** A client of S3, or of any server that speaks its protocol. */
export function openS3Client(
  { region, endpoint, keys }: S3Settings,
  { mayTakeMs = 60_000 }: { mayTakeMs?: number } = {},
): S3Client {
  return new S3Client({
    region,
    maxAttempts: 3,
    // Servers that are not Amazon's know no checksums beside the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: mayTakeMs },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: keys }),
  })
}

/** Files in a bucket of S3, or of any server that speaks its protocol. */
export function createS3Store(settings: S3Settings): FileStore {
  const { bucket, prefix } = settings
  const client = openS3Client(settings)
  const at = (hash: string) => ({ Bucket: bucket, Key: prefix + hash })
  const open: FileStore['open'] = async (hash, range) => {
    const Range = range && `bytes=${range.start}-${range.end}`
    try {
      const { Body } = await client.send(new GetObjectCommand({ ...at(hash), ...(Range && { Range }) }))
      return Body instanceof Readable ? Body : undefined
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }
  return {
    async put(hash, { path, byteSize, mediaType }) {
      const Body = createReadStream(path)
      try {
        const sent = { Body, ContentLength: byteSize, ContentType: mediaType }
        await client.send(new PutObjectCommand({ ...at(hash), ...sent }))
      } finally {
        Body.destroy()
      }
    },
    open,
    async remove(hash) {
      await client.send(new DeleteObjectCommand(at(hash)))
    },
    async check() {
      // Whoever may read and list the bucket hears that there is no such file.
      ;(await open(nothing))?.destroy()
    },
  }
}
