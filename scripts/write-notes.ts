import { writeFileSync } from 'node:fs'
import { languages } from '@tower/contract/language.ts'
import { writeNote } from '../server/src/learning/tools/notes/write-note.ts'
import { fiftyInputs } from '../server/test/learning/notes/fifty-inputs.ts'

// Writes fifty notes of the built-in writer in both languages, each below the points it was made of, for people to read:
// node scripts/write-notes.ts [FILE]

const [file = 'notes.txt'] = process.argv.slice(2)
const texts = fiftyInputs.map((input, index) => {
  const notes = languages.map((language) => {
    const { subject, body, asks } = writeNote({ ...input, language })
    const asked = asks.map(({ kind, quote }) => `[${kind}${quote === '' ? '' : `: ${quote}`}]`)
    return [`${language}: ${subject}`, '', body, ...(asked.length > 0 ? ['', asked.join(' ')] : [])].join(
      '\n',
    )
  })
  return `=== ${index + 1} ${input.template.key ?? ''}, ${input.tone}: ${input.points}\n\n${notes.join('\n\n--\n\n')}\n`
})
writeFileSync(file, texts.join('\n'))
