import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['unix:', 'unknown'],
  ['203.0.113.7, 198.51.100.1', 'unknown'],
  ['203.0.113.999', 'unknown'],
  ['x'.repeat(5_000), 'unknown'],
])('a request from %s is counted as one from %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('whoever makes addresses up is still counted as one', () => {
  const addresses = Array.from({ length: 50 }, (_, at) => `made-up-${at}`)
  expect(new Set(addresses.map(networkOf)).size).toBe(1)
})

test('whoever changes addresses within their own network is still counted as one', () => {
  const addresses = Array.from(
    { length: 50 },
    (_, at) => `2001:db8:aa:bb:${at.toString(16)}::${at.toString(16)}`,
  )
  expect(new Set(addresses.map(networkOf)).size).toBe(1)
})
