import type { MetaArgs, MetaDescriptor } from 'react-router'
import type { Site } from './site.ts'

type PageWords = {
  /** Without the site's name. Undefined while the page's loader failed. */
  title: string | undefined
  description?: string | undefined
  /** The page is no place for search engines (unknown addresses, forms with a token). */
  noindex?: boolean
}

/** Title, description and link preview: `export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, …)`. */
export function pageMeta(args: Pick<MetaArgs, 'matches' | 'location'>, page: PageWords): MetaDescriptor[] {
  const site = (args.matches[0]?.loaderData as { site?: Site } | undefined)?.site
  const title = [page.title, site?.name].filter(Boolean).join(' | ')
  return [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    ...(page.description
      ? [
          { name: 'description', content: page.description },
          { property: 'og:description', content: page.description },
        ]
      : []),
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          {
            tagName: 'link',
            rel: 'canonical',
            href: `${site?.origin ?? ''}${args.location.pathname}`,
          } as const,
        ]),
  ]
}
