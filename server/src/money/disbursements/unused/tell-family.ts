import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { type FamilyMember, findNames, type UnusedOf } from './unused.queries.ts'

export type TellFamily = {
  id: string
  step: 'noticed' | 'moved'
  of: UnusedOf
  family: readonly FamilyMember[]
  cents: number
  movesAt: Date
}

/** Tells each of a family once that money is not used, and once that it moved on. */
export async function tellFamily(
  tx: Tx,
  { id, step, of, family, cents, movesAt }: TellFamily,
): Promise<void> {
  if (family.length === 0) return
  const { first_name: athleteName, title: goalTitle } = await findNames(tx, of)
  for (const { email, full_name: name, locale } of family)
    await queueMail(tx, {
      dedupeKey: `unused-money:${id}:${step}:${email}`,
      to: email,
      template: 'unused_money',
      locale: asLanguage(locale),
      params: {
        step,
        readerName: name,
        athleteName,
        goalTitle: of.goal_id === null ? null : goalTitle,
        amountCents: cents,
        movesAt: movesAt.toISOString(),
      },
    })
}
