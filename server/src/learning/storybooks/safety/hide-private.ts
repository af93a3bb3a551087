import {
  replacePrivate,
  type PrivateKind,
} from '@tower/contract/learning/storybooks/private/private-place.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { createFindOfClass, type OfBook } from './find-of-class.ts'

type Hidden = { text: string; found: { kind: PrivateKind; quote: string }[] }

export type HidePrivate = (text: string, language: Language) => Hidden

/** Makes what replaces all in a book that could tell who a child of its teacher's classes is. */
export async function createHidePrivate(tx: Tx, book: OfBook): Promise<HidePrivate> {
  const find = await createFindOfClass(tx, book, { asksNames: false })
  return (text, language) => {
    const places = find(text, language)
    const found = places.map(({ kind, start, end }) => ({ kind, quote: text.slice(start, end) }))
    return { text: replacePrivate(text, places), found }
  }
}
