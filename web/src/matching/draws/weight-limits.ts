import type * as contract from '@tower/contract/matching/draws.ts'

// Written again, and held to the contract by their types: the contract's file would bring its schemas along.

/** The most nominators that count. */
export const maxNominatorPoints: typeof contract.maxNominatorPoints = 25

/** The most that nominations nobody confirmed add. */
export const maxUnconfirmedPoints: typeof contract.maxUnconfirmedPoints = 5

/** The most waited draws that count. */
export const maxWaitedPoints: typeof contract.maxWaitedPoints = 10

/** The version of the rules that make weights. */
export const weightRules: typeof contract.weightRules = 'weights/2'

/** The version before: each nominator was a point. */
export const earlierRules = 'weights/1'
