import type { Leaving, Passed } from '../../../gate.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Paper } from '../../../papers/paper.ts'
import { unwritable } from '../../../papers/paper-fonts.ts'
import { writePaper } from '../../../papers/write-paper.ts'
import type { Services } from '../../../services.ts'

const mostTold = 20
const plain = /^[\u0020-\u007e]*$/

/** A paper and what it is called in a notice to staff; the key is the same each time it is written. */
export type ToldPaper = { paper: Paper; name: string; key: string }

/** What a receipt is called: whoever asks for it, and however often, staff hear of it once. */
export const receiptOf = (number: number) => ({ name: `Receipt ${number}`, key: `receipt-letters:${number}` })

/**
 * Writes a paper, and tells staff once of letters that no face of papers has: the paper bears question marks in their place,
 * and somebody may want it with the name in other letters. The notice names the paper and the letters, not whose they are.
 */
export async function writeToldPaper(
  { database }: Pick<Services, 'database'>,
  { paper, name, key }: ToldPaper,
  leaving: Leaving,
): Promise<Passed<Buffer>> {
  const { title, addressee = [], paragraphs, facts, table } = paper
  const missing = new Set<string>()
  const look = (texts: readonly string[]) => {
    for (const letter of unwritable(texts.filter((text) => !plain.test(text)))) missing.add(letter)
  }
  look([title, ...addressee, ...paragraphs, ...facts.rows.flat()])
  const watched = table && { table: { ...table, batches: lookThrough(table.batches, look) } }
  const written = await writePaper({ ...paper, ...watched }, leaving)
  if (missing.size === 0) return written
  await database.transaction((tx) =>
    notifyStaff(tx, {
      type: 'receipt_letters',
      title: 'A paper has letters that cannot be printed',
      message: `${name} has question marks where our fonts have no letter: ${[...missing].slice(0, mostTold).join(' ')}. Ask whose name it is how they want it written.`,
      dedupeKey: key,
    }),
  )
  return written
}

type Batches = NonNullable<Paper['table']>['batches']

async function* lookThrough(batches: Batches, look: (texts: readonly string[]) => void): Batches {
  for await (const lines of batches) {
    look(lines.flat())
    yield lines
  }
}
