import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf, findContrastFaults } from './check-contrast.ts'
import { repositoryRoot } from './run-program.ts'

const tokens = readFileSync(join(repositoryRoot, 'web/src/page/tokens.css'), 'utf8')

test('contrast is measured as WCAG defines it', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#123456', '#123456')).toBe(1)
})

test('a color that is too pale at night only is named with its theme', () => {
  const pale = tokens.replace(/--text-3: light-dark\((#\w+), #\w+\)/, '--text-3: light-dark($1, #555f5a)')
  const faults = findContrastFaults(pale)
  expect(faults).not.toEqual([])
  expect(faults.every((fault) => fault.startsWith('night: --text-3 on '))).toBe(true)
})

test('a color that is gone is a fault, not a pass', () => {
  expect(findContrastFaults(tokens.replace('--link:', '--gone:'))).toEqual([
    'day: --link has no color',
    'night: --link has no color',
  ])
})
