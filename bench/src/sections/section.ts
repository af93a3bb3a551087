import type { Figure } from '../figures/figure.ts'
import type { Stage } from '../stage/stage.ts'

/** How long and how often is measured. */
export type Pace = { rounds: number; seconds: number; connections: number }

export type SectionParts = { stage: Stage; pace: Pace; folder: string; say: (line: string) => void }

/** A part of the bench that can be asked for by name. */
export type Section = { title: string; measure(parts: SectionParts): Promise<Figure[]> }
