/**
 * The text of a file that a spreadsheet program saved: UTF-8, or what Windows saves where nobody chose. Undefined where it is no
 * text, as a workbook is none.
 */
export async function readText(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer()
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252')
  return text?.includes('\u0000') ? undefined : text
}

function decode(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
