import S3rver from '@20minutes/s3rver'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * A server that speaks S3's protocol, signatures included, with one empty bucket. It signs the lists of a bucket otherwise than Amazon does
 * (without the last slash of the path): whoever lists asks it to overlook that.
 */
export async function startS3(
  bucket: string,
  { lists = false }: { lists?: boolean } = {},
): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'tower-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: lists,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await server.close()
    isStopped = true
  }
  onTestFinished(async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })
  return { endpoint: `http://127.0.0.1:${port}`, stop }
}
