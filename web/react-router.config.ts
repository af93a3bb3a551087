import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { compressAssets } from './scripts/compress-assets.ts'

export default {
  appDirectory: 'src',
  // Where scripts/build.ts makes the next build, beside those that are served.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/unfinished',
  ssr: true,
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
