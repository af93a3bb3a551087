/** What may be kept under the address of somebody without an account. */
export const addressTraceKinds = [
  'gifts',
  'receipts',
  'pledges',
  'nominations',
  'named',
  'confirmations',
  'classrooms',
  'messages',
  'follows',
  'sponsor_requests',
  'guardian',
  'takedowns',
  'allowlist',
  'emails',
  'left_series',
  'stopped',
] as const
export type AddressTraceKind = (typeof addressTraceKinds)[number]

/** Of these a row stays, with its amount, number or day, and without whoever it was. */
export const stayingTraces: readonly AddressTraceKind[] = [
  'gifts',
  'receipts',
  'nominations',
  'named',
  'classrooms',
]
