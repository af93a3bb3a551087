import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

test('every width that a layout changes at grows with the letters of the reader', () => {
  const inPixels = globSync('**/*.css', { cwd: root }).filter((file) =>
    /@media[^{]*\d(px)/.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  expect(inPixels).toEqual([])
})

test('no stylesheet leans on what a class of another one is called', () => {
  const leaning = globSync('**/*.css', { cwd: root }).filter((file) =>
    /\[class/.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  expect(leaning).toEqual([])
})

test('the console is made of the kit: at most 40 stylesheets of its own', () => {
  expect(globSync('portals/admin/**/*.module.css', { cwd: root }).length).toBeLessThanOrEqual(40)
})
