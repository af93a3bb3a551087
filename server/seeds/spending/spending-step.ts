import type { Services } from '../../src/services.ts'

/** Something that happened to what teachers spend, so many days before the demo's day; fractions are hours. */
export type SpendingStep = { daysAgo: number; act: (past: Services) => Promise<void> }
