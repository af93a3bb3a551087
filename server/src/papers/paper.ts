import type { Language } from '@tower/contract/language.ts'

/** One document on paper in parts: the layout gives them the same look everywhere, as that of mails does. */
export type Paper = {
  /** What it is; the first heading, and the name of the document. */
  title: string
  language: Language
  /** When it was written, of which the file itself tells. */
  writtenAt: Date
  /** Who issues it, in a rehearsal marked as one: the name, the lines under it, and a PNG of the logo where one was uploaded; else the drawn mark stands there. */
  issuer: { name: string; lines: readonly string[]; logo?: Buffer | undefined; isRehearsal?: boolean }
  /** Whom it is sent to, in lines, as on an envelope. */
  addressee?: readonly string[] | undefined
  /** What somebody must not overlook, such as that it is void. */
  notice?: string | undefined
  paragraphs: readonly string[]
  /** Label and value, one under the other, and what the table of them is called. */
  facts: { caption: string; rows: readonly (readonly [label: string, value: string])[] }
  table?: PaperTable
  /** The small print at the end. It may rest on what the rows came to, so it is asked for after them. */
  closing: () => readonly string[]
  /** `Page 2`, at the foot of each page. */
  pageLabel: (page: number) => string
}

export type PaperTable = {
  caption: string
  columns: readonly { head: string; share: number; numeric?: true }[]
  /** Some rows at a time, as the database gives them. */
  batches: AsyncIterable<readonly (readonly string[])[]>
  /** The last row, once all others are known; a table that adds nothing up has none. */
  total?: () => readonly string[]
  /** Instead of rows, where there are none. */
  none: string
}
