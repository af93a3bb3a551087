const fewCharacters = 40

/** How long a toast stays: a moment for a few words, longer for a sentence or where there is something to press. */
export function usualMs({ text, action }: { text: string; action?: unknown }): number {
  return action === undefined && text.length <= fewCharacters ? 2_500 : 6_000
}
