/** When gifts come in, and when something else becomes of them. */
export const at = `timestamptz '2026-09-01 12:00:00Z'`
export const later = `timestamptz '2026-09-09 12:00:00Z'`

/** The id of the thing of that kind and number, so that any statement can name it. */
export const id = (what: string, number = 'n') => `md5('${what} ' || ${number})::uuid`

export const processor = id('processor', "''")
export const disputedFunds = id('disputed funds', "''")

/** Both sides of a fact for each of some rows. */
export function post(move: { fact: string; from: string; to: string; cents: string; rows: string }): string {
  return `insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
    select ${move.fact}, case side when 1 then ${move.from} else ${move.to} end, 'USD', (2 * side - 3) * ${move.cents}
    from ${move.rows}, generate_series(1, 2) side;`
}
