import type { Logger } from 'pino'
import type { KnownCharity } from './charity.ts'
import type { Clock, Pause, Random } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Gate } from './gate.ts'
import type { Mailer } from './mail/mailer.ts'
import type { WriteMails } from './mail/write-mails.ts'
import type { Beacon } from './vendors/drand/beacon.ts'
import type { FileStore } from './storage/file-store.ts'
import type { CardIssuer } from './payments/card-issuer.ts'
import type { Payments } from './payments/payments.ts'

/** The few things outside the rules: handed to operations, replaced in tests only where they face the outside world. */
export type Services = {
  config: Config
  database: Database
  clock: Clock
  /** Lets time pass. */
  pause: Pause
  /** Holds an answer back, so that its time tells nothing of what was found. The time of the rules stands still. */
  delayAnswer: Pause
  random: Random
  beacon: Beacon
  payments: Payments
  /** Issues cards that teachers buy with. */
  cardIssuer: CardIssuer
  mailer: Mailer
  /** Where the bytes of uploaded files lie. */
  fileStore: FileStore
  /** What the charity says of itself. */
  charity: KnownCharity
  /** What leaves the charity leaves by it: names of children are covered or kept back. */
  gate: Gate
  /** What the domains' mails say. Loaded with the first that is written: whoever only queues mails needs none of it. */
  mails(): Promise<WriteMails>
  log: Logger
}
