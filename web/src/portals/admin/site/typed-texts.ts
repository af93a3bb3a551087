import type { Language } from '@tower/contract/language.ts'
import type { TextRevision } from '@tower/contract/outreach/page-texts.contract.ts'
import {
  findTextFault,
  type TextBlock,
  type TextFault,
  type WordedText,
} from '@tower/contract/outreach/page-texts.ts'

/** What stands in the fields of a page, by the key of the text. */
export type TypedTexts = Readonly<Record<string, Readonly<Record<Language, string>>>>

const both = ['en', 'es'] as const

/** The fields as they begin: what staff said, else what came with the product. */
export function typedOf(defaults: TypedTexts, { texts }: Pick<TextRevision, 'texts'>): TypedTexts {
  const said = new Map(texts.map((text) => [text.key, text]))
  return Object.fromEntries(
    Object.entries(defaults).map(([key, { en, es }]) => {
      const words = said.get(key)
      return [key, { en: words?.en ?? en, es: words?.es ?? es }]
    }),
  )
}

/** What is sent of the fields: only what differs from what came with the product. */
export function wishOf(typed: TypedTexts, defaults: TypedTexts): WordedText[] {
  return Object.keys(defaults).flatMap((key) => {
    const [en, es] = both.map((language) => saidIn(typed, defaults, key, language))
    return en === null && es === null ? [] : [{ key, en: en ?? null, es: es ?? null }]
  })
}

/** The words of a field where they differ from what came with the product; empty is as it came. */
export function saidIn(
  typed: TypedTexts,
  defaults: TypedTexts,
  key: string,
  language: Language,
): string | null {
  const words = typed[key]?.[language].replaceAll('\r\n', '\n').trim() ?? ''
  return words === '' || words === defaults[key]?.[language] ? null : words
}

/** Whether a text has new English words while its Spanish ones came with the product. */
export function isUntranslated(typed: TypedTexts, defaults: TypedTexts, key: string): boolean {
  return saidIn(typed, defaults, key, 'en') !== null && saidIn(typed, defaults, key, 'es') === null
}

export type TypedFault = { key: string; language: Language; fault: TextFault }

/** What of the fields can't be sent. */
export function findTypedFaults(blocks: readonly TextBlock[], typed: TypedTexts): TypedFault[] {
  return blocks.flatMap((block) =>
    both.flatMap((language) => {
      const words = typed[block.key]?.[language].replaceAll('\r\n', '\n').trim() ?? ''
      const fault = findTextFault(block, words)
      return fault ? [{ key: block.key, language, fault }] : []
    }),
  )
}

/** The texts that two savings say differently, as the later one says them. */
export function changesOf(
  before: Pick<TextRevision, 'texts'>,
  after: Pick<TextRevision, 'texts'>,
): WordedText[] {
  const [was, is] = [before, after].map(({ texts }) => new Map(texts.map((text) => [text.key, text])))
  const keys = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])
  return [...keys].flatMap((key) => {
    const [old, now] = [was?.get(key), is?.get(key)]
    const isSame = old?.en === now?.en && old?.es === now?.es
    return isSame ? [] : [now ?? { key, en: null, es: null }]
  })
}
