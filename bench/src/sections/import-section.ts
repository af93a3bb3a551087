import type { Figure } from '../figures/figure.ts'
import type { Section } from './section.ts'

export const importSection: Section = {
  title: 'Import',
  async measure(): Promise<Figure[]> {
    return []
  },
}
