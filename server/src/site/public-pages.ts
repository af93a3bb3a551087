import { programKeys } from '@tower/contract/money/giving.ts'

/** The addresses that are the same everywhere and worth finding. Those with an id are added from the database. */
export const publicPages: readonly string[] = [
  ...['/', '/programs', '/sponsor', '/sponsor/signup', '/sponsor/recent', '/draws', '/nominate-teacher'],
  ...[
    '/mission',
    '/about',
    '/events',
    '/broadcasts',
    '/gallery',
    '/prospect',
    '/partners',
    '/partners/apply',
    '/contact',
  ],
  ...programKeys.flatMap((key) => [`/programs/${key}`, `/programs/${key}/about`, `/${key}/donate`]),
]

/** Addresses that need a session, of one person only, or of no use to a stranger; everything below them as well. */
const closedPages: readonly string[] = [
  ...[
    '/api/',
    '/.netlify/',
    '/auth',
    '/webhooks/',
    '/sandbox/',
    '/dev',
    '/login',
    '/reset-password',
    '/welcome',
  ],
  ...[
    '/account',
    '/admin',
    '/portal/',
    '/teacher/',
    '/sponsor/dashboard',
    '/sponsor/giving',
    '/sponsor/wallet',
  ],
  ...[
    '/sponsor/portal',
    '/sponsor/start',
    '/checkout',
    '/confirm-classroom',
    '/confirm-nomination',
    '/monthly-gift',
  ],
  ...['/donate/success', '/donate/cancel', '/contact/thanks'],
]

/** What robots may visit. */
export function writeRobots(origin: string): string {
  const lines = ['User-agent: *', ...closedPages.map((path) => `Disallow: ${path}`)]
  return [...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** A sitemap of paths, in the order given. */
export function writeSitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** What a home screen shows. */
export function writeManifest(name: string): string {
  const icon = (file: string, sizes: string, purpose = 'any') => ({
    src: `/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfbf7',
    theme_color: '#fbfbf7',
    icons: [
      icon('favicon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  })
}
