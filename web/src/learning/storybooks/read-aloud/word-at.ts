/** Where the word ends that begins at a place: some browsers tell the beginning alone. */
export function wordAt(text: string, start: number): { start: number; end: number } {
  const [word = ''] = /^[\p{L}\p{M}\p{N}’'-]+/u.exec(text.slice(start)) ?? []
  return { start, end: start + Math.max(word.length, 1) }
}
