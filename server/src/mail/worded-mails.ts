import type { Language } from '@tower/contract/language.ts'
import { mailKey, type MailPart, type WordedMail } from '@tower/contract/outreach/mail-texts.ts'
import { splitText } from '@tower/contract/outreach/page-texts.ts'
import type { MailSite } from './mail-parts.ts'

/** The words of a mail as they come with the product, in both languages; what is filled in stands in braces. */
export type MailWords<Part extends MailPart> = Readonly<Record<Language, Readonly<Record<Part, string>>>>

/** What a charity words of a mail by itself, and facts to show it with. */
export type MailWording<Params> = {
  mail: WordedMail
  words: Readonly<Record<Language, Partial<Readonly<Record<MailPart, string>>>>>
  /** Sample facts for the preview. Nobody real stands in them. */
  sample: Params
}

type Said<Part extends MailPart> = { mail: WordedMail; words: MailWords<Part> }
type Filled = Readonly<Record<string, string | number>>

/**
 * The words of a mail: the charity's where it worded them, else those that came with the product. They are text, and so is
 * what is filled in: the frame escapes both, and a subject is one line.
 */
export function sayMail<Part extends MailPart>(
  { mail, words }: Said<Part>,
  { site, locale, values }: { site: MailSite; locale: Language; values: Filled },
): { say: (part: Part) => string; list: (part: Part) => string[] } {
  const filled = { charity: site.name, ...values }
  const templateOf = (part: Part) => site.worded?.[locale][mailKey(mail, part)] ?? words[locale][part]
  return {
    say: (part) => fill(templateOf(part), filled),
    // Split before it is filled: what somebody typed elsewhere makes no paragraph of its own.
    list: (part) => splitText('paragraphs', templateOf(part)).map((text) => fill(text, filled)),
  }
}

/** In one go: braces in what is filled in stay what they are. */
function fill(template: string, values: Filled): string {
  return template.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
