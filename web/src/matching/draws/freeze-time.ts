import type * as contract from '@tower/contract/matching/draws.ts'

// Written again, and held to the contract by its type: the contract's file would bring its schemas along.
const freezeMinutes: typeof contract.freezeMinutes = 60

/** When the list of a draw that starts at this instant is fixed. */
export function freezeTime(starts: string): Date {
  return new Date(new Date(starts).getTime() - freezeMinutes * 60_000)
}
