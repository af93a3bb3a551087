import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What a provider is told to do: a file beside what asks for it, whose name ends with its version. */
export type Prompt = {
  /** Its name, version and the beginning of its digest: which words an ask was made with. */
  id: string
  text: string
}

/** Reads a prompt, such as `note-1.md`. A change of its words is a file with the next number. */
export function readPrompt(file: URL): Prompt {
  const text = readFileSync(file, 'utf8').trim()
  const name = file.pathname.split('/').at(-1)?.replace(/\.md$/, '') ?? ''
  if (!/^[a-z-]+-\d+$/.test(name)) throw new Error(`${name} says no version`)
  return { id: `${name} ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`, text }
}

/** Puts values of ours, never anybody's words, into `{language}`. */
export function fillPrompt({ text }: Prompt, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
