import { listPages } from '@tower/contract/pages.ts'

/** What machines call; no page stands there. Everything below is meant as well. */
const machineAddresses = ['/api/', '/.netlify/', '/auth/', '/webhooks/', '/sandbox/']

/** Addresses that need a session, of one person only, or of no use to a stranger; everything below them as well. */
function listClosedAddresses(): string[] {
  const pages = listPages()
    .filter((page) => !page.public)
    .map(({ address }) => address.replace(/\/[:*].*$/, ''))
  const closed = [...machineAddresses, ...pages]
  const isBelow = (path: string) => closed.some((above) => above !== path && path.startsWith(above))
  return closed.filter((path) => !isBelow(path))
}

/** What robots may visit. */
export function writeRobots(origin: string): string {
  const lines = ['User-agent: *', ...listClosedAddresses().map((path) => `Disallow: ${path}`)]
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
