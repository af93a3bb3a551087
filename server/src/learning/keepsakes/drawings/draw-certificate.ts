import type { Language } from '@tower/contract/language.ts'
import { layLines } from '../../../papers/sheets/lay-lines.ts'
import { qrShape } from '../../../papers/sheets/qr-shape.ts'
import { letterAcross, type Figure, type Sheet, type SheetPart } from '../../../papers/sheets/sheet.ts'
import type { KeepsakeWords } from './keepsake-words.ts'
import { palette } from './palette.ts'
import { boxAt, lineAt, towerAt } from './tower-art.ts'

/** A slot as its certificate tells of it. A classroom that may not be named at present has no name. */
export type CertifiedSlot = {
  number: number
  mintedOn: string
  matchedOn: string | null
  how: 'draw' | 'designation' | 'staff' | null
  classroom: string | null
}

export type Certificate = {
  slot: CertifiedSlot
  sponsor: string
  siteName: string
  language: Language
  words: KeepsakeWords
  /** Where the draw proves itself, or the slot tells its way. */
  proof: { address: string; isDraw: boolean }
}

const column = { x: 292, width: 440 }
const codeSide = 96

/** The certificate of a slot: whose it is, its number, where it came, and the proof as a code. */
export function drawCertificate(certificate: Certificate): Sheet[] {
  const { slot, sponsor, siteName, words } = certificate
  const texts = words.certificate
  const parts: SheetPart[] = []
  let y = 66
  const say = (
    tag: 'H1' | 'P',
    text: string,
    { size, smallest = size, bold = false, quiet = false, after = 8, mostLines = 3 }: Look,
  ) => {
    const color = quiet ? palette.quiet : palette.ink
    const pen = { size, weight: bold ? 'bold' : 'plain', color, leading: 1.25 } as const
    const { part, next } = layLines({ tag, text, pen, smallest, mostLines, y, ...column })
    parts.push(part)
    y = next + after
  }
  say('P', `${siteName} · ${texts.kind}`, { size: 14, bold: true, smallest: 10, mostLines: 1, after: 26 })
  say('H1', texts.title(slot.number), { size: 46, bold: true, smallest: 26, after: 14, mostLines: 1 })
  say('P', texts.thanks, { size: 16, quiet: true, after: 2 })
  say('P', sponsor, { size: 32, bold: true, smallest: 16, after: 18, mostLines: 2 })
  say('P', texts.minted(slot.mintedOn), { size: 17, smallest: 12, after: 6, mostLines: 1 })
  say('P', tellWay(certificate), { size: 17, smallest: 13, after: 6, mostLines: 5 })
  return [
    {
      ...{ ...letterAcross, ground: palette.paper },
      parts: [...frame, towerAt({ x: 64, y: 96, scale: 0.98 }), ...parts, ...proofParts(certificate)],
    },
  ]
}

type Look = {
  size: number
  smallest?: number
  bold?: boolean
  quiet?: boolean
  after?: number
  mostLines?: number
}

const frame: SheetPart[] = [
  boxAt({ x: 0, y: 0, width: 792, height: 24 }, palette.yellow),
  boxAt({ x: 0, y: 588, width: 792, height: 24 }, palette.yellow),
  lineAt({ x: 48, y: 488 }, { x: 276, y: 488 }, { color: palette.ink, width: 2 }),
]

function tellWay({ slot, words }: Certificate): string {
  const { waiting, matched, aClassroom } = words.certificate
  if (slot.how === null || slot.matchedOn === null) return waiting
  return matched[slot.how](slot.classroom ?? aClassroom, slot.matchedOn)
}

/** The code, what it proves, and the same address in letters for whoever has no camera. */
function proofParts({ proof, words }: Certificate): SheetPart[] {
  const texts = words.certificate
  const { shape, side } = qrShape(proof.address, palette.ink)
  const at = { x: column.x, y: 464, scale: codeSide / side }
  const code: Figure = { kind: 'figure', alt: texts.code(proof.address), shapes: [shape], at }
  const beside = { x: column.x + codeSide + 18, width: column.width - codeSide - 18 }
  const says = layLines({
    ...{ tag: 'P', text: proof.isDraw ? texts.scanDraw : texts.scanSlot, ...beside, y: 468, mostLines: 3 },
    pen: { size: 14, weight: 'bold', color: palette.ink, leading: 1.25 },
  })
  const { host, pathname } = new URL(proof.address)
  const small = { tag: 'P', ...beside, mostLines: 1, smallest: 6 } as const
  const pen = { size: 10, weight: 'plain', color: palette.quiet } as const
  const site = layLines({ ...small, text: host, y: says.next + 6, pen })
  const path = layLines({ ...small, text: pathname, y: site.next, pen })
  return [code, says.part, site.part, path.part]
}
