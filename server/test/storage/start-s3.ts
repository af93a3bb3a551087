import S3rver from '@20minutes/s3rver'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** What a store makes of a write that is to count only where nothing stands yet: Amazon's knows it, others overlook or refuse it. */
export type Conditions = 'known' | 'overlooked' | 'refused'

export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * A server that speaks S3's protocol, signatures included, with one empty bucket. It signs the lists of a bucket otherwise than Amazon does
 * (without the last slash of the path): whoever lists asks it to overlook that.
 */
export async function startS3(
  bucket: string,
  { lists = false, conditions = 'known' }: { lists?: boolean; conditions?: Conditions } = {},
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
  server.middleware.unshift(keepFirst(conditions))
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

/** The server itself overlooks the condition. */
function keepFirst(conditions: Conditions): S3rver['middleware'][number] {
  const taken = new Set<string>()
  return async (context, next) => {
    const isFirst = context.method === 'PUT' && !taken.has(context.path)
    if (context.method === 'PUT') taken.add(context.path)
    const isAsked = context.method === 'PUT' && context.headers['if-none-match'] === '*'
    if (!isAsked || conditions === 'overlooked' || (isFirst && conditions === 'known')) return next()
    context.req.resume()
    context.status = conditions === 'known' ? 412 : 501
    const code = conditions === 'known' ? 'PreconditionFailed' : 'NotImplemented'
    context.body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  }
}
