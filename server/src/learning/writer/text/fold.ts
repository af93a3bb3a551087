/** Words as they are looked up, `¿Cuánto?` as `¿cuanto?`: small, without accents, with one kind of apostrophe. */
export function fold(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
}

/** The words of a name, folded. */
export function wordsOfName(name: string): Set<string> {
  return new Set((name.match(/[\p{L}\p{M}'’-]+/gu) ?? []).map(fold))
}
