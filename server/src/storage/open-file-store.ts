import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

/** A bucket where one is named, otherwise a folder beside the other data. The bucket's code is loaded only then. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const { DATA_DIR, S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, S3_PREFIX: prefix } = config
  if (!bucket) return createDiskStore(join(DATA_DIR, 'files'))
  const { createS3Store } = await import('../vendors/s3/s3-store.ts')
  return createS3Store({ bucket, region, endpoint, prefix, keys: keysOf(config) })
}

function keysOf({ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }: Config) {
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
}
