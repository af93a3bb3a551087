import { fileKinds, type FileKind, type UploadRule } from '@tower/contract/oversight/files.ts'

/** What a field takes: a domain's rule for an upload, as it is. */
export type UploadLimits = Pick<UploadRule, 'kinds' | 'mostBytes'>

/** Why a file is refused before it is sent. */
export function checkFile(
  { type, size }: { type: string; size: number },
  { kinds, mostBytes }: UploadLimits,
): 'wrongKind' | 'tooLarge' | 'empty' | undefined {
  if (!mediaTypesOf(kinds).includes(type)) return 'wrongKind'
  if (size === 0) return 'empty'
  return size > mostBytes ? 'tooLarge' : undefined
}

/** The media types of these kinds, as browsers name files by them. */
export function mediaTypesOf(kinds: readonly FileKind[]): string[] {
  return kinds.map((kind) => fileKinds[kind].mediaType)
}

const names: Readonly<Record<FileKind, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  pdf: 'PDF',
  mp4: 'MP4',
  mov: 'MOV',
  webm: 'WebM',
}

/** “PNG, JPEG or PDF”, with the word for “or”. */
export function nameKinds(kinds: readonly FileKind[], or: string): string {
  const words = kinds.map((kind) => names[kind])
  const last = words.pop() ?? ''
  return words.length > 0 ? `${words.join(', ')} ${or} ${last}` : last
}

/** Bytes as people say them. */
export function showBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`
}
