import type { Language } from '@tower/contract/language.ts'
import type { MetaArgs, MetaDescriptor } from 'react-router'
import { previewTags } from './preview-tags.ts'
import type { Site } from '@tower/contract/outreach/site.ts'

type PageWords = {
  /** Without the site's name. Undefined while the page's loader failed. */
  title: string | undefined
  description?: string | undefined
  /** The page is no place for search engines (unknown addresses, forms with a token). */
  noindex?: boolean
}

type Frame = { site?: Site; language?: Language }

/** Title, description and link preview: `export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, …)`. */
export function pageMeta(args: Pick<MetaArgs, 'matches' | 'location'>, page: PageWords): MetaDescriptor[] {
  const { site, language = 'en' } = (args.matches[0]?.loaderData as Frame | undefined) ?? {}
  const title = [page.title, site?.name].filter(Boolean).join(' | ')
  const words: MetaDescriptor[] = [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
  ]
  if (page.noindex || !site || isDraft(args.location.search))
    return [...words, { name: 'robots', content: 'noindex' }]

  const pathname = args.location.pathname.replace(/(.)\/+$/, '$1')
  const href = canonicalOf(`${site.origin}${pathname}`, args.location.search)
  const canonical = { tagName: 'link', rel: 'canonical', href } as const
  const { description } = page
  return [
    ...words,
    canonical,
    ...(import.meta.env.SSR ? previewTags({ site, pathname, language, title, description }) : []),
  ]
}

/** Staff look at texts that nobody published. */
export const isDraft = (search: string) => new URLSearchParams(search).has('draft')

/** One address for each page and language: the query is dropped, except for the language that the address names. */
function canonicalOf(address: string, search: string): string {
  const named = /[?&]lang=(en|es)(&|$)/.exec(search)?.[1]
  return named ? `${address}?lang=${named}` : address
}
