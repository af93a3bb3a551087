import { parse } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { addressesInPlace } from './scripts/addresses-in-place.ts'
import { callsWithoutSchemas } from './scripts/calls-without-schemas.ts'
import { iconsWithoutKeys } from './scripts/icons-without-keys.ts'
import { lateStylesheets } from './scripts/late-stylesheets.ts'
import { assetName, isBlockedName, refuseBlockedNames } from './scripts/asset-names.ts'
import { nameClass } from './scripts/name-class.ts'
import { withoutInstrumentation } from './scripts/without-instrumentation.ts'

/** Where the API answers while the pages come from Vite's development server. */
const apiOrigin = process.env.API_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`
const apiPaths = [
  '^/(api|auth/v1|\\.netlify|webhooks|dev(?!/kit\\b)|sandbox)/',
  '^/draws/[^/]+/proof\\.json$',
  '^/(og|qr)/',
  '^/(robots\\.txt|sitemap\\.xml|site\\.webmanifest)$',
]

/**
 * What every page needs in one file, what most public pages need in another, what every portal needs in a third. Left alone, the bundler
 * makes some forty small files, and small files compress badly: that cost every page 6 KB.
 */
const sharedFiles = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'frame',
    test: /contract\/src\/(address|language|money|people\/sign-in-paths|outreach\/programs)\.ts|web\/src\/(api\/form-outcomes|portals\/site-|texts\/(use|fill)-|session\/(stored|sign-out|role)|page\/(?!demo-ribbon|failure-page|focus-when-|keep-|theme-switch)|ui\/(button|card|chip|class-names|empty-state|facts|field|form(?=\/(?!use-form|bind-|form-checks|fields-of-|form-heading|step-heading|use-paused))|hydration|icons|notice|section|time|data-table|pager)\/|ui\/late\/(?!keep-))/,
    minShareCount: 3,
    priority: 1,
  },
  {
    // What portal forms stand on; forms of public pages are sent without it.
    name: 'form',
    test: /web\/src\/ui\/form\/(use-form|bind-|form-checks)/,
    minShareCount: 3,
    priority: 1,
  },
  {
    // Every page can fail and says so in the same words; most end with the same footer.
    name: 'shell',
    test: /web\/src\/(page\/failure-page|pictures\/tower\/empty-blocks|portals\/site-footer)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // Apart from what portals read with, for a page without a portal waits and fails as well.
    name: 'portal',
    test: /node_modules\/@tanstack/,
    minShareCount: 3,
  },
  {
    // What everybody signed in has before them, whatever the page. What fewer pages share stays apart: with it comes what it
    // stands on, and public pages would load all of that.
    name: 'signed-in',
    test: /contract\/src\/(access|client|error-texts|people\/(duties|identity))|web\/src\/(api\/(call-error|read-after)|pictures\/art\/avatar|portals\/(keep-texts|portal-|route-guard|signed-in)|session\/|ui\/toast)|node_modules\/lucide-react\/dist\/esm\/(?!icons)/,
    minShareCount: 60,
    priority: 1,
  },
  {
    // Nearly every page of a portal stands on both.
    name: 'layout',
    test: /web\/src\/ui\/(layout|type)\//,
    minShareCount: 3,
  },
  {
    name: 'reading',
    test: /web\/src\/(portals\/failed-|ui\/skeleton)/,
    minShareCount: 3,
  },
  {
    // Apart from what lists are made of: a page that only hands over a file would load all of that.
    name: 'saving',
    test: /web\/src\/ui\/copy\/save-file/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // The page of all draws stands at its budget, and small files compress badly.
    name: 'draw-words',
    test: /web\/src\/matching\/draws\/(draw-moment|draw-name|draw-state-chip|next-draw)\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    // Every console is a list: what lists are made of comes once.
    name: 'console',
    test: /web\/src\/ui\/list-page\/(?!bulk|run-bulk|column-places|dense-list|export-button|filter-chips|key-lines|list-keys-help|list-news|list-tabs|list-total|more-keys|tool-button)/,
    minShareCount: 3,
  },
]

/** Both builds name a stylesheet alike: the server's are copied beside the pages'. */
const nameAsset = ({ names: [name = ''] }: { names: string[] }) =>
  isBlockedName(name)
    ? `assets/${assetName(parse(name).name)}-[hash][extname]`
    : 'assets/[name]-[hash][extname]'

export default defineConfig({
  plugins: [
    reactRouter(),
    lateStylesheets(),
    callsWithoutSchemas(),
    iconsWithoutKeys(),
    addressesInPlace(),
    withoutInstrumentation(),
    refuseBlockedNames(),
  ],
  css: { modules: { generateScopedName: nameClass } },
  // A data: address would need a hole in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // A schema nobody uses may go: a page that formats money must not bring zod along.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            entryFileNames: ({ name }) => `assets/${assetName(name)}-[hash].js`,
            chunkFileNames: ({ name }) => `assets/${assetName(name)}-[hash].js`,
            assetFileNames: nameAsset,
            codeSplitting: { groups: sharedFiles },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/open-pages.ts', output: { assetFileNames: nameAsset } } },
    },
  },
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])) },
})
