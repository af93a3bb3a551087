/** `¿Cuánto?` as `cuanto`: lower case, no accents, straight apostrophes. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase()
}
