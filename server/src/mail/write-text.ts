import type { Language } from '@tower/contract/language.ts'
import { greet, listSender, wordLeaving } from './frame-words.ts'
import type { MailLink, MailParts, MailSite } from './mail-parts.ts'

/** The plain text of a mail: word for word what its HTML says. */
export function writeText(parts: MailParts, site: MailSite, locale: Language): string {
  const { heading, name, paragraphs, tower, action, links = [], rows = [], code, closing = [] } = parts
  const greeting = greet(name, locale)
  return [
    heading,
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(tower ? [tower.caption] : []),
    ...(action ? [writeLink(action)] : []),
    ...links.map(writeLink),
    ...(code ? [`${code.label} ${code.value}`] : []),
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...closing,
    '--',
    [site.name, ...listSender(site)].join('\n'),
    ...writeLeaving(site, locale),
  ].join('\n\n')
}

function writeLeaving({ leaving: of }: MailSite, locale: Language): string[] {
  if (of === undefined) return []
  const { why, leave } = wordLeaving(of.series, locale)
  return [why, writeLink({ label: leave, url: of.url })]
}

function writeLink({ label, url }: MailLink): string {
  return `${label}:\n${url}`
}
