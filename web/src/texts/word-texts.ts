import { sitePages, splitText, type TextBlock, textBlocks } from '@tower/contract/outreach/page-texts.ts'
import type { Texts } from './texts.ts'

/** Texts that staff worded, by their key: the subject, then the place in it. */
export type WordedTexts = Readonly<Record<string, string>>

const blocks = new Map<string, TextBlock>(
  sitePages.flatMap((page) => textBlocks[page].map((block) => [block.key, block] as const)),
)

/** As long as nothing changes, all pages are given the same texts. */
const joined = new WeakMap<WordedTexts, { dictionary: Texts; texts: Texts }>()

/** The dictionary with what staff worded in its places; the dictionary itself where they worded nothing. */
export function wordTexts(dictionary: Texts, worded: WordedTexts | undefined): Texts {
  if (!worded) return dictionary
  const known = joined.get(worded)
  if (known?.dictionary === dictionary) return known.texts
  const texts = Object.entries(worded).reduce<unknown>((whole, [key, text]) => {
    const block = blocks.get(key)
    return block ? replaceAt(whole, key.split('.'), valueOf(block, text)) : whole
  }, dictionary) as Texts
  joined.set(worded, { dictionary, texts })
  return texts
}

const isList = ({ form }: TextBlock) => form === 'lines' || form === 'paragraphs'

/** A list stays a list, whose parts may be more or fewer. */
const valueOf = (block: TextBlock, text: string) => (isList(block) ? splitText(block.form, text) : text)

/** A copy of the way to one place, with another value there. What is not there is not added. */
function replaceAt(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return node
  const child = replaceAt((node as Record<string, unknown>)[name], rest, value)
  if (Array.isArray(node)) return node.with(Number(name), child)
  return { ...node, [name]: child }
}

/** What a dictionary says at the place of a block, as it stands in one field. */
export function readText(dictionary: Texts, { key, form }: TextBlock): string {
  const found = key
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], dictionary)
  if (Array.isArray(found)) return found.join(form === 'paragraphs' ? '\n\n' : '\n')
  return typeof found === 'string' ? found : ''
}
