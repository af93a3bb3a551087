import { resolve } from 'node:path'
import type { Config } from '../../config.ts'
import { createFolderPlace } from './folder-place.ts'
import { bucketAddress } from './names-place.ts'
import type { Place } from './place.ts'

/**
 * The place of an address: `s3://bucket/prefix`, or a folder. A bucket's code is loaded only where one is named. A rehearsal's
 * lies below it: with the settings of the real site its backups would push out those of that, and be the newest to be restored.
 */
export async function openPlace(address: string, config: Config): Promise<Place> {
  const found = bucketAddress.exec(address)
  const below = config.REHEARSAL ? 'rehearsal' : ''
  if (!found) return createFolderPlace(resolve(address, below))
  const [, bucket = '', under = ''] = found
  const prefix = under === '' || under.endsWith('/') ? under : `${under}/`
  const { createS3Place } = await import('../../vendors/s3/s3-place.ts')
  return createS3Place({
    bucket,
    region: config.BACKUP_S3_REGION ?? config.S3_REGION,
    endpoint: config.BACKUP_S3_ENDPOINT ?? config.S3_ENDPOINT,
    keys: keysOf(config),
    prefix: below ? `${prefix}${below}/` : prefix,
  })
}

/** A bucket elsewhere has keys of its own; without them those of the files serve. */
function keysOf(config: Config) {
  const { BACKUP_S3_ACCESS_KEY_ID: ownId, BACKUP_S3_SECRET_ACCESS_KEY: ownKey } = config
  if (ownId && ownKey) return { accessKeyId: ownId, secretAccessKey: ownKey }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
}
