/**
 * What stands in the place of a note within coded pictures. Not zero: two zeros and a one would begin another unit for readers that look
 * for where one begins.
 */
export const nothing = 1

/** Writes one byte over all; answers whether any was another. */
export function clearBytes(bytes: Buffer, value = nothing): boolean {
  const isChanged = !bytes.equals(Buffer.alloc(bytes.length, value))
  bytes.fill(value)
  return isChanged
}
