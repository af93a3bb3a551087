import { expect, test } from 'vitest'
import { oneMailbox } from './one-mailbox.ts'

test.each([
  ['ana+draws@example.org', 'ana@example.org'],
  ['ana.b@gmail.com', 'anab@gmail.com'],
  ['a.n.a.b+x+y@googlemail.com', 'anab@gmail.com'],
  // With anybody else's provider a dot may name another mailbox.
  ['ana.b@example.org', 'ana.b@example.org'],
  ['ana.b@gmail.com.example.org', 'ana.b@gmail.com.example.org'],
  ['+ana@example.org', '+ana@example.org'],
  ['0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968', '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968'],
])('%s is counted as %s', (address, counted) => {
  expect(oneMailbox(address)).toBe(counted)
})
