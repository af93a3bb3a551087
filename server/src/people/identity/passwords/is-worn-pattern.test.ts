import { expect, test } from 'vitest'
import { checkRows } from '../../../test/check-rows.ts'
import { isDressedWord } from './is-dressed-word.ts'
import { isWornPattern, wordsOf } from './is-worn-pattern.ts'

const ownWords = wordsOf(['rosa.quexley@school.edu', 'Rosa Quexley', 'Project Tower'])

test('a pattern is no password, however long, and neither is a name', async (context) => {
  const patterns = [
    ...[
      'aB1!'.repeat(32),
      'abcabcabcabc',
      'abc abc abc a',
      'xkcd7xkcd7xkcd7',
      'zzzzzzzzzzzz',
      '🦊🌲🦊🌲🦊🌲🦊🌲',
    ],
    ...[
      'abcdefgh'.repeat(16),
      'hgfedcba',
      '12345678901',
      'qwertyuiop[',
      'asdfghjk1',
      '1qaz2wsx3edc',
      '!@#$%^&*()',
    ],
    ...['QwertyAsdfgh1', 'aaaabbbbcccc', 'ABCD1234efgh'],
    ...['rosa.quexley', 'RosaQuexley1', 'quexley-quexley', 'ProjectTower2026!', 'Tower1234', 'school.edu'],
  ]
  await checkRows(context, patterns, (password) => expect(isWornPattern(password, ownWords)).toBe(true))
})

test('a sentence, a manager’s choice and words that only hold a name are passwords', async (context) => {
  const good = [
    ...[
      'kq7 vbtz',
      'ñandú blåbær '.repeat(6),
      '🦊🌲🧱🏫📚🎒🚌🍎',
      'correct horse battery staple',
      'X9$rT!mQ2z',
    ],
    ...[
      'rosa plants nine tall pines',
      'the tower of blue crayons',
      'abc is not my password',
      'gk4-1234-Wm?xu9',
    ],
  ]
  await checkRows(context, good, async (password) => {
    expect(isWornPattern(password, ownWords)).toBe(false)
    expect(await isDressedWord(password)).toBe(false)
  })
})

test('one word in other clothes is no password: signs for letters, a year, marks', async (context) => {
  const dressed = [
    ...['P@ssw0rd2026!', 'Pa$$w0rd!!1999', '$unfl0wer99!', 'Dragon2026!', 'dr4g0n-2026', '2026Sunflower'],
    ...['M0nkey1234!', 'Teacher2026', '!!Elephant!!', 'Familia2026!', 'Pr1nc3sa!'],
  ]
  await checkRows(context, dressed, async (password) => expect(await isDressedWord(password)).toBe(true))
  const good = ['sunflower 8fk2 x', 'dragon7290481630274', 'two dragons ate 7 pies', 'Vq7#lodestar#mip']
  await checkRows(context, good, async (password) => expect(await isDressedWord(password)).toBe(false))
})
