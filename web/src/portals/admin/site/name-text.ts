import { fillText } from '../../../texts/fill-text.ts'
import type { Texts } from '../../../texts/texts.ts'

type Names = Pick<Texts['siteDesk'], 'sections' | 'fields'>

/** Where a text stands in its page, in words: its section and what it is there. */
export function nameText(key: string, { sections, fields }: Names): { section: string; field: string } {
  const [subject = '', ...path] = key.split('.')
  if (subject === 'mails') return { section: sections.email, field: fieldOf(path.at(-1) ?? '', fields) }
  const field = path.at(-1) ?? ''
  const place = subject === 'home' ? path.slice(0, -1) : path.slice(1, -1)
  const name = (part: string, number?: string) => {
    const words = (sections as Readonly<Record<string, string>>)[part] ?? part
    return fillText(words, { number: number === undefined ? '' : Number(number) + 1 })
  }
  const parts = place.flatMap((part, at) => (/^\d+$/.test(part) ? [] : [name(part, place[at + 1])]))
  const root = subject === 'home' || field === 'description' ? sections.search : sections.top
  return {
    section: parts.length === 0 ? root : parts.join(': '),
    field: fieldOf(field, fields),
  }
}

const fieldOf = (name: string, fields: Names['fields']) =>
  (fields as Readonly<Record<string, string>>)[name] ?? name
