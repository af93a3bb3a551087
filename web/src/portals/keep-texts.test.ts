import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('.', import.meta.url).pathname

test('no page of a portal asks for its texts again when a filter or a drawer changes its address', () => {
  const askAgain = globSync('{account,admin,prospect,sponsor,teacher}/**/*-{page,layout}.tsx', { cwd: root })
    .map((file) => ({ file, source: readFileSync(`${root}${file}`, 'utf8') }))
    .filter(
      ({ source }) => /export (const|\{) loader/.test(source) && !/export \{.*shouldRevalidate/.test(source),
    )
  expect(askAgain.map(({ file }) => file)).toEqual([])
})
