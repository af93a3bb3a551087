import { lineHeight, type Pen } from '../page-layout.ts'
import { splitIntoRuns } from '../paper-fonts.ts'
import { fitLines } from '../pictures/outline-text.ts'
import type { Lines } from './sheet.ts'

type Wish = Pick<Lines, 'tag' | 'x' | 'y' | 'width' | 'align'> & {
  text: string
  pen: Pen
  /** The smallest size that it may shrink to; its own where nothing is said. */
  smallest?: number
  mostLines?: number
}

/**
 * Breaks a text for a sheet, in the largest size in which it fits. Answers its lines, and where what comes next begins. A
 * sign that no face has is written as papers write it.
 */
export function layLines({ text, pen, smallest = pen.size, mostLines = 8, ...place }: Wish): {
  part: Lines
  next: number
} {
  const written = splitIntoRuns(text, pen.weight)
    .map((run) => run.text)
    .join('')
  const box = { width: place.width, size: pen.size, smallest, mostLines, weight: pen.weight }
  const { size, lines } = fitLines(written, box)
  const used = { ...pen, size }
  return {
    part: { kind: 'lines', lines, pen: used, ...place },
    next: place.y + lines.length * lineHeight(used),
  }
}
