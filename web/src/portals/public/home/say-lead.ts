import type { Language } from '@tower/contract/language.ts'
import type { Site } from '@tower/contract/outreach/site.ts'
import { type CountedText, fillCounted, fillText } from '../../../texts/fill-text.ts'

type Words = { readonly lead: string; readonly funded: CountedText }
type Known = { site: Pick<Site, 'name' | 'legalName'>; classrooms: number; language: Language }

/** What a gift does, who runs this, and how many classrooms have money by it; none are named before the first one. */
export function sayLead({ lead, funded }: Words, { site, classrooms, language }: Known): string {
  return fillText(lead, {
    charity: site.legalName || site.name,
    funded: classrooms === 0 ? '' : fillCounted(funded, classrooms, language),
  })
}
