import { reimbursementEndpoints } from '@tower/contract/spending/reimbursements.contract.ts'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import { readMemoryMb, resetPeak } from '../machine/process-usage.ts'
import { startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { signIn } from '../stage/sign-in.ts'
import type { Section } from './section.ts'

const receipts = 100
const megabytes = 10
const teachers = ['one', 'two', 'three']
const boundary = 'a-form-of-the-bench'

/** What receipts, all of them at once, cost the process that takes them in: photos are made anew, papers are stored as they are. */
export const uploadsSection: Section = {
  title: `Uploads: ${receipts} receipts of ${megabytes} MB at once`,
  async measure({ stage, folder, say, pace }): Promise<Figure[]> {
    const figures: Figure[] = []
    for (const [what, file] of [
      ['photos', await makePhoto()],
      ['papers', makePaper()],
    ] as const) {
      const growth: number[] = []
      for (let round = 0; round < Math.min(pace.rounds, 3); round++) {
        const name = `bench_uploads_${what}_${round}`
        const databaseUrl = await stage.makeDatabase(name)
        // Nobody alone may have so many under way.
        const signedIn = await Promise.all(teachers.map((name) => signIn(databaseUrl, 'teacher', name)))
        const tokens = signedIn.map(({ token }) => token)
        const ours = await startOurServer(databaseUrl, {
          tellsMemory: true,
          dataFolder: join(folder, name),
        })
        try {
          growth.push(await measureGrowth(ours, { tokens, file, say }))
        } finally {
          await ours.stop()
        }
      }
      figures.push(
        figureOf({
          name: `uploads: growth of the process by ${what}`,
          unit: 'MB',
          rounds: growth,
          goal: atMost(100),
        }),
      )
    }
    return figures
  },
}

type Load = { tokens: readonly string[]; file: Buffer; say: (line: string) => void }

async function measureGrowth(server: ServerProcess, { tokens, file, say }: Load): Promise<number> {
  // What the first of them loads is no growth.
  const token = (nth: number) => tokens[nth % tokens.length] ?? ''
  await send(server, { token: token(0), file })
  await server.tellMemory('tidy up')
  const before = readMemoryMb(server.processId).now
  resetPeak(server.processId)
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: receipts - 1 }, (_, nth) => send(server, { token: token(nth), file })),
  )
  const seconds = (performance.now() - startedAt) / 1000
  const { peak } = readMemoryMb(server.processId)
  say(`${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most, ${seconds.toFixed(1)} s`)
  return peak - before
}

/** Sends one file by itself; whatever is no success is an error. */
async function send(
  { origin }: ServerProcess,
  { token, file }: { token: string; file: Buffer },
): Promise<void> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="receipt"\r\n\r\n`
  const end = `\r\n--${boundary}--\r\n`
  const sending = request(`${origin}${reimbursementEndpoints.uploadReceipt.path}`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + file.length + end.length,
    },
  })
  sending.write(head)
  sending.write(file)
  sending.end(end)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  let said = ''
  for await (const chunk of answer) said += String(chunk)
  if (answer.statusCode !== 200) throw new Error(`an upload answered ${answer.statusCode}: ${said}`)
}

/** As a phone takes it: 12 megapixels, nearly ten megabytes. */
async function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const picture = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#000', noise } })
  const raw = await picture.raw().toBuffer({ resolveWithObject: true })
  for (let quality = 100; quality > 10; quality -= 3) {
    const photo = await sharp(raw.data, { raw: { width: 4_000, height: 3_000, channels: 3 } })
      .jpeg({ quality })
      .toBuffer()
    if (photo.length < megabytes * 1_000_000) return photo
  }
  throw new Error('no photo became small enough')
}

function makePaper(): Buffer {
  const head = Buffer.from('%PDF-1.7\n')
  // Bytes of no program: what a paper must not hold is looked for in all of it.
  return Buffer.concat([
    head,
    Buffer.from(randomBytes(((megabytes * 1_000_000 - head.length - 10) * 3) >> 2).toString('base64url')),
    Buffer.from('\n%%EOF'),
  ])
}
