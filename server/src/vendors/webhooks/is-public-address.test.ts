import { expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'
import type { Passed } from '../../gate.ts'
import { postOutside } from './post-outside.ts'

test.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['localhost', false],
])('%s belongs to the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  // A name that leads to this machine is found out when the connection is made.
  'https://localhost/hook',
])('nothing is sent to %s, whatever was said when it was kept', async (url) => {
  const sending = postOutside({
    url,
    message: {} as Passed<object>,
    headersOf: () => ({}),
    mayBePrivate: false,
    signal: AbortSignal.timeout(5_000),
  })
  await expect(sending).rejects.toThrow('private network')
})
