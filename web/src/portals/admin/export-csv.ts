import { saveFile } from '../../ui/copy/save-file.ts'

/** Saves a file for spreadsheets. Its mark of the encoding was read away with the answer and is put back. */
export async function exportCsv(name: string, read: () => Promise<string>): Promise<void> {
  saveFile(name, 'text/csv;charset=utf-8', `\ufeff${await read()}`)
}
