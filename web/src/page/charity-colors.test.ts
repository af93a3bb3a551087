import { findFaintTexts, themeGrounds } from '@tower/contract/outreach/charity-colors.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function colorOf(token: string, theme: 'day' | 'night'): string {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? ''
  return value.match(/#[0-9a-f]{6}/gi)?.[theme === 'day' ? 0 : 1] ?? ''
}

test.each(['day', 'night'] as const)(
  'by %s colors are checked against the grounds that the pages have',
  (theme) => {
    const { text, text2, on, surface, all } = themeGrounds[theme]
    expect({ text, text2, on, surface }).toEqual({
      ...{ text: colorOf('text', theme), text2: colorOf('text-2', theme) },
      ...{ on: colorOf('on-primary', theme), surface: colorOf('surface', theme) },
    })
    expect(all).toEqual(['bg', 'surface', 'paper', 'surface-2'].map((token) => colorOf(token, theme)))
  },
)

test('the colors of the product pass, and each place where others are too faint is named', () => {
  expect(findFaintTexts({ day: '#1f3f9e', night: '#ffcb47' })).toEqual([])
  expect(findFaintTexts({ day: '#ffc93c', night: '#ffcb47' })).toMatchObject([
    { theme: 'day', place: 'button' },
    { theme: 'day', place: 'link' },
  ])
  expect(findFaintTexts({ day: '#1f3f9e', night: '#1f3f9e' }).map(({ theme }) => theme)).toContain('night')
})
