import { retention } from '@tower/contract/retention.ts'
import type { Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'
import { hour } from '../../scheduled-job.ts'
import { eraseFiles } from './erase-files.ts'
import { listFilesOf } from './files.queries.ts'
import { sweepFiles } from './sweep-files.ts'

/** What people upload. */
export const files = {
  name: 'files',
  floor: 0,
  owns: { file_contents: 'deleted', files: 'deleted' },
  keeps: {
    removedFiles: ['files', 'file_contents'],
  },
  routes: async () => (await import('./files.routes.ts')).fileRoutes,
  personalData: [
    {
      name: 'files',
      erase: (_, tx, traces) => eraseFiles(tx, traces),
      export: (_, tx, { userId }) => listFilesOf(tx, userId),
      place: 145,
    },
  ],
  expiry: { rows: { files: outlived('removed_at', retention.removedFiles) } },
  jobs: [
    {
      name: 'files.sweep',
      cron: '*/10 * * * *',
      atStart: true,
      withinSeconds: 60,
      mayTakeSeconds: hour,
      run: sweepFiles,
    },
  ],
} as const satisfies Domain
