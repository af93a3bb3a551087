import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

/** Time comes in from outside so that rules can be tested at any instant. */
export type Clock = { now(): Date }

/** Waiting comes in from outside too: a test needs no patience. */
export type Pause = (milliseconds: number) => Promise<void>

/** Chance comes in from outside, for the same reason. */
export type Random = { bytes(count: number): Buffer; uuid(): string }

export const systemClock: Clock = { now: () => new Date() }

export const systemPause: Pause = (milliseconds) => setTimeout(milliseconds)

export const systemRandom: Random = { bytes: randomBytes, uuid: randomUUID }
