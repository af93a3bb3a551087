type AccountRules = {
  unit: 'USD' | 'CREDIT'
  floorCents: 0 | null
  /**
   * Of the house's one account that every gift posts to: its balance moves at the commit, or each gift would wait for all that
   * the one before still does. Within a transaction it still stands as before, and nobody takes hold of it earlier.
   */
  addsAtCommit?: true
}

/** What kinds of accounts there are, in which unit, and whether they may be overdrawn. */
const kinds = {
  processor: { unit: 'USD', floorCents: null, addsAtCommit: true },
  processor_fees: { unit: 'USD', floorCents: null },
  // What the provider withdrew while a dispute is open.
  disputed_funds: { unit: 'USD', floorCents: null },
  // What lies at the charity's bank: paid out by the provider, deposited, and less what left.
  bank: { unit: 'USD', floorCents: null },
  // What the bank kept for itself, less the interest that it paid.
  bank_fees: { unit: 'USD', floorCents: null },
  // What lies at the issuer of cards: moved there from the bank, less what merchants took.
  issuing: { unit: 'USD', floorCents: null },
  // What left the house, by bank or by card: as much as was spent.
  paid_out: { unit: 'USD', floorCents: null },
  // What merchants took by card and no budget covers, less what they gave back beyond what they took.
  uncovered_cards: { unit: 'USD', floorCents: null },
  donor_program: { unit: 'USD', floorCents: 0 },
  slot: { unit: 'USD', floorCents: 0 },
  budget: { unit: 'USD', floorCents: 0 },
  reserved: { unit: 'USD', floorCents: 0 },
  spent: { unit: 'USD', floorCents: 0 },
  prospect_goal: { unit: 'USD', floorCents: 0 },
  // What was paid for athletes out of what was given to them.
  prospect_spent: { unit: 'USD', floorCents: 0 },
  teacher_direct: { unit: 'USD', floorCents: 0 },
  fund_classrooms: { unit: 'USD', floorCents: 0 },
  fund_prospects: { unit: 'USD', floorCents: 0 },
  fund_smbs: { unit: 'USD', floorCents: 0 },
  fund_operations: { unit: 'USD', floorCents: 0 },
  fund_matching: { unit: 'USD', floorCents: 0 },
  // What came back from budgets, for other classrooms.
  fund_budgets: { unit: 'USD', floorCents: 0 },
  fee_cover: { unit: 'USD', floorCents: 0, addsAtCommit: true },
  // What credit packs were sold for: no gift, and no program's.
  pack_sales: { unit: 'USD', floorCents: 0 },
  // What it paid for refunds of matched gifts is a debt to the house, so it may be negative.
  refund_reserve: { unit: 'USD', floorCents: null },
  credits_issued: { unit: 'CREDIT', floorCents: null },
  wallet: { unit: 'CREDIT', floorCents: 0 },
  // Granted by staff, for tools alone.
  tools_wallet: { unit: 'CREDIT', floorCents: 0 },
  credits_spent: { unit: 'CREDIT', floorCents: 0 },
  credits_held: { unit: 'CREDIT', floorCents: 0 },
} as const satisfies Record<string, AccountRules>

export type AccountKind = keyof typeof kinds

export const accountKinds = Object.keys(kinds) as readonly AccountKind[]

/** The kinds whose balance moves at the commit. */
export const kindsAddedAtCommit = accountKinds.filter((kind) => accountRules(kind).addsAtCommit === true)

/** Names an account: its kind and, unless it is the house's only one, whose it is. */
export type AccountRef = { kind: AccountKind; ownerId?: string | null }

/** The unit an account of this kind holds and the balance it may not fall below. */
export function accountRules(kind: AccountKind): AccountRules {
  return kinds[kind]
}
