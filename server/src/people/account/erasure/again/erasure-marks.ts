import { createHmac } from 'node:crypto'
import { keptKey, type Secrets } from '../../../../secret-keys.ts'

/** Makes marks of addresses and names: whoever has SECRET and the word makes the same one, and nobody gets the word out of it. */
export type Marks = { ofAddress(address: string): string; ofName(name: string): string; key: string }

/** The marks of an installation, the same whatever its SECRET becomes. */
export function marksOf(config: Secrets): Marks {
  if (config.SECRET === undefined)
    throw new Error('marks of erased people need the SECRET of the installation')
  const key = keptKey(config, 'erasure-marks/1')
  const mark = (kind: string, word: string) =>
    createHmac('sha256', key)
      .update(`${kind}\n${word.normalize('NFC').trim().toLowerCase()}`)
      .digest('hex')
  return {
    ofAddress: (address) => mark('address', address),
    ofName: (name) => mark('name', name),
    key: mark('key', '').slice(0, 16),
  }
}
