import { expect, test } from 'vitest'
import { renderPart } from '../../../render-part.tsx'
import { readSheet, type Sheet } from './read-sheet.ts'
import { SheetPreview } from './sheet-preview.tsx'

test('a wrong row of a file is marked as wrong where it is shown, and no other row is marked', async () => {
  const sheet = readSheet('email;role\nana@school.edu;teacher\nnot an address;teacher\n', 'teacher') as Sheet
  const html = await renderPart(() => <SheetPreview sheet={sheet} />)
  expect(html.match(/<tr[^>]*data-mark="bad"[^>]*>.*?<\/tr>/g)?.join('')).toContain('not an address')
  expect(html.match(/data-mark=/g)).toHaveLength(1)
})
