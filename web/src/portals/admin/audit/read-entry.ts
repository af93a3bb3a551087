import type { AuditEntry } from '@tower/contract/oversight/history.contract.ts'

/** The other names that parts of an entry come under, where the log of another server is read. */
type OtherNames = {
  actor?: string | null
  event?: string
  type?: string
  entity?: string | null
  subject?: string | null
  meta?: AuditEntry['metadata']
  details?: AuditEntry['metadata']
}

/** What the log shows of an entry. */
export type EntryParts = {
  /** Null is the system. */
  actor: string | null
  action: string
  /** `kind id`. */
  target: string | null
  /** What the target is called, where that is known. */
  targetName: string | null
  facts: AuditEntry['metadata']
}

/** Reads an entry from whichever of the documented names its parts come under. */
export function readEntry(entry: Partial<AuditEntry> & OtherNames): EntryParts {
  const target = entry.target ?? null
  const otherName = target === null ? firstOf(entry.entity, entry.subject) : null
  return {
    actor: firstOf(entry.actor_email, entry.actor, entry.actor_id),
    action: firstOf(entry.action, entry.event, entry.type) ?? '',
    target,
    targetName: firstOf(entry.target_email, otherName),
    facts: firstOf(entry.metadata, entry.meta, entry.details) ?? {},
  }
}

function firstOf<T>(...values: (T | null | undefined)[]): T | null {
  return values.find((value) => value !== null && value !== undefined) ?? null
}
