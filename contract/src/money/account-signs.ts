/**
 * The kinds of account that say where money lies or what became of it. In the books they are below zero by as much as
 * lies there, so that every fact comes to nothing.
 */
const whereMoneyLies: ReadonlySet<string> = new Set([
  'processor',
  'processor_fees',
  'disputed_funds',
  'bank',
  'bank_fees',
  'issuing',
  'paid_out',
  'uncovered_cards',
  'credits_issued',
])

/** Whether an account says where money lies, and not whom or what it is for. */
export function saysWhereMoneyLies(kind: string): boolean {
  return whereMoneyLies.has(kind)
}

/** An amount of an account as people read it: what lies at the bank is above zero. */
export function centsAsRead(kind: string, cents: number): number {
  return saysWhereMoneyLies(kind) && cents !== 0 ? -cents : cents
}
