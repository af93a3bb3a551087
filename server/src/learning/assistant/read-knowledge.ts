import { languages, type Language } from '@tower/contract/language.ts'
import { readdirSync, readFileSync } from 'node:fs'
import type { Config } from '../../config.ts'

/** One thing NUMA knows: the section of a page of the knowledge base. */
export type Passage = {
  id: string
  language: Language
  /** The page's title, named below an answer. */
  source: string
  heading: string
  /** Other words people ask for it with. They are searched and never shown. */
  asked: string
  text: string
}

const folder = new URL('./knowledge/', import.meta.url)
/** `## Heading`, a comment `<!-- asked: … -->`, and below it the answer in plain words. */
const sectionShape = /^(?<heading>.+)\n(?:<!-- asked: (?<asked>.+) -->\n)?(?<text>[\s\S]+)$/

/** Reads the knowledge base. What a switched-off feature offers isn't known. */
export function readKnowledge(
  config: Pick<
    Config,
    'SITE_NAME' | 'TEACHER_EMAIL_SUFFIXES' | 'POOL_AFTER_DAYS' | 'NOMINATIONS' | 'STORYBOOKS'
  >,
): Passage[] {
  const values = {
    site: config.SITE_NAME,
    suffixes: config.TEACHER_EMAIL_SUFFIXES.join(', '),
    poolDays: String(config.POOL_AFTER_DAYS),
  }
  const left = [...(config.NOMINATIONS ? [] : ['nominations']), ...(config.STORYBOOKS ? [] : ['storybooks'])]
  return languages.flatMap((language) =>
    listPages(language)
      .filter((page) => !left.includes(page))
      .flatMap((page) => {
        const text = readFileSync(new URL(`${language}/${page}.md`, folder), 'utf8')
        return parsePage(fillIn(text, values), `${language}/${page}`, language)
      }),
  )
}

/** The pages in a language, by name. */
export function listPages(language: Language): string[] {
  return readdirSync(new URL(`${language}/`, folder))
    .map((name) => name.replace(/\.md$/, ''))
    .sort()
}

function parsePage(page: string, name: string, language: Language): Passage[] {
  const [title = '', ...sections] = page.split(/^## /m)
  const source = /^# (.+)$/m.exec(title)?.[1]
  if (!source || sections.length === 0) throw new Error(`knowledge/${name}.md has no title or no section`)
  return sections.map((section, position) => {
    const { heading, asked = '', text } = sectionShape.exec(section)?.groups ?? {}
    if (!heading || !text?.trim()) throw new Error(`knowledge/${name}.md: section ${position + 1} is empty`)
    return { id: `${name}#${position + 1}`, language, source, heading, asked, text: text.trim() }
  })
}

function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
