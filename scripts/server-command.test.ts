import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './run-program.ts'
import { serverArguments, serverEnvironment, serverFlags, serverMain } from './server-command.ts'

test('the flags bound the space for new objects on the Node that runs the server', () => {
  const fill = `
    for (let made = 0, kept = []; made < 3e6; made++) kept = made % 3e5 ? [...kept.slice(-9), { made }] : []
    const { space_size } = require('v8').getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    console.log(space_size)`
  const size = Number(execFileSync(process.execPath, [...serverFlags({}), '-e', fill], { encoding: 'utf8' }))
  expect(size).toBeLessThanOrEqual(32 * 1024 * 1024)
})

test('an operator who says how much space new objects get is not overruled', () => {
  expect(serverFlags({ NODE_OPTIONS: '--max-semi-space-size=64' })).toEqual([])
})

test('an operator who says when memory is given back is not overruled', () => {
  expect(serverEnvironment({ MALLOC_TRIM_THRESHOLD_: '5' })).toEqual({
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    MALLOC_TRIM_THRESHOLD_: '5',
  })
})

test('whoever starts the server starts it as an operator does', () => {
  expect(serverArguments({})).toEqual([...serverFlags({}), serverMain])
  const starters = [
    'scripts/start.ts',
    'bench/src/servers/server-process.ts',
    'chaos/src/processes/server-process.ts',
    'e2e/own-server.ts',
    'e2e/serve-demo.ts',
  ]
  for (const starter of starters) {
    const text = readFileSync(join(repositoryRoot, starter), 'utf8')
    expect(text, starter).toMatch(/server(Arguments|Flags)\(/)
    expect(text, starter).not.toContain('server/src/main.ts')
  }
})
