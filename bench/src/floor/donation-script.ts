import { donationSql, type DonationStatement } from './donation-sql.ts'

/** What the floor does for a gift as a pgbench script; a sequence hands each gift out once instead of a request. */
export function writeDonationScript(): string {
  return [
    'begin;',
    `select id as checkout, 'pi_bench_' || number as payment_ref from (select nextval('bench_gifts') as number) gift,
     lateral (select md5('checkout ' || number)::uuid as id) made \\gset`,
    ask('lockCheckout', { amount_cents: 'amount' }),
    ask('lockDonor', { id: 'donor' }),
    ask('insertPayment', { id: 'payment' }),
    tell('closeCheckout'),
    ask('insertArrival', { id: 'entry' }),
    tell('lockAccounts'),
    tell('insertPostings'),
    tell('moveBalances'),
    '\\set minted (:balance_cents + :amount) / 80000',
    '\\if :minted > 0',
    ask('insertSlot', { id: 'slot' }),
    ask('insertMint', { id: 'mint' }),
    tell('openSlotAccount'),
    tell('insertMintPostings'),
    tell('takePrice'),
    '\\endif',
    tell('updateDonor'),
    'commit;',
    '',
  ].join('\n')
}

function tell(name: DonationStatement): string {
  return `${donationSql[name]};`
}

/** pgbench names what it keeps after the columns, so some columns are renamed. */
function ask(name: DonationStatement, renamed: Record<string, string>): string {
  const sql = donationSql[name]
  const isReturning = sql.includes(' returning id')
  const columns = Object.entries(renamed).map(([column, variable]) => `${column} as ${variable}`)
  if (isReturning) return `${sql.replace(/ returning id$/, ` returning ${columns[0]}`)} \\gset`
  const parts = Object.entries(renamed)
  const list = sql.slice(0, sql.indexOf(' from '))
  const named = parts.reduce(
    (text, [column, variable]) => text.replace(new RegExp(`\\b${column}\\b`), `${column} as ${variable}`),
    list,
  )
  return `${named}${sql.slice(list.length)} \\gset`
}
