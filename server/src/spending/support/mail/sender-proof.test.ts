import { expect, test } from 'vitest'
import { isSenderDisproven } from './sender-proof.ts'

const results = (...values: string[]) => values.map((value) => ({ key: 'authentication-results', value }))

test('a sender is disproven where DMARC fails, or where SPF or DKIM fails and neither passes', () => {
  const disproven = [
    'mx.reply.test; spf=pass smtp.mailfrom=evil.test; dkim=pass header.d=evil.test; dmarc=fail header.from=school.test',
    'mx.reply.test; spf=fail smtp.mailfrom=school.test; dkim=fail header.d=school.test',
    'mx.reply.test; spf=softfail (domain of rosa@school.test; not sure) smtp.mailfrom=school.test; dkim=none',
    'mx.reply.test 1; SPF=Fail smtp.mailfrom=school.test',
    'mx.reply.test; spf=fail smtp.mailfrom="a; dkim=pass; \\" dmarc=pass"@evil.test; dkim=none',
    'mx.reply.test; dkim/1 = fail (body hash (sha256) differs) header.d=school.test; spf=none',
  ]
  for (const value of disproven) expect([value, isSenderDisproven(results(value))]).toEqual([value, true])
})

test('a sender of whom nothing bad is told is not disproven', () => {
  const fine = [
    'mx.reply.test; none',
    'mx.reply.test; spf=none; dkim=none',
    'mx.reply.test; spf=temperror; dkim=neutral',
    'mx.reply.test; spf=fail smtp.mailfrom=list.test; dkim=fail header.d=list.test; dkim=pass header.d=school.test',
    'mx.reply.test; spf=pass smtp.mailfrom=school.test; dkim=fail header.d=school.test',
    'mx.reply.test; spf=softfail; dkim=fail; dmarc=pass header.from=school.test',
    'mx.reply.test (spf=fail); iprev=fail policy.iprev=192.0.2.1',
    '',
  ]
  for (const value of fine) expect([value, isSenderDisproven(results(value))]).toEqual([value, false])
  expect(isSenderDisproven([])).toBe(false)
})

test('the server that speaks first is believed, in each of its headers, and nobody below it', () => {
  const own = ['mx.reply.test; spf=fail smtp.mailfrom=school.test', 'mx.reply.test; dkim=none']
  expect(isSenderDisproven(results(...own, 'elsewhere.test; dkim=pass; dmarc=pass'))).toBe(true)
  expect(isSenderDisproven(results(...own, 'mx.reply.test; spf=pass; dkim=pass'))).toBe(true)
  expect(isSenderDisproven(results('mx.reply.test; spf=pass', 'elsewhere.test; dmarc=fail'))).toBe(false)
})
