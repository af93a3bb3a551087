import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** OWASP's smallest advised cost for argon2id: 19 MiB, two passes, one lane. Raising it keeps old hashes valid. */
const usualCost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/** Hashes a password with argon2id, written in PHC form so that the cost can change later. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive('argon2id', {
    ...cost,
    message: bytesOf(password),
    nonce: salt,
    tagLength: hashBytes,
  })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

/** Whether a password is the one behind a hash. Without a hash it works as long and says no, so that time tells nothing. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const parts = parseHash(hash ?? nobodysHash)
  if (!parts) throw new Error('a stored password hash is not argon2id in PHC form')
  const { expected, ...parameters } = parts
  const found = await derive('argon2id', {
    ...parameters,
    message: bytesOf(password),
    tagLength: expected.length,
  })
  return timingSafeEqual(found, expected) && hash !== null && hash !== undefined
}

/** Compared with when an address is unknown or has no password; its tag was drawn by chance, no password leads to it. */
const nobodysHash = `$argon2id$v=19$m=${usualCost.memory},t=${usualCost.passes},p=${usualCost.parallelism}$${unpadded(randomBytes(saltBytes))}$${unpadded(randomBytes(hashBytes))}`

const phcForm =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,128})$/

function parseHash(hash: string) {
  const [, memory, passes, parallelism, salt, tag] = phcForm.exec(hash) ?? []
  if (!memory || !passes || !parallelism || !salt || !tag) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    expected: Buffer.from(tag, 'base64'),
  }
}

/** The same word typed on two keyboards may differ in code points; NFKC makes them one. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8')
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
