import { type Belongs, covers, duties, type Duty } from '@tower/contract/people/duties.ts'

/** Somebody of the staff who reads what many domains tell: what does not belong to their duties is left out. */
export type Reader = {
  duties: readonly Duty[]
  /** Words of the audit log, of notices and of mails that are not theirs to read. */
  hidden: { actions: readonly string[]; notices: readonly string[]; mails: readonly string[] }
}

/** Words that domains write, and whose they are. */
export type Told = Readonly<
  Record<keyof Reader['hidden'], readonly { word: string; duty: Belongs | undefined }[]>
>

/** Who reads with these duties. */
export function readerWith(held: readonly Duty[], told: Told): Reader {
  const wordsBeyond = (words: Told[keyof Told]) =>
    words.flatMap(({ word, duty }) => (covers(held, duty) ? [] : [word]))
  return {
    duties: held,
    hidden: {
      actions: wordsBeyond(told.actions),
      notices: wordsBeyond(told.notices),
      mails: wordsBeyond(told.mails),
    },
  }
}

/** Whoever has all duties reads everything. */
export const readsAll: Reader = { duties, hidden: { actions: [], notices: [], mails: [] } }
