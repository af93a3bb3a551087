import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

/**
 * A bucket where one is named, otherwise a folder beside the other data. The bucket's code is loaded only then. Those of a
 * rehearsal lie apart: it is wiped with its files, and what lies under the same hash may be the real site's.
 */
export async function openFileStore(config: Config): Promise<FileStore> {
  const { REHEARSAL, S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = config
  if (!bucket) return createDiskStore(filesFolder(config))
  const prefix = REHEARSAL ? `${config.S3_PREFIX}rehearsal/` : config.S3_PREFIX
  const { createS3Store } = await import('../vendors/s3/s3-store.ts')
  return createS3Store({ bucket, region, endpoint, prefix, keys: keysOf(config) })
}

/** Where they lie without a bucket. */
export function filesFolder({ DATA_DIR, REHEARSAL }: Pick<Config, 'DATA_DIR' | 'REHEARSAL'>): string {
  return join(DATA_DIR, REHEARSAL ? 'files-of-rehearsal' : 'files')
}

function keysOf({ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }: Config) {
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
}
