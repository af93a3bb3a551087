import { languages } from '../language.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { ShareCode } from '../matching/classrooms.contract.ts'
import { Handle } from '../people/sponsor-profiles.contract.ts'
import { pagePictures, pictureAddresses } from './site.ts'

/** Drawing a picture costs more than looking something up. */
const drawn = { max: 120, windowSeconds: 600, per: 'network', group: 'site.pictures' } as const

/** The language of the words on a picture; English unless the address says otherwise. */
const Words = z.object({ lang: z.enum(languages).catch('en') })

/** What search engines, link previews and home screens ask for. Each answers a file, not JSON. */
export const siteEndpoints = {
  robots: endpoint({
    name: 'site.robots',
    method: 'GET',
    path: '/robots.txt',
    summary: 'Which addresses are no place for search engines.',
    access: 'public',
    output: z.string(),
    answer: 'file',
    fileType: 'text/plain',
    errors: [],
  }),
  sitemap: endpoint({
    name: 'site.sitemap',
    method: 'GET',
    path: '/sitemap.xml',
    summary:
      'Every public page worth finding: the fixed ones, draws, and share pages of confirmed classrooms.',
    access: 'public',
    mayLag: true,
    output: z.string(),
    answer: 'file',
    fileType: 'application/xml',
    errors: [],
    rateLimit: { max: 60, windowSeconds: 600, per: 'network' },
  }),
  manifest: endpoint({
    name: 'site.manifest',
    method: 'GET',
    path: '/site.webmanifest',
    summary: 'Name, colors and icons for home screens.',
    access: 'public',
    output: z.string(),
    answer: 'file',
    fileType: 'application/manifest+json',
    errors: [],
  }),
  pagePicture: endpoint({
    name: 'site.page-picture',
    method: 'GET',
    path: pictureAddresses.page,
    summary:
      'The preview picture of a page, 1200 by 630 pixels. Where staff uploaded one, it is that of all pages without their own.',
    access: 'public',
    params: z.object({ page: z.enum(pagePictures) }),
    query: Words,
    output: z.unknown(),
    answer: 'file',
    fileType: 'image/png',
    errors: [],
    rateLimit: drawn,
  }),
  logo: endpoint({
    name: 'site.logo',
    method: 'GET',
    path: pictureAddresses.logo,
    summary: 'The logo that staff uploaded, as a PNG on white.',
    access: 'public',
    output: z.unknown(),
    answer: 'file',
    fileType: 'image/png',
    errors: ['files.not_found'],
    rateLimit: { max: 1_200, windowSeconds: 600, per: 'network', group: 'site.logo' },
  }),
  sharePicture: endpoint({
    name: 'site.share-picture',
    method: 'GET',
    path: pictureAddresses.share,
    summary: 'The preview picture of a share page. A closed link has none.',
    access: 'public',
    params: z.object({ code: ShareCode }),
    query: Words,
    output: z.unknown(),
    answer: 'file',
    fileType: 'image/png',
    errors: ['share_links.not_found', 'share_links.closed'],
    rateLimit: drawn,
  }),
  profilePicture: endpoint({
    name: 'site.profile-picture',
    method: 'GET',
    path: pictureAddresses.profile,
    summary: 'The preview picture of a sponsor profile.',
    access: 'public',
    params: z.object({ handle: Handle }),
    query: Words,
    output: z.unknown(),
    answer: 'file',
    fileType: 'image/png',
    errors: ['sponsor_profiles.not_found'],
    rateLimit: drawn,
  }),
  drawPicture: endpoint({
    name: 'site.draw-picture',
    method: 'GET',
    path: pictureAddresses.draw,
    summary: 'The preview picture of a draw.',
    access: 'public',
    params: z.object({ drawId: Id }),
    query: Words,
    output: z.unknown(),
    answer: 'file',
    fileType: 'image/png',
    errors: ['draws.not_found'],
    rateLimit: drawn,
  }),
  shareQr: endpoint({
    name: 'site.share-qr',
    method: 'GET',
    path: pictureAddresses.shareQr,
    summary: 'The QR code of a share page, for print. A closed link has none.',
    access: 'public',
    params: z.object({ code: ShareCode }),
    output: z.unknown(),
    answer: 'file',
    fileType: 'image/svg+xml',
    errors: ['share_links.not_found', 'share_links.closed'],
    rateLimit: drawn,
  }),
}
