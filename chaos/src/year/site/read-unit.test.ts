import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../../../scripts/run-program.ts'
import { fillSettings, readSqlBlock, readUnit } from './read-unit.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

test('a web process is started as its unit says, on the port of its name', () => {
  const unit = readUnit(read('deploy/systemd/tower-web@.service'), '5152')
  expect(unit).toMatchObject({
    command: '/opt/tower/node_modules/node/bin/node',
    folder: '/opt/tower',
    environmentFiles: ['/etc/tower/tower.env'],
  })
  expect(unit.args.at(-1)).toBe('server/src/main.ts')
  expect(unit.environment).toMatchObject({ NODE_ENV: 'production', ROLE: 'web', PORT: '5152' })
})

test('the migration alone is given the settings of the owner', () => {
  expect(readUnit(read('deploy/systemd/tower-migrate.service')).environmentFiles).toEqual([
    '/etc/tower/tower.env',
    '/etc/tower/owner.env',
  ])
})

test('settings are filled in where the example names them, and one that it does not name is refused', () => {
  const filled = fillSettings('A=\n#B=1\nC=2\n', { A: 'x y', B: '$1' })
  expect(parseEnv(filled)).toEqual({ A: 'x y', B: '$1', C: '2' })
  expect(() => fillSettings('A=\n', { D: '1' })).toThrow('D')
})

test('the guide says how the two roles and their database are made', () => {
  expect(readSqlBlock(read('docs/operations/first-gift.md'))).toMatch(
    /create role tower_owner .*create role tower .*create database tower owner tower_owner/s,
  )
})
