import { decodeSheet } from '@tower/contract/sheet-text.ts'

/** The text of a file that a spreadsheet program saved. Undefined where it is no text, as a workbook is none. */
export async function readText(file: Blob): Promise<string | undefined> {
  return decodeSheet(new Uint8Array(await file.arrayBuffer()))
}
