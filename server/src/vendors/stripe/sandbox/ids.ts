import { randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const LENGTHS = {
  cs_test_: 58,
  pi_: 24,
  ch_: 24,
  re_: 24,
  dp_: 24,
  pm_: 24,
  cus_: 14,
  seti_: 24,
  sub_: 24,
  si_: 14,
  price_: 24,
  prod_: 14,
  in_: 24,
  txn_: 24,
  po_: 24,
  ic_: 24,
  iauth_: 24,
  ipi_: 24,
  we_: 24,
  evt_: 24,
  req_: 14,
  // Deliveries have no id at Stripe; this one stays inside the sandbox.
  del_: 24,
} as const

/** A random id of the length and alphabet Stripe uses for this kind of object. */
export function createId(prefix: keyof typeof LENGTHS): string {
  const letters = Array.from({ length: LENGTHS[prefix] }, () => ALPHABET[randomInt(ALPHABET.length)])
  return prefix + letters.join('')
}
