export type UploadLimits = {
  /** Media types, such as `image/png`. */
  types: readonly string[]
  mostBytes: number
}

/** Why a file is refused before it is sent. */
export function checkFile(
  { type, size }: { type: string; size: number },
  { types, mostBytes }: UploadLimits,
): 'wrongKind' | 'tooLarge' | undefined {
  if (!types.includes(type)) return 'wrongKind'
  return size > mostBytes ? 'tooLarge' : undefined
}

/** Bytes as people say them. */
export function showBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`
}
