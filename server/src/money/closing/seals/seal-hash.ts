import { createHash } from 'node:crypto'

/** What is sealed, each numbered by itself. */
export type Sealable = 'postings' | 'receipts' | 'copies'

export const sealables: readonly Sealable[] = ['postings', 'receipts', 'copies']

export type SealedRows = {
  number: number
  of: Sealable
  first: number
  last: number
  rowCount: number
  previousHash: string
  /** Of the rows themselves. */
  digest: string
}

/** Before the first seal. */
export const noSeal = { number: 0, hash: '0'.repeat(64) }

/** SHA-256 over what a seal is of and the hash of the seal before. */
export function sealHash({ number, of, first, last, rowCount, previousHash, digest }: SealedRows): string {
  const fields = [number, of, first, last, rowCount, previousHash, digest]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
