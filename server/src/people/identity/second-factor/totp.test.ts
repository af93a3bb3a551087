import { expect, test } from 'vitest'
import { testConfig } from '../../../test/test-services.ts'
import { systemRandom } from '../../../clock.ts'
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts'
import { openSecret, sealSecret } from './seal-secret.ts'
import { codeOfStep, describeTotp, matchStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, SHA-1; the last six of the eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of RFC 6238', (second, code) => {
  expect(codeOfStep(secret, Math.floor(second / 30))).toBe(code)
  expect(matchStep(secret, { code, at: new Date(second * 1000), usedStep: 0 })).toBe(Math.floor(second / 30))
})

test('codes of the step before and after count, of two steps away they do not', () => {
  const step = 58_000_000
  const at = new Date(step * 30_000 + 15_000)
  const counts = [-2, -1, 0, 1, 2].map((offset) =>
    matchStep(secret, { code: codeOfStep(secret, step + offset), at, usedStep: 0 }),
  )
  expect(counts).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('a step counts once: its code and those before it are refused from then on', () => {
  const step = 58_000_000
  const at = new Date(step * 30_000)
  const match = (offset: number) =>
    matchStep(secret, { code: codeOfStep(secret, step + offset), at, usedStep: step })
  expect([match(-1), match(0), match(1)]).toEqual([undefined, undefined, step + 1])
})

test('a code may be typed with a space, and nothing else passes for one', () => {
  const at = new Date(59_000)
  const match = (code: string) => matchStep(secret, { code, at, usedStep: 0 })
  expect(match(' 287 082 ')).toBe(1)
  for (const wrong of ['', '28708', '2870820', '000000', '２８７０８２', 'abcdef', "' or 1=1"])
    expect(match(wrong), wrong).toBeUndefined()
})

test('the address in the QR code names site and person', () => {
  const { uri, secret: text } = describeTotp(secret, { issuer: 'Project Tower', label: 'a+b@tower.test' })
  expect(text).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(uri).toMatch(/^otpauth:\/\/totp\/Project%20Tower:a%2Bb%40tower\.test\?/)
  expect(new URL(uri).searchParams.get('issuer')).toBe('Project Tower')
})

test('a sealed secret opens with its key and for its row only', () => {
  const services = { config: testConfig(), random: systemRandom }
  const sealed = sealSecret(services, 'row one', secret)
  expect(openSecret(services, 'row one', sealed)).toEqual(secret)
  expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false)
  expect(sealSecret(services, 'row one', secret)).not.toBe(sealed)
  expect(openSecret(services, 'row two', sealed)).toBeUndefined()
  const other = { config: testConfig({ SECRET: 'the secret of somebody else, long enough' }) }
  expect(openSecret(other, 'row one', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const spoilt = Buffer.from(bytes)
    spoilt[at] = (spoilt[at] ?? 0) ^ 1
    expect(openSecret(services, 'row one', spoilt.toString('base64url')), `byte ${at}`).toBeUndefined()
  }
  for (const short of ['', 'AAAA', sealed.slice(0, 30)])
    expect(openSecret(services, 'row one', short)).toBeUndefined()
})

test('a recovery code is the same however it is typed, and another for every person', () => {
  const config = testConfig()
  const code = newRecoveryCode({ random: systemRandom })
  expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/)
  const hash = hashRecoveryCode(config, 'one', code)
  expect(hashRecoveryCode(config, 'one', ` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(hash)
  expect(hashRecoveryCode(config, 'two', code)).not.toBe(hash)
})
