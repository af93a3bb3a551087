import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../../../scripts/run-program.ts'
import { readGuide, readSteps } from './read-guide.ts'

const guide = readGuide(readFileSync(join(repositoryRoot, 'docs/operations/first-gift.md'), 'utf8'))

test('what the guide has typed is read in its order, with its placeholders filled in', () => {
  const text = [
    '## 1. First',
    '```',
    'clone THERE',
    'psql',
    '```',
    '```sql',
    "create role a password 'WORD';",
    '```',
    '```',
    'NAME_OF=line',
    '```',
    '## Then',
    '- indented:',
    '',
    '  ```',
    '  do && this',
    '  ```',
  ]
  const blocks = readGuide(text.join('\n'))
  expect(readSteps(blocks, /^1\. /, { THERE: '/srv', WORD: 'x$1' })).toEqual([
    { command: 'clone /srv', typed: '' },
    { command: 'psql', typed: "create role a password 'x$1';\n" },
  ])
  expect(readSteps(blocks, /^Then/, {})).toEqual([{ command: 'do && this', typed: '' }])
  expect(() => readSteps(blocks, /^3\. /, {})).toThrow('no commands below ^3')
})

test('the guide leads from its first command to a backup, an upgrade and the way back', () => {
  const first = readSteps(guide, /^[1-6]\. /, {}).map(({ command }) => command)
  expect(first[0]).toMatch(/^apt-get install /)
  const order = [
    'git clone',
    'npm run build',
    'psql',
    'owner.env',
    'tower-migrate',
    'certbot certonly',
    'create-superadmin',
  ]
  const found = order.map((what) => first.findIndex((command) => command.includes(what)))
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(found[0]).toBeGreaterThan(0)
  const after = readSteps(guide, /^Afterwards/, { FORMER_COMMIT: 'abc' }).map(({ command }) => command)
  for (const what of ['tower backup rehearse', 'tower restore ', 'git pull', 'git checkout --quiet abc'])
    expect(
      after.some((command) => command.includes(what)),
      what,
    ).toBe(true)
})
