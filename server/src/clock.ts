import { randomBytes, randomUUID } from 'node:crypto'

/** Time comes in from outside so that rules can be tested at any instant. */
export type Clock = { now(): Date }

/** Chance comes in from outside, for the same reason. */
export type Random = { bytes(count: number): Buffer; uuid(): string }

export const systemClock: Clock = { now: () => new Date() }

export const systemRandom: Random = { bytes: randomBytes, uuid: randomUUID }
