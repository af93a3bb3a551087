import { cutText } from '@tower/contract/cut-text.ts'
import { maxPresentLevelRead } from '@tower/contract/learning/tools/goals/goal.ts'

/** "When given a chart she reads": the comma that parts what holds from who does it is often left out. */
const opening =
  /(^|[.!?]\s|,\s(?:but|and)\s)((?:When|If|After|During|Given|While|With|When)\s(?!(?:he|she|they|the student)\b)[^,.;:!?]{3,90}?)\s(he|she|they)\s(?=\p{Ll})/giu

/** One line of plain text: marks of markup and control characters say nothing about a student. */
export function cleanText(text: string): string {
  return cutText(text, maxPresentLevelRead)
    .normalize('NFC')
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, (marks) => (marks.includes('\n') ? '\n' : ' '))
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/[“”"]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/\bw\/o\s?/gi, 'without ')
    .replace(/\bw\/\s?/gi, 'with ')
    .replace(opening, '$1$2, $3 ')
    .trim()
}

/** The student's name as it may stand in a sentence. */
export function cleanName(name: string, fallback: string): string {
  const letters = cutText(name, 200)
    .normalize('NFC')
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/[^\p{L}\p{M}'’ .-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const plain = cutText(letters, 80).trim()
  return /\p{L}/u.test(plain) ? plain : fallback
}
