import { expect, test } from 'vitest'
import { domainOf, findCallers, parseDomainMap, readDomainMap } from './domain-map.ts'

const wings = new Map([
  ['closing', 'money'],
  ['orders', 'spending'],
  ['ledger', 'money'],
])
const text = `
| Floor | Domains | What they are |
| --- | --- | --- |
| 6 | \`closing\`, \`drafts\` | what a person sees, of \`orders\` too |
| 4 | \`orders\` | what people do |
| 0 | \`ledger\` | money |

- **http** owns \`rate_limits\`
- **ledger** owns \`ledger_accounts\`, \`ledger_moves\`
- **orders** owns \`orders\`; reads \`ledger_accounts\`
- **closing** reads \`orders\`
`

test('the map tells the floor of each domain, its tables and whose it reads', () => {
  expect(parseDomainMap(text, wings)).toEqual([
    { name: 'closing', wing: 'money', floor: 6, owns: [], reads: ['orders'] },
    { name: 'orders', wing: 'spending', floor: 4, owns: ['orders'], reads: ['ledger_accounts'] },
    { name: 'ledger', wing: 'money', floor: 0, owns: ['ledger_accounts', 'ledger_moves'], reads: [] },
  ])
})

test('callers stand above and read the tables of whom they call', () => {
  const map = parseDomainMap(text, wings)
  expect(findCallers(map, 'ledger').map(({ name }) => name)).toEqual(['orders'])
  expect(findCallers(map, 'orders').map(({ name }) => name)).toEqual(['closing'])
  expect(findCallers(map, 'closing')).toEqual([])
})

test('on every side a file belongs to the domain of its folders, and the longest name goes first', () => {
  const map = readDomainMap()
  const nameOf = (path: string) => domainOf(map, path)?.name
  expect(nameOf('server/src/spending/orders/orders.routes.ts')).toBe('orders')
  expect(nameOf('server/test/money/giving/build-giving.ts')).toBe('giving')
  expect(nameOf('contract/src/money/closing-months.contract.ts')).toBe('closing')
  expect(nameOf('web/src/spending/orders/order-card.tsx')).toBe('orders')
  expect(nameOf('server/src/http/serve.ts')).toBeUndefined()
  expect(map.map(({ name }) => name)).toContain('ledger')
})
