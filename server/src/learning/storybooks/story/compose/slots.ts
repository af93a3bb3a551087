import type { Language } from '@tower/contract/language.ts'
import type { Matter } from '../matter/matter.ts'

/** Puts what the book is about into a sentence; nothing where the sentence needs a counted thing and it is none. */
export function fillSlots(text: string, matter: Matter, language: Language): string | undefined {
  if (!matter.counted && /\{(?:one|uno)\}/i.test(text)) return undefined
  // Some sentences need a thing that the notes name.
  if (text.includes('{real}') && /^(?:our|nuestr)/.test(matter.one)) return undefined
  const forms = language === 'en' ? englishForms(matter) : spanishForms(matter)
  return text
    .replace('{real}', '')
    .replace(/\{v:([^,}]*),([^}]*)\}/g, (_, one: string, many: string) => (matter.plural ? many : one))
    .replace(/\{(\p{L}+)\}/gu, (whole, slot: string) => {
      const form = forms[slot.toLowerCase()]
      if (form === undefined) return whole
      return /^\p{Lu}/u.test(slot) ? form.charAt(0).toUpperCase() + form.slice(1) : form
    })
}

function englishForms({ one, many, plural }: Matter): Readonly<Record<string, string>> {
  const bare = plural ? many : one
  const isOurs = /^our /.test(bare)
  return {
    the: isOurs ? bare : `the ${bare}`,
    bare: bare.replace(/^our /, ''),
    one: one.replace(/^our /, ''),
    they: plural ? 'they' : 'it',
    them: plural ? 'them' : 'it',
    their: plural ? 'their' : 'its',
  }
}

function spanishForms({ one, many, plural, feminine }: Matter): Readonly<Record<string, string>> {
  const bare = plural ? many : one
  const isOurs = /^nuestr/.test(bare)
  const article = plural ? (feminine ? 'las' : 'los') : feminine ? 'la' : /^agua$/.test(bare) ? 'el' : 'el'
  const the = isOurs ? bare : `${article} ${bare}`
  return {
    el: the,
    del: the.startsWith('el ') ? `d${the}` : `de ${the}`,
    al: the.startsWith('el ') ? `a${the.slice(1)}` : `a ${the}`,
    n: bare.replace(/^nuestr[oa]s? /, ''),
    uno: `${feminine ? 'una' : 'un'} ${one.replace(/^nuestr[oa]s? /, '')}`,
    lo: plural ? (feminine ? 'las' : 'los') : feminine ? 'la' : 'lo',
    le: plural ? 'les' : 'le',
    o: plural ? (feminine ? 'as' : 'os') : feminine ? 'a' : 'o',
  }
}
