import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { compressAssets } from './scripts/compress-assets.ts'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
