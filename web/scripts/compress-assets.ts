import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const leastBytes = 1_024

/** Lays a brotli and a gzip copy beside every built text file, once and well, so that no request pays for it. */
export function compressAssets(clientFolder: string): void {
  for (const path of globSync('**/*.{js,css,svg}', { cwd: clientFolder })) {
    const file = join(clientFolder, path)
    const content = readFileSync(file)
    if (content.length < leastBytes) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
