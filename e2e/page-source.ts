import { readdirSync, readFileSync } from 'node:fs'

const builtAssets = new URL('../web/build/current/client/assets/', import.meta.url)

/** The classes that stand in a page as the server rendered it. */
export function classesIn(html: string): string[] {
  const names = [...withoutScripts(html).matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(/\s+/),
  )
  return [...new Set(names.filter(Boolean))]
}

/** The classes that a page has rules for in the stylesheets it names, or in itself. */
export function classesDressedBy(html: string, sheets: ReadonlyMap<string, Set<string>>): Set<string> {
  const inPage = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  return new Set([
    ...stylesheetsOf(html).flatMap((file) => [...(sheets.get(file) ?? [])]),
    ...inPage.flatMap((css) => [...classesStyledBy(css)]),
  ])
}

function stylesheetsOf(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link)
  return links
    .filter((link) => link.includes('rel="stylesheet"'))
    .map((link) => /href="[^"]*\/([^"/]+\.css)[#"]/.exec(link)?.[1] ?? '')
}

/** The built stylesheets by file name, each with the classes it has rules for. */
export function readBuiltStylesheets(): Map<string, Set<string>> {
  const files = readdirSync(builtAssets).filter((file) => file.endsWith('.css'))
  return new Map(
    files.map((file) => [file, classesStyledBy(readFileSync(new URL(file, builtAssets), 'utf8'))]),
  )
}

function classesStyledBy(css: string): Set<string> {
  const selectors = css.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  return new Set([...selectors.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

/** Every address from which the markup of a page loads something, or to which it sends a form. */
export function addressesLoadedBy(html: string): string[] {
  const tags = [...html.matchAll(/<(\w+)\b[^>]*>/g)].filter(([tag, name = '']) => loads(tag, name))
  return tags.flatMap(([tag]) =>
    [...tag.matchAll(/\s(?:src|href|action|formaction|poster|data)="([^"]*)"/g)].map(
      ([, address = '']) => address,
    ),
  )
}

/** Links are followed by people, and canonical and alternate addresses by search engines; nothing loads them. */
function loads(tag: string, name: string): boolean {
  if (name === 'a') return false
  return name !== 'link' || !/rel="(canonical|alternate)"/.test(tag)
}

function withoutScripts(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
}
