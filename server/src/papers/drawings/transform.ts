import type { Document } from '../page-layout.ts'

const acts = /(translate|scale|rotate)\(([^)]*)\)/g

/** Moves, scales and turns the document as a drawing says, in its order. */
export function applyTransform(document: Document, transform: string): void {
  for (const [, act, text = ''] of transform.matchAll(acts)) {
    const [a = 0, b, c] = text.split(/[ ,]+/).map(Number)
    if (act === 'translate') document.translate(a, b ?? 0)
    else if (act === 'scale') document.scale(a, b ?? a)
    else if (b !== undefined) document.rotate(a, { origin: [b, c ?? 0] })
    else document.rotate(a)
  }
}
