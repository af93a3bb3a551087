import type { Language } from '@tower/contract/language.ts'
import type { Site } from '@tower/contract/outreach/site.ts'
import { type CountedText, fillCounted, fillText } from '../../../texts/fill-text.ts'

type Words = { readonly opening: string; readonly funded: CountedText; readonly lead: string }
type Known = { site: Pick<Site, 'name' | 'legalName'>; classrooms: number; language: Language }

/** What a gift does, who runs this, and how many classrooms have money by it, where there is one; then what staff may word. */
export function sayLead({ opening, funded, lead }: Words, { site, classrooms, language }: Known): string {
  const first = fillText(opening, {
    charity: site.legalName || site.name,
    funded: classrooms === 0 ? '' : fillCounted(funded, classrooms, language),
  })
  return `${first} ${lead}`
}
