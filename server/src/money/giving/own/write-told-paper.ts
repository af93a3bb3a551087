import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Paper } from '../../../papers/paper.ts'
import { unwritable } from '../../../papers/paper-fonts.ts'
import type { Services } from '../../../services.ts'

const mostTold = 20

/**
 * Tells staff, once for each receipt, of letters that no face of papers has: the paper bears question marks in their place, and
 * somebody may want it with the name in other letters. The notice names the receipt and the letters, not whose they are.
 */
export async function tellUnwritable(
  { database }: Pick<Services, 'database'>,
  { number, paper }: { number: number; paper: Paper },
): Promise<void> {
  const letters = unwritable([paper.title, ...paper.paragraphs, ...paper.facts.rows.flat()])
  if (letters.length === 0) return
  await database.transaction((tx) =>
    notifyStaff(tx, {
      type: 'receipt_letters',
      title: 'A receipt has letters that cannot be printed',
      message: `Receipt ${number} has question marks where our fonts have no letter: ${letters.slice(0, mostTold).join(' ')}. Ask its giver how they want to be named.`,
      dedupeKey: `receipt-letters:${number}`,
    }),
  )
}
