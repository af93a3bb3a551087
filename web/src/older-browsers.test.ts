import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { giveUpAfter } from './api/give-up-after.ts'
import { groupInOrder } from './learning/storybooks/editor/group-in-order.ts'

/**
 * What the build cannot write anew: functions that are younger than the browsers it writes for (Chrome 111, Safari 16.4 and
 * Firefox 115). Tablets and laptops of schools stop being renewed there.
 */
const younger = [
  /\bAbortSignal\.any\(/,
  /\b(Map|Object)\.groupBy\(/,
  /\bURL\.(parse|canParse)\(/,
  /\bPromise\.(withResolvers|try)\b/,
  /\bArray\.fromAsync\(/,
  /\.(values|keys|entries)\(\)\s*\.(map|filter|take|drop|some|every|find|reduce|toArray|flatMap|forEach)\(/,
  /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\bnew Intl\.(Segmenter|DurationFormat)\(/,
  /\b(RegExp\.escape|Error\.isError|Math\.sumPrecise)\(/,
]
/** What only the server runs. */
const onServer = /\.test\.tsx?$|entry\.server|\.contract\.ts$|outreach\/safe-link\.ts$|web\/scripts/

test('pages call nothing that browsers of schools do not have', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const files = globSync('{web,contract}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !onServer.test(path),
  )
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((path) => {
    const text = readFileSync(`${root}${path}`, 'utf8')
    return younger.filter((form) => form.test(text)).map((form) => `${path}: ${form.source}`)
  })
  expect(found).toEqual([])
})

test('what is asked ends when its page no longer wants it, when its time is over, or at once', async () => {
  const page = new AbortController()
  const asked = giveUpAfter(60_000, page.signal)
  expect(asked.aborted).toBe(false)
  page.abort('left')
  expect([asked.aborted, asked.reason]).toEqual([true, 'left'])
  expect(giveUpAfter(60_000, page.signal).reason).toBe('left')
  const late = giveUpAfter(1, new AbortController().signal)
  await new Promise((end) => late.addEventListener('abort', end))
  expect((late.reason as Error).name).toBe('TimeoutError')
})

test('rows come by what they have in common, in the order in which it comes first', () => {
  const rows = ['b1', 'a1', 'b2']
  expect([...groupInOrder(rows, (row) => row[0])]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
})
