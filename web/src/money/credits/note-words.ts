import { fillText } from '../../texts/fill-text.ts'

/** The note of a movement in words: what a credit was used for has a name, all else is what somebody wrote. */
export function noteWords(note: string | null, uses: Readonly<Record<string, string>>): string {
  if (note === null) return ''
  const [, kind, name] = /^(\w+:)(.+)$/s.exec(note) ?? []
  const named = kind !== undefined && uses[kind]
  return uses[note] ?? (named ? fillText(named, { name: name ?? '' }) : note)
}
