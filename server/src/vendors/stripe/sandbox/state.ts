import type { WireBalanceTransaction, WirePayout } from './balance-objects.ts'
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
  subscriptions: StoredSubscription
  invoices: StoredInvoice
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

/** The sandbox's memory, rebuilt from its journal when a file is given. */
export function openState(stateFile: string | undefined): State {
  const tables = createTables()
  const journal: Journal | undefined =
    stateFile === undefined
      ? undefined
      : openJournal(stateFile, (entry) => applyChange(tables, entry as Change))
  return {
    tables,
    commit(change) {
      journal?.append(change)
      applyChange(tables, change)
    },
    close: () => journal?.close(),
  }
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
    subscriptions: new Map(),
    invoices: new Map(),
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
