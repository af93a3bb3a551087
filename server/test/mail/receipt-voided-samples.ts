const voided = {
  number: 21,
  giverName: 'Dana Okafor',
  amountCents: 10_000,
  paidAt: '2026-11-25T17:20:00Z',
  isPurchase: false,
}

/** Why a receipt holds no longer. */
export const receiptVoidedSamples = {
  refunded: { ...voided, because: 'refunded' },
  disputed: { ...voided, because: 'disputed' },
  'taken-out': { ...voided, giverName: null, because: 'taken_out' },
  purchase: { ...voided, isPurchase: true, because: 'refunded' },
} as const
