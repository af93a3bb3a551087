import { sql } from 'kysely'
import { redactFreeText } from '../../../database/redact-text.ts'
import type { Tx } from '../../../database/database.ts'
import { wholeOf } from '../../giving/donors/whole-of.ts'
import type { Traces } from '../../../personal-parts.ts'

/** That money was given back stays; whoever it was names, and what was said of them, does not. */
export function eraseRefundWords(tx: Tx, { userId, ...words }: Traces): Promise<void> {
  return redactFreeText(tx, words, {
    table: 'refund_orders',
    columns: ['reason', 'note'],
    own: sql<boolean>`payment_id in (select id from payments where donor_id in ${wholeOf(sql`user_id = ${userId}`)})`,
  })
}
