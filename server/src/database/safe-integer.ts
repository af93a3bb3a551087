/** Reads an int8 column. Amounts stay far below 2^53; anything beyond is a fault worth stopping for. */
export function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`integer out of range: ${text}`)
  return value
}
