import type { Document } from '../page-layout.ts'
import type { Drawing } from './drawn-node.ts'

/** A drawing, and the document it is drawn on. */
export type DrawnOn = { document: Document; drawing: Drawing }
