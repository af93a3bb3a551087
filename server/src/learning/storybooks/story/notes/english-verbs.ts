import { isPast } from './past-verbs.ts'

const auxiliaries = 'was|were|had|have|has|is|are|am|did|do|does|could|can|would|says|said'

/** Whether a verb stands in it. */
export function hasVerb(text: string): boolean {
  return findVerb(text) >= 0
}

/** Where the verb stands, counted in words. */
export function findVerb(text: string): number {
  return text.split(' ').findIndex((typed) => {
    const plain = typed.toLowerCase().replace(/[^\p{L}'’]/gu, '')
    return (
      isPast(plain) ||
      new RegExp(
        `^(?:${auxiliaries}|love|like|want|need|came|isn['’]t|wasn['’]t|weren['’]t|didn['’]t|don['’]t|couldn['’]t)$`,
      ).test(plain)
    )
  })
}
