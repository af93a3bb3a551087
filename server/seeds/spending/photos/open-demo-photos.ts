import type { PhotoStatement } from '@tower/contract/spending/photos.ts'
import { dutiesOf } from '@tower/contract/people/duties.ts'
import type { Actor } from '../../../src/http/actor.ts'
import type { Services } from '../../../src/services.ts'
import { decidePhoto } from '../../../src/spending/photos/decide-photo.ts'
import { uploadPhoto } from '../../../src/spending/photos/upload-photo.ts'
import { demoId } from '../../demo-chance.ts'
import { withDemoPicture } from '../../take-demo-picture.ts'
import { demoPictures } from './demo-pictures.ts'

type DemoPhoto = {
  picture: keyof typeof demoPictures
  caption: string
  statement: PhotoStatement | null
  decision?: 'approved' | { reason: string }
}

const photos: readonly DemoPhoto[] = [
  {
    picture: 'books',
    caption: 'Forty new books for the reading corner',
    statement: 'faces_hidden',
    decision: 'approved',
  },
  {
    picture: 'paint',
    caption: 'Paint day: every color there is',
    statement: 'faces_hidden',
    decision: 'approved',
  },
  {
    picture: 'board',
    caption: 'Our new board',
    statement: 'consents_on_file',
    decision: { reason: 'A child’s name can be read on the board. Please send one without it.' },
  },
  { picture: 'plants', caption: 'The bean plants moved in', statement: 'faces_hidden' },
  { picture: 'boxes', caption: '', statement: null },
]

/** Photos of the demo's teacher in every state: drawn, not taken, so that nobody is on them. */
export async function openDemoPhotos(services: Services): Promise<void> {
  const teacher = actorOf(services, 'teacher@tower.test', 'teacher')
  const staff = actorOf(services, 'admin@tower.test', 'admin')
  for (const { picture, caption, statement, decision } of photos) {
    const photo = await withDemoPicture(demoPictures[picture], (file) =>
      uploadPhoto(services, {
        ...{ actor: teacher, file, caption, statement, classroomId: undefined },
        requestKey: demoId(`photo ${picture}`),
      }),
    )
    if (!decision || photo.status !== 'pending') continue
    const outcome =
      decision === 'approved' ? { outcome: decision } : ({ outcome: 'rejected', ...decision } as const)
    await decidePhoto(services, {
      ...{ actor: staff, photoId: photo.id, revision: photo.revision, decision: outcome },
    })
  }
}

function actorOf({ clock }: Services, email: string, role: 'teacher' | 'admin'): Actor {
  return {
    userId: demoId(email),
    sessionId: demoId(`session of ${email}`),
    ...{ email, role, heldRole: role, duties: dutiesOf(role, null) },
    secondFactor: 'not_needed',
    assurance: 'aal1',
    provedAt: clock.now(),
  }
}
