import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const webFolder = fileURLToPath(new URL('..', import.meta.url))

/**
 * What a class of a stylesheet is called in the pages: its own name and a mark of its file. Shorter than what the bundler would
 * call it, and the mark of a file is the same throughout: scripts carry each name, and this makes them compress better.
 */
export function nameClass(name: string, file: string): string {
  const [path = ''] = relative(webFolder, file).split('?')
  return `${name}_${createHash('sha256').update(path).digest('base64url').replace(/\W/g, '').slice(0, 4)}`
}
