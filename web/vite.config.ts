import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Where the API answers while the pages come from Vite's development server. */
const apiOrigin = process.env.API_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`
const apiPaths = ['^/(api|auth/v1|\\.netlify|webhooks|dev|sandbox)/', '^/draws/[^/]+/proof\\.json$']

export default defineConfig({
  plugins: [reactRouter()],
  // A data: address would need a hole in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    // A schema nobody uses may go: a page that formats money must not bring zod along.
    client: { build: { rollupOptions: { treeshake: { manualPureFunctions: ['z'] } } } },
    ssr: { build: { rollupOptions: { input: './src/open-pages.ts' } } },
  },
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])) },
})
