import { Refusal } from '../../../refusal.ts'

/** Where a page ended: the instant and the id of its last row. Databases count instants in microseconds. */
export type Position = { micros: number; id: string }

/** What the next page is asked with. */
export function writeCursor({ micros, id }: Position): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url')
}

/** Throws `integrations.cursor_unknown` for what no page answered. */
export function readCursor(cursor: string): Position {
  const [, micros = '', id = ''] =
    /^(-?\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      Buffer.from(cursor, 'base64url').toString('latin1'),
    ) ?? []
  if (id === '' || !Number.isSafeInteger(Number(micros))) throw new Refusal('integrations.cursor_unknown')
  return { micros: Number(micros), id }
}
