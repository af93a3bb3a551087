import { randomBytes } from 'node:crypto'

/** A fresh word that allows the scripts of one answer and no others. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}
