import { fitText, outlineText, type OutlinedText } from '../../papers/pictures/outline-text.ts'
import { towerBlocks as tower } from '../../papers/pictures/tower-blocks.ts'

export type Picture = {
  title: string
  /** A smaller line below the title. */
  line?: string | undefined
  /** The charity's name at the foot. */
  siteName: string
  /** How many of the eight blocks are full; all when nothing is said. */
  blocks?: number
}

const ink = '#14213D'
const column = 700

const logo = `<path d="M9 16v-4a11 11 0 0 1 22 0v4z" fill="#FFC93C"/><rect x="3" y="18" width="34" height="9" rx="2" fill="#2B50BE"/><rect x="3" y="29" width="15.5" height="15" rx="2" fill="#D2603A"/><circle cx="29.5" cy="36.5" r="7.5" fill="#168577"/>`

/** The whole tower by itself, on no ground: for mails, which know no drawings of ours but pictures. */
export function drawTower(): string {
  const blocks = tower.map((block) => drawBlock(block, true)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="372" viewBox="0 28 200 372">${blocks}</svg>`
}

/** A link preview of 1200 by 630 pixels: words on poster yellow, the tower beside them. All text is outlines. */
export function drawPicture({ title, line, siteName, blocks = tower.length }: Picture): string {
  const box = { width: column, weight: 'bold', mostLines: 3 } as const
  const heading = fitText(title, { ...box, size: 92, smallest: 44 })
  const below = line
    ? fitText(line, { ...box, size: 34, smallest: 26, mostLines: 2, weight: 'plain' })
    : undefined
  const firstBaseline = 84 + heading.size * 0.74
  const headingFoot = firstBaseline + (heading.lines.length - 1) * heading.size * 0.98
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    '<rect width="1200" height="630" fill="#FFC93C"/>',
    '<rect y="526" width="1200" height="104" fill="#FBFBF7"/>',
    `<g fill="${ink}">`,
    setLines(heading.lines, firstBaseline, heading.size * 0.98),
    below ? setLines(below.lines, headingFoot + 66, below.size * 1.3) : '',
    `<g transform="translate(136 592)">${outlineText(siteName, { size: 40, weight: 'bold' }).paths}</g>`,
    '</g>',
    `<g transform="translate(72 548) scale(1.32)">${logo}</g>`,
    `<g transform="translate(868 88) scale(1.09)">${tower.map((block, at) => drawBlock(block, at < blocks)).join('')}</g>`,
    `<path d="M836 526H1120" stroke="${ink}" stroke-width="4"/>`,
    '</svg>',
  ].join('')
}

function setLines(lines: OutlinedText[], first: number, step: number): string {
  return lines
    .map(({ paths }, at) => `<g transform="translate(72 ${Math.round(first + at * step)})">${paths}</g>`)
    .join('')
}

function drawBlock({ d, fill }: (typeof tower)[number], isFull: boolean): string {
  if (isFull) return `<path d="${d}" fill="${fill}"/>`
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2.5" stroke-dasharray="7 6"/>`
}
