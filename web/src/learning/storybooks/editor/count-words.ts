/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0
}
