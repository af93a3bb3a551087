import { createHash } from 'node:crypto'

/** What a key may say in clear beside its kind: numbers, ids and instants. They name rows, and nobody by themselves. */
const plain = [
  /^\d+$/,
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  // An instant falls apart at its colons.
  /^\d{4}-\d\d-\d\d(T\d\d)?$/,
  /^\d\d\.\d{3}Z$/,
  // Sealed before.
  /^[0-9a-f]{32}$/,
]

/**
 * The key under which the mail of a fact is kept: its kind and the parts that name rows stay readable, anything else, such
 * as an address, is hashed. So a fact mails once, and no key says to whom. The table refuses keys of another form.
 */
export function mailKey(fact: string): string {
  const [kind = '', ...parts] = fact.split(':')
  if (!/^[a-z][a-z0-9_-]*$/.test(kind)) return `fact:${hashed(fact)}`
  return [kind, ...parts.map((part) => (plain.some((form) => form.test(part)) ? part : hashed(part)))].join(
    ':',
  )
}

/** The migration that hashed the keys before this one makes the same. */
const hashed = (part: string) => createHash('sha256').update(part).digest('hex').slice(0, 32)
