import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReceivedFile } from '../src/http/uploads/received-file.ts'
import { renderDemoPicture } from './spending/photos/demo-pictures.ts'

/** A drawn picture as a form brings it, for as long as `use` takes. */
export async function withDemoPicture<Result>(
  parts: string,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'tower-demo-'))
  try {
    const bytes = await renderDemoPicture(parts)
    const path = join(folder, 'picture')
    await writeFile(path, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return await use({ path, kind: 'png', byteSize: bytes.length, sha256 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
