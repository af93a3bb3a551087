import { capitalize } from '@tower/contract/capitalize.ts'
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
      return /^\p{Lu}/u.test(slot) ? capitalize(form) : form
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

type Endings = { article: string; it: string; to: string; ending: string }

const oneOf: Readonly<Record<'feminine' | 'masculine', Endings>> = {
  feminine: { article: 'la', it: 'la', to: 'le', ending: 'a' },
  masculine: { article: 'el', it: 'lo', to: 'le', ending: 'o' },
}
const manyOf: Readonly<Record<'feminine' | 'masculine', Endings>> = {
  feminine: { article: 'las', it: 'las', to: 'les', ending: 'as' },
  masculine: { article: 'los', it: 'los', to: 'les', ending: 'os' },
}
const ours = /^nuestr[oa]s? /

function spanishForms({ one, many, plural, feminine }: Matter): Readonly<Record<string, string>> {
  const bare = plural ? many : one
  const forms = (plural ? manyOf : oneOf)[feminine ? 'feminine' : 'masculine']
  const the = ours.test(bare) ? bare : `${forms.article} ${bare}`
  const isEl = the.startsWith('el ')
  return {
    el: the,
    del: isEl ? `d${the}` : `de ${the}`,
    al: isEl ? `a${the.slice(1)}` : `a ${the}`,
    n: bare.replace(ours, ''),
    uno: `${feminine ? 'una' : 'un'} ${one.replace(ours, '')}`,
    lo: forms.it,
    le: forms.to,
    o: forms.ending,
  }
}
