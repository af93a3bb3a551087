import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type Amount = { tokens: number; microdollars: number }

/** Whose day: a teacher's, or without one the whole house's. */
export type Spender = { day: string; teacherId: string | null }

/**
 * Adds to a day what stays within its cap; false where that is too much. The row's lock makes others wait, and the
 * condition is looked at again once they may go on.
 */
export async function addWithinCap(
  tx: Tx,
  spender: Spender,
  { add, cap }: { add: Amount; cap: Amount },
): Promise<boolean> {
  if (add.tokens > cap.tokens || add.microdollars > cap.microdollars) return false
  const row = await tx
    .insertInto('writer_days')
    .values({ day: spender.day, teacher_id: spender.teacherId, ...add })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'teacher_id'])
        .doUpdateSet({
          tokens: sql`writer_days.tokens + excluded.tokens`,
          microdollars: sql`writer_days.microdollars + excluded.microdollars`,
        })
        .where(
          sql<boolean>`writer_days.tokens + excluded.tokens <= ${cap.tokens}
            and writer_days.microdollars + excluded.microdollars <= ${cap.microdollars}`,
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function moveDay(tx: Tx, { day, teacherId }: Spender, by: Amount): Promise<void> {
  await tx
    .updateTable('writer_days')
    .set(({ eb }) => ({
      tokens: eb('tokens', '+', by.tokens),
      microdollars: eb('microdollars', '+', by.microdollars),
    }))
    .where('day', '=', sql<Date>`${day}::date`)
    .where('teacher_id', 'is not distinct from', teacherId)
    .execute()
}

export type NewAsk = Spender & { purpose: string; prompt: string; reserved: Amount; at: Date }

export async function insertAsk(tx: Tx, ask: NewAsk): Promise<string> {
  const { id } = await tx
    .insertInto('writer_asks')
    .values({
      day: ask.day,
      teacher_id: ask.teacherId,
      purpose: ask.purpose,
      prompt: ask.prompt,
      reserved_tokens: ask.reserved.tokens,
      reserved_microdollars: ask.reserved.microdollars,
      asked_at: ask.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type SettledAsk = Spender & { reserved: Amount }

/** Settles an ask once; undefined where it is settled already. */
export async function settleAsk(
  tx: Tx,
  { askId, took, at }: { askId: string; took: Amount; at: Date },
): Promise<SettledAsk | undefined> {
  const row = await tx
    .updateTable('writer_asks')
    .set({ ...took, settled_at: at })
    .where('id', '=', askId)
    .where('settled_at', 'is', null)
    .returning([sql<string>`day::text`.as('day'), 'teacher_id', 'reserved_tokens', 'reserved_microdollars'])
    .executeTakeFirst()
  return (
    row && {
      day: row.day,
      teacherId: row.teacher_id,
      reserved: { tokens: row.reserved_tokens, microdollars: row.reserved_microdollars },
    }
  )
}

/** What a teacher's asks took, day by day. */
export function listDaysOf(tx: Tx, teacherId: string) {
  return tx
    .selectFrom('writer_days')
    .select([sql<string>`day::text`.as('day'), 'tokens', 'microdollars'])
    .where('teacher_id', '=', teacherId)
    .orderBy('day')
    .execute()
}
