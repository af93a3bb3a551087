import { listPhotosSentBy, listPhotosShownOf } from './about-photos.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { photoTopics } from '@tower/contract/spending/photos.topics.ts'
import type { Declares, Domain } from '../../domain.ts'
import { hour } from '../../scheduled-job.ts'
import { listShownPhotos } from './list-shown-photos.ts'
import { photoDecidedMail } from './photo-decided-mail.ts'
import { deletePhotosOf, listPhotosOf } from './photos.queries.ts'
import { sweepPhotos } from './sweep-photos.ts'
import { listWaitingPhotos } from './waiting-photos.queries.ts'

const declares = {
  mails: { photo_decided: { write: photoDecidedMail } },
  notices: ['photo'],
  auditActions: ['photos.approved', 'photos.rejected', 'photos.taken_down', 'photos.removed'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    photos: typeof declares
  }
}

const leadsTo = ({ id }: { id: string }) => `${paths.adminReview}?tab=photos&photo=${id}`

/** Photos of what classrooms bought. */
export const photos = {
  name: 'photos',
  floor: 4,
  duty: 'children',
  ...declares,
  owns: { teacher_photos: 'deleted' },
  keeps: {
    classroomPhotos: ['teacher_photos'],
    rejectedPhotos: ['teacher_photos'],
  },
  reads: ['classrooms', 'files', 'users'],
  routes: async () => (await import('./photos.routes.ts')).photoRoutes,
  liveTopics: photoTopics,
  handsDown: { listShownPhotos },
  aboutPerson: [{ kind: 'photo', list: listPhotosSentBy, leadsTo }],
  aboutClassroom: [{ kind: 'photo', list: listPhotosShownOf, leadsTo }],
  ofClassrooms: { teacher_photos: { hinders: 'in_use' } },
  waiting: [{ kind: 'photo', list: listWaitingPhotos, leadsTo: (id) => leadsTo({ id }) }],
  expiry: { jobs: { rejectedPhotos: 'photos.sweep' } },
  jobs: [
    {
      name: 'photos.sweep',
      cron: '50 4 * * *',
      withinSeconds: 600,
      mayTakeSeconds: hour,
      run: sweepPhotos,
    },
  ],
  personalData: [
    {
      name: 'photos',
      erase: (_, tx, { userId }) => deletePhotosOf(tx, userId),
      export: (_, tx, { userId }) => listPhotosOf(tx, userId),
      place: 146,
    },
  ],
} as const satisfies Domain
