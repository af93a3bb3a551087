import type { WireBalanceTransaction, WirePayout } from './balance-objects.ts'
import { forgetOver } from './forget-over.ts'
import type { WireAuthorization, WireIssuedCard, WireTransaction } from './issuing/issuing-objects.ts'
import { type Journal, openJournal } from './journal.ts'
import type {
  StoredAnswer,
  StoredDelivery,
  StoredEvent,
  StoredPaymentMethod,
  StoredSession,
  WireCharge,
  WireCustomer,
  WireDispute,
  WireIntent,
  WireRefund,
  WireSetupIntent,
  WireWebhookEndpoint,
} from './objects.ts'
import type { StoredInvoice, StoredSubscription } from './subscription-objects.ts'

interface Records {
  sessions: StoredSession
  intents: WireIntent
  charges: WireCharge
  refunds: WireRefund
  disputes: WireDispute
  balanceTransactions: WireBalanceTransaction
  payouts: WirePayout
  customers: WireCustomer
  paymentMethods: StoredPaymentMethod
  setupIntents: WireSetupIntent
  subscriptions: StoredSubscription
  invoices: StoredInvoice
  issuedCards: WireIssuedCard
  cardAuthorizations: WireAuthorization
  cardTransactions: WireTransaction
  webhookEndpoints: WireWebhookEndpoint
  events: StoredEvent
  deliveries: StoredDelivery
  answers: StoredAnswer
}

type TableName = keyof Records
type Tables = { readonly [T in TableName]: Map<string, Records[T]> }

/** Records put in place together: all of them or, after a crash, none. */
export type Change = { [T in TableName]?: Records[T][] }

export interface State {
  /** Records are never changed in place, only replaced by `commit`. Each map keeps the order of creation. */
  readonly tables: Tables
  commit(change: Change): void
  close(): void
}

/** Commits after which what is over is forgotten; a journal is written anew then, so it never grows much beyond what it holds. */
const commitsBetweenTidies = 10_000

/** The sandbox's memory, rebuilt from its journal when a file is given. What is over is forgotten. */
export function openState(
  stateFile: string | undefined,
  { now, tidyAfter = commitsBetweenTidies }: { now: () => Date; tidyAfter?: number | undefined },
): State {
  const tables = createTables()
  const journal: Journal | undefined =
    stateFile === undefined
      ? undefined
      : openJournal(stateFile, (entry) => applyChange(tables, entry as Change))
  let commits = 0
  const tidy = () => {
    commits = 0
    forgetOver(tables, now().getTime())
    try {
      journal?.rewrite(everyRecord(tables))
    } catch {
      // A full disk: the longer journal says the same and stays.
    }
  }
  tidy()
  return {
    tables,
    commit(change) {
      journal?.append(change)
      applyChange(tables, change)
      commits += 1
      if (commits >= tidyAfter) tidy()
    },
    close: () => journal?.close(),
  }
}

/** The tables as changes of one record each, in the order of creation. */
function* everyRecord(tables: Tables): Generator<Change> {
  for (const name of Object.keys(tables) as TableName[])
    for (const record of tables[name].values()) yield { [name]: [record] }
}

/** Several changes as one. */
export function joinChanges(...changes: Change[]): Change {
  const joined: Change = {}
  for (const change of changes) {
    for (const name of Object.keys(change) as TableName[]) appendRecords(joined, name, change[name])
  }
  return joined
}

function appendRecords<T extends TableName>(change: Change, name: T, records: Change[T]): void {
  const before: readonly unknown[] = change[name] ?? []
  change[name] = [...before, ...(records ?? [])] as Change[T]
}

function createTables(): Tables {
  return {
    sessions: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    balanceTransactions: new Map(),
    payouts: new Map(),
    customers: new Map(),
    paymentMethods: new Map(),
    setupIntents: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    issuedCards: new Map(),
    cardAuthorizations: new Map(),
    cardTransactions: new Map(),
    webhookEndpoints: new Map(),
    events: new Map(),
    deliveries: new Map(),
    answers: new Map(),
  }
}

function applyChange(tables: Tables, change: Change): void {
  for (const name of Object.keys(change) as TableName[]) putRecords(tables[name], change[name])
}

function putRecords(
  table: Map<string, { id: string }>,
  records: readonly { id: string }[] | undefined,
): void {
  for (const record of records ?? []) table.set(record.id, record)
}
