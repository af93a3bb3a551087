import { maxPresentLevelRead } from '@tower/contract/learning/tools/goals/goal.ts'

/** One line of plain text: marks of markup and control characters say nothing about a student. */
export function cleanText(text: string): string {
  return text
    .slice(0, maxPresentLevelRead)
    .normalize('NFC')
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, (marks) => (marks.includes('\n') ? '\n' : ' '))
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/[“”"]/g, '')
    .replace(/[‘’]/g, "'")
    .trim()
}

/** The student's name as it may stand in a sentence. */
export function cleanName(name: string, fallback: string): string {
  const plain = name
    .slice(0, 200)
    .normalize('NFC')
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/[^\p{L}\p{M}'’ .-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim()
  return /\p{L}/u.test(plain) ? plain : fallback
}
