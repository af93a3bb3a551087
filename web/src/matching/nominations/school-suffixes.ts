import { fillText } from '../../texts/fill-text.ts'
import type { Site } from '@tower/contract/outreach/site.ts'

/** Puts what school addresses end in here into a text: `An address that ends in {suffixes}.` */
export function fillSuffixes(
  text: string,
  { teacherEmailSuffixes = ['.edu'] }: Pick<Site, 'teacherEmailSuffixes'>,
) {
  return fillText(text, { suffixes: teacherEmailSuffixes.join(', ') })
}
