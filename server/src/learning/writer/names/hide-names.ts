import { WriterFailure } from '../writer-failure.ts'
import { createFindNames } from '@tower/contract/learning/names/find-names.ts'

export type HiddenNames = {
  /** What the provider is told of what stands for names; nothing where none was hidden. */
  explain(): string
  /** The text with a sign for each name. */
  hide(text: string): string
  /** The text with the names back in, as they were written. Throws where a sign is no longer one that was handed out. */
  putBack(text: string): string
  /** Up to where a text whose end is still to come can be put back. */
  endOfWhole(text: string): number
  /** Throws where none of what was put back is one of these names, though they were hidden. */
  requireUsed(names: readonly string[]): void
}

type Sign = { person: string; surface: string; isUsed: boolean }

/** What signs are made of; one that stands in the text already would be taken for a name. */
const tags = ['NAME', 'PERSON', 'ALIAS', 'INITIALS']

/**
 * Replaces names by signs such as [[NAME3]], so that none of them leaves. Another way of writing the same name, its first
 * word or another case, is [[NAME3-2]]: what comes back is what was there. `texts` is all that will be hidden or sent
 * along.
 */
export function hideNames(names: readonly string[], texts: readonly string[]): HiddenNames {
  const find = createFindNames(names)
  const tag = chooseTag(texts)
  const signs = new Map<string, Sign>()
  const bySurface = new Map<string, string>()
  const formsOfPerson = new Map<string, number>()

  const signFor = (surface: string, person: string): string => {
    const known = bySurface.get(`${person}:${surface}`)
    if (known !== undefined) return known
    const form = (formsOfPerson.get(person) ?? 0) + 1
    formsOfPerson.set(person, form)
    const key = form === 1 ? person : `${person}-${form}`
    signs.set(key, { person, surface, isUsed: false })
    bySurface.set(`${person}:${surface}`, key)
    return key
  }
  return {
    explain: () => (signs.size === 0 ? '' : explain(tag, [...signs])),
    hide(text) {
      let hidden = ''
      let at = 0
      for (const { start, end, person } of find(text)) {
        const key = signFor(text.slice(start, end), String((person ?? names.length) + 1))
        hidden += `${text.slice(at, start)}[[${tag}${key}]]`
        at = end
      }
      return hidden + text.slice(at)
    },
    putBack: (text) => (signs.size === 0 ? text : putBack(text, { tag, signs, texts })),
    endOfWhole: (text) => endOfWhole(text, tag),
    requireUsed(required) {
      const isUsed = ({ person }: Sign) =>
        [...signs.values()].some((sign) => sign.person === person && sign.isUsed)
      for (const name of required) {
        const person = String(names.indexOf(name) + 1)
        const sign = [...signs.values()].find((each) => each.person === person)
        if (sign && !isUsed(sign)) throw new WriterFailure('names', 'a name is missing in the answer')
      }
    },
  }
}

function explain(tag: string, signs: readonly [string, Sign][]): string {
  const [key = '1'] = signs.map(([each]) => each)
  const other = signs.find(([each]) => each.includes('-'))?.[0]
  return [
    `Signs such as [[${tag}${key}]] stand for names. Copy a sign exactly as it is, in double square brackets, wherever you`,
    'use that name; add endings such as ’s after it. Never make up a sign or a name.',
    ...(other ? [`[[${tag}${other}]] is another way of writing [[${tag}${other.split('-')[0]}]].`] : []),
  ].join(' ')
}

function chooseTag(texts: readonly string[]): string {
  const all = texts.join('\n').toUpperCase()
  const isFree = (tag: string) => !new RegExp(`${tag}[\\s_]*\\d`).test(all)
  let tag = tags.find(isFree)
  for (let more = 'X'; tag === undefined; more += 'X') if (isFree(`NAME${more}`)) tag = `NAME${more}`
  return tag
}

/** No sign is longer, however it is spaced or escaped. */
const longestSign = 60

/** Brackets that were lost, doubled by an escape or spaced out leave no doubt which sign is meant. */
const signOf = (tag: string) =>
  new RegExp(`(?:\\\\?\\[){0,2}\\s?\\b${tag}[ _]?(\\d+)(?:[-‐‑–](\\d+))?\\b\\s?(?:\\\\?\\]){0,2}`, 'giu')

function endOfWhole(text: string, tag: string): number {
  const end = Math.max(0, text.length - longestSign)
  const cut = [...text.matchAll(signOf(tag))].find(
    (match) => match.index < end && match.index + match[0].length > end,
  )
  if (cut) return cut.index
  // Between the two halves of a letter is no place to cut.
  return /[\uDC00-\uDFFF]/.test(text.charAt(end)) ? end - 1 : end
}

type Given = { tag: string; signs: ReadonlyMap<string, Sign>; texts: readonly string[] }

function putBack(text: string, { tag, signs, texts }: Given): string {
  const named = text.replace(signOf(tag), (whole, person: string, form: string | undefined) => {
    const found = signs.get(form === undefined || form === '1' ? person : `${person}-${form}`)
    if (!found) throw new WriterFailure('names', 'the answer has a sign for a name that was not handed out')
    found.isUsed = true
    // Without brackets the blanks around a sign are the sentence’s.
    const [before = ''] = /^\s/.exec(whole) ?? []
    const [after = ''] = /\s$/.exec(whole) ?? []
    return before + found.surface + after
  })
  const hadBrackets = texts.some((each) => /\[\[|\]\]/.test(each))
  if (new RegExp(`${tag}[\\s_]*\\d`, 'iu').test(named) || (!hadBrackets && /\[\[|\]\]/.test(named)))
    throw new WriterFailure('names', 'a sign for a name is broken in the answer')
  return named
}
