/** What routes, sitemap, page cache, mails and journeys know of a page. */
export type Page = {
  /** As the router writes it: `/draws/:drawId`. */
  address: string
  /** Robots may visit it: it needs no session, is nobody's own, and is of use to a stranger. */
  public?: true
  /** Everybody gets the same page, so it may be rendered once and shared for a moment. */
  cacheable?: true
  /** Search engines are told of it. Where it has parameters, `list-sitemap-paths.ts` says of which values. */
  inSitemap?: true
  /** The query parameters that it reads, besides those of every page. */
  reads?: readonly string[]
  /** An address of before that leads to another page, or shows it. */
  sameAs?: string
  /** The portal it is a page of: who is not signed in comes through its door of the login page. */
  portal?: 'sponsor' | 'teacher' | 'admin'
}

/** The query parameters of every list. */
export const listReads = ['page', 'pageSize', 'q', 'sort'] as const
