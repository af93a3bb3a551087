import { fillAddress } from '@tower/contract/address.ts'
import type { Language } from '@tower/contract/language.ts'
import { matchAddress } from '@tower/contract/match-address.ts'
import { classroomProgram } from '@tower/contract/outreach/programs.ts'
import { pictureAddresses } from '@tower/contract/outreach/site.ts'
import { pages, paths } from '@tower/contract/pages.ts'
import type { MetaDescriptor } from 'react-router'
import type { Site } from '@tower/contract/outreach/site.ts'

export type PreviewOf = {
  site: Site
  /** The page's address without its query. */
  pathname: string
  language: Language
  title: string
  description?: string | undefined
}

/**
 * What only machines read: link previews, the other language, structured facts. The server writes it into the page;
 * it never reaches the browser's bundle.
 */
export function previewTags(page: PreviewOf): MetaDescriptor[] {
  return [...cardTags(page), ...languageTags(page), ...factTags(page)]
}

function cardTags({ site, pathname, language, title, description }: PreviewOf): MetaDescriptor[] {
  const image = `${site.origin}${pictureOf(pathname)}?lang=${language}${versionOf(site, pathname)}`
  return [
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:url', content: `${site.origin}${pathname}` },
    { property: 'og:locale', content: language === 'es' ? 'es_US' : 'en_US' },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The address of a page's preview picture. */
export function pictureOf(pathname: string): string {
  const share = matchAddress(pages.teacherShare.address, pathname)
  if (share) return fillAddress(pictureAddresses.share, share)
  const profile = matchAddress(pages.sponsorProfile.address, pathname)
  if (profile) return fillAddress(pictureAddresses.profile, profile)
  const draw = matchAddress(pages.draw.address, pathname)
  if (draw) return fillAddress(pictureAddresses.draw, draw)
  const isOfPrograms = matchAddress(`${paths.programs}/*`, pathname) !== undefined
  return fillAddress(pictureAddresses.page, { page: isOfPrograms ? 'programs' : 'home' })
}

/** An uploaded picture has an address of its own, so that nobody shows the one before it. */
function versionOf({ picture }: Site, pathname: string): string {
  const isUploaded = pictureOf(pathname) === fillAddress(pictureAddresses.page, { page: 'home' })
  return picture && isUploaded ? `&v=${picture}` : ''
}

/** Without a language in the address, the visitor's own is chosen. */
function languageTags({ site, pathname }: PreviewOf): MetaDescriptor[] {
  const address = `${site.origin}${pathname}`
  const link = (hrefLang: string, href: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const
  return [link('en', `${address}?lang=en`), link('es', `${address}?lang=es`), link('x-default', address)]
}

function factTags(page: PreviewOf): MetaDescriptor[] {
  const facts = factsOf(page)
  return facts ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...facts } }] : []
}

/** Who the charity is on home and about, how to give on the pages where one gives. Only what the operator said. */
function factsOf({
  site,
  pathname,
  title,
  description,
}: PreviewOf): Record<string, string | object> | undefined {
  if (pathname === paths.home || pathname === paths.about) return organization(site)
  // The other programs only tell what is to come.
  const isOpenProgram = pathname === paths.program({ programId: classroomProgram })
  if (!isOpenProgram && !matchAddress(pages.programDonate.address, pathname)) return undefined
  return {
    '@type': 'DonateAction',
    name: title,
    ...(description && { description }),
    recipient: organization(site),
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}${pathname}`,
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
  }
}

function organization(site: Site): Record<string, string> {
  return {
    '@type': 'NGO',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    url: `${site.origin}/`,
    logo: `${site.origin}${site.logo ? pictureAddresses.logo : '/icon-512.png'}`,
    ...(site.legalName && { legalName: site.legalName }),
    ...(site.ein && { taxID: site.ein }),
    ...(site.address && { address: site.address }),
    ...(site.phone && { telephone: site.phone }),
    ...(site.email && { email: site.email }),
  }
}
