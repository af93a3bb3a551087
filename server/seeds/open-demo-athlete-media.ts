import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import { uploadUpdate } from '../src/people/prospects/media/upload-update.ts'
import { listOwn } from '../src/people/prospects/portal/read-own.ts'
import { decideUpdate } from '../src/people/prospects/reviews/decide-prospect.ts'
import type { Services } from '../src/services.ts'
import { demoId } from './demo-chance.ts'
import { renderDemoPicture } from './spending/photos/demo-pictures.ts'

const track = `<rect width="960" height="720" fill="#bfe0f5"/><rect y="300" width="960" height="420" fill="#c8452e"/>${[
  360, 440, 530, 630,
]
  .map((y) => `<rect y="${y}" width="960" height="6" fill="#fff3d6"/>`)
  .join('')}`

/** Drawn, not taken, so that nobody is on them. */
const pictures = [
  {
    name: 'baton',
    caption: 'Relay practice. A drawing of the demo, not a photo.',
    parts: `${track}<rect x="330" y="470" width="300" height="46" rx="23" fill="#f0b429" transform="rotate(-18 480 493)"/>`,
    approved: true,
  },
  {
    name: 'spikes',
    caption: 'The new spikes wait for the first meet. A drawing of the demo.',
    parts: `${track}<path d="M260 470q120-10 200-90l70 40q60 60 170 70v60H260z" fill="#1f3fa3"/><path d="M300 550l14 34 14-34zM420 550l14 34 14-34zM560 550l14 34 14-34z" fill="#6d7a8c"/>`,
    approved: false,
  },
  {
    name: 'relay team',
    caption: 'The whole relay team after practice. A drawing of the demo.',
    parts: `${track}${[240, 400, 560, 720]
      .map(
        (x, nth) =>
          `<circle cx="${x}" cy="330" r="46" fill="#7a4b2b"/><rect x="${x - 52}" y="382" width="104" height="170" rx="36" fill="${nth % 2 ? '#f0b429' : '#1f3fa3'}"/>`,
      )
      .join('')}`,
    approved: false,
    sentBack: 'Three other children can be seen (demo). Please send a picture of Maya alone.',
  },
] as const

/** What the demo's athlete shows: a picture that staff approved, one that waits for them, and one that they sent back. */
export async function openDemoAthleteMedia(services: Services): Promise<void> {
  const athlete = { userId: demoId('athlete@tower.test'), role: 'athlete', duties: [] } as const
  const admin = {
    userId: demoId('admin@tower.test'),
    role: 'admin',
    duties: dutiesOf('admin', null),
  } as const
  const { rows } = await listOwn(services, { actor: athlete, page: { page: 1, pageSize: 1 } })
  const [profile] = rows
  if (!profile) return
  const folder = await mkdtemp(join(tmpdir(), 'tower-demo-'))
  try {
    for (const { name, caption, parts, ...decision } of pictures) {
      const update = await uploadUpdate(services, {
        ...{ actor: athlete, prospectId: profile.id, caption, posterFileId: undefined, spoken: null },
        ...{ spokenIn: 'en', requestKey: demoId(`update ${name}`) },
        file: await drawPicture(join(folder, name), parts),
      })
      const reason = 'sentBack' in decision ? decision.sentBack : ''
      const outcome = decision.approved ? 'approved' : reason === '' ? undefined : 'sent_back'
      // Decided already where the demo was interrupted.
      if (outcome === undefined || update.state !== 'waiting') continue
      await decideUpdate(services, { actor: admin, updateId: update.id, outcome, reason })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function drawPicture(path: string, parts: string) {
  const bytes = await renderDemoPicture(parts)
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { path, kind: 'png', byteSize: bytes.length, sha256 } as const
}
