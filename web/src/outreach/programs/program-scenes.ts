import type { ProgramKey } from '@tower/contract/money/giving.ts'
import type { Drawings } from '../../pictures/drawings.ts'

/** The picture of each program. */
export const programScenes: Readonly<Record<ProgramKey, keyof Drawings>> = {
  'sponsor-classroom': 'classroom',
  'rent-assistance': 'home',
  'tower-smbs': 'shop',
  'sponsor-athlete': 'pitch',
}
