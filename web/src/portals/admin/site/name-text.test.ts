import { textBlocks } from '@tower/contract/outreach/page-texts.ts'
import { expect, test } from 'vitest'
import { siteDeskTexts } from './texts.ts'
import { nameText } from './name-text.ts'

test('every text of a page is called by words, in both languages, never by its key', () => {
  const keys = Object.values(textBlocks).flatMap((blocks) => blocks.map(({ key }) => key))
  for (const texts of Object.values(siteDeskTexts.siteDesk)) {
    const fields: readonly string[] = Object.values(texts.fields)
    expect(keys.filter((key) => !fields.includes(nameText(key, texts).field))).toEqual([])
  }
})
