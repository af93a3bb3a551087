import { endpoint } from '@tower/contract/endpoint.ts'
import { UploadedFile } from '@tower/contract/oversight/files.contract.ts'
import { pictureKinds, videoKinds, type UploadRule } from '@tower/contract/oversight/files.ts'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openServer } from '../../../src/http/open-server.ts'
import { nobodyWatches } from '../../http/nobody-watches.ts'
import { createRateLimits } from '../../../src/http/rate-limit.ts'
import { collectCalls, mountCall, type ServeOptions } from '../../../src/http/serve.ts'
import { receivedFile } from '../../../src/http/uploads/received-file.ts'
import { viewUploadedFile } from '../../../src/oversight/files/files.view.ts'
import { fileRoutes } from '../../../src/oversight/files/files.routes.ts'
import { keepFile } from '../../../src/oversight/files/keep-file.ts'
import { buildUser } from '../../people/identity/build-user.ts'
import { testServices, type TestServiceOptions } from '../../../src/test/test-services.ts'

const megabyte = 1_000_000

/** A purpose of each sort, as domains declare theirs. */
export const rules = {
  picture: rule('test_picture', { kinds: pictureKinds, seenBy: 'everyone' }),
  photo: rule('test_photo', { kinds: pictureKinds, waitsForStaff: true }),
  receipt: rule('test_receipt', { kinds: ['jpeg', 'png', 'pdf'] }),
  video: rule('test_video', { kinds: [...videoKinds] }),
} as const

function rule(
  purpose: string,
  more: Partial<Pick<UploadRule, 'kinds' | 'seenBy' | 'waitsForStaff'>>,
): UploadRule {
  const usual = {
    kinds: pictureKinds,
    mostBytes: 10 * megabyte,
    seenBy: 'by link',
    waitsForStaff: false,
  } as const
  return { purpose, ...usual, ...more }
}

const upload = (name: string, of: UploadRule) =>
  endpoint({
    name: `tests.${name}`,
    method: 'POST',
    path: `/tests/${name}`,
    summary: 'Takes a file in for a test.',
    access: 'public',
    upload: of,
    output: UploadedFile,
    errors: [],
  })

/** A server that takes files in for each of these purposes, in the name of one owner. */
export async function buildUploads(options: TestServiceOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tower-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const environment = { DATA_DIR: folder, ...options.environment }
  const services = await testServices({ ...options, environment })
  const ownerId = await buildUser(services, 'owner@files.test', 'sponsor')
  const app = await openServer(services)
  onTestFinished(() => app.close())
  const served: ServeOptions = {
    authenticate: async () => undefined,
    rateLimits: createRateLimits(services),
    findKeyHolder: async () => undefined,
    database: services.database,
    gate: services.gate,
    reading: nobodyWatches,
    strictOutput: true,
  }
  const serve = collectCalls(served, (call) => mountCall(app, call.endpoint, () => call))
  for (const [name, of] of Object.entries(rules)) {
    serve(
      { upload: upload(name, of) },
      {
        upload: async ({ request }) =>
          viewUploadedFile(
            services,
            await keepFile(services, { ownerId, rule: of, file: receivedFile(request) }),
          ),
      },
    )
  }
  fileRoutes(serve, services)
  await app.ready()
  const send = async (
    name: keyof typeof rules,
    bytes: Buffer,
    fileName = 'file',
    type = 'application/octet-stream',
  ) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), fileName)
    const request = new Response(form)
    return app.inject({
      method: 'POST',
      url: `/tests/${name}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  return {
    app,
    services,
    ownerId,
    send,
    folder,
    listStored: () => listFilesBelow(join(folder, 'files')),
    listArrivals: () => listFilesBelow(join(folder, 'uploads')),
  }
}

export type Uploads = Awaited<ReturnType<typeof buildUploads>>

function listFilesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    )
  } catch {
    return []
  }
}
