type OfTeacher = { id: string; teacherId: string }

/** For tests: what happened so far in a walk, for later steps to go on with. */
export const noPast = () => ({
  requests: [] as (OfTeacher & { budgetId: string })[],
  orders: [] as OfTeacher[],
  cards: [] as (OfTeacher & { issuerCardId: string })[],
  /** Approved by the issuer, not taken yet. */
  purchases: [] as string[],
  taken: [] as string[],
  /** By the provider's names. */
  paid: [] as string[],
  disputes: [] as string[],
  /** Disputes that the bank decided against us: the provider may refuse to give back what they left of a gift. */
  lost: 0,
  checks: [] as string[],
  /** Lines that were on a statement, by the entry of the books they are of. */
  shown: new Set<string>(),
  count: 0,
})
export type Past = ReturnType<typeof noPast>
