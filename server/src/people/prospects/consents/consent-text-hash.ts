import { createHash } from 'node:crypto'
import type { Language } from '@tower/contract/language.ts'
import { consentTexts, consentVersion } from '@tower/contract/people/consent-text.ts'

/** What is kept of the text that somebody signs: which one, and its fingerprint, by which a later change shows. */
export function signedText(locale: Language, version = consentVersion) {
  const text = consentTexts[version]?.[locale]
  if (!text) throw new Error(`no text of consent ${version} in ${locale}`)
  return { version, locale, hash: createHash('sha256').update(JSON.stringify(text)).digest('hex') }
}
