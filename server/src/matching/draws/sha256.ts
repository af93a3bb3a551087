import { hash } from 'node:crypto'
import type { Sha256 } from '@tower/contract/matching/tower-draw-hash.ts'

/** SHA-256 for the draw, by the machine's own implementation. */
export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer')
