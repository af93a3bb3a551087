import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { late, lateInBrowser, readLateParts } from './late.tsx'

const Name = ({ name }: { name: string }) => <b>{name}</b>
const load = () => Promise.resolve({ default: Name })

test('the server renders a late part with its page, and one within it too', async () => {
  const Outer = late(async () => {
    const Inner = late(load)
    return { default: () => <Inner name="Rosa" /> }
  })
  await readLateParts()
  expect(renderToStaticMarkup(<Outer waiting="…" />)).toContain('<b>Rosa</b>')
})

test('of a part for the browser alone the server renders what stands there meanwhile, and loads nothing', () => {
  const Part = lateInBrowser<{ name: string }>(() => {
    throw new Error('loaded')
  })
  expect(renderToStaticMarkup(<Part name="Rosa" waiting={<i>…</i>} />)).toBe('<i>…</i>')
  expect(renderToStaticMarkup(<Part name="Rosa" />)).toBe('')
})
