import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** Gives codes of an authenticator app, each of them once. */
export type AuthenticatorApp = { nextCode: () => Promise<string> }

/**
 * An authenticator app for a key (RFC 6238: SHA-1, six digits, thirty seconds). A code counts once, and one step
 * early or late: the first three come at once, for more the app waits for the clock.
 */
export function authenticatorApp(secret: string): AuthenticatorApp {
  const key = fromBase32(secret)
  let lastStep = 0
  return {
    nextCode: async () => {
      lastStep = Math.max(lastStep + 1, currentStep() - 1)
      while (lastStep > currentStep() + 1) await new Promise((resolve) => setTimeout(resolve, 500))
      return codeOfStep(key, lastStep)
    },
  }
}

function currentStep(): number {
  return Math.floor(Date.now() / stepMs)
}

function codeOfStep(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/\s/g, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
