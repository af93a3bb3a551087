import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'

/** The bundler may lay this module into a folder of its own below the server's. */
const clientFolder = join(import.meta.dirname.replace(/[/\\]assets$/, ''), '../client')

/** The built stylesheets never change while a server runs. */
const texts = new Map<string, string>()

/** The stylesheets of a page's routes, in the order in which the browser's script will name them. */
export function readStylesheets({ manifest, staticHandlerContext }: EntryContext): {
  hrefs: string[]
  text: string
} {
  const hrefs = [
    ...new Set(staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])),
  ]
  return { hrefs, text: hrefs.map(readStylesheet).join('\n') }
}

function readStylesheet(href: string): string {
  const known = texts.get(href)
  if (known !== undefined) return known
  const text = readFileSync(join(clientFolder, href), 'utf8').trim()
  texts.set(href, text)
  return text
}
