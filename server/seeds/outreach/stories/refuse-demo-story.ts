import { refuseStory } from '../../../src/outreach/stories/desk/decide-story.ts'
import { addStory } from '../../../src/outreach/stories/desk/save-story.ts'
import { submitStory } from '../../../src/outreach/stories/desk/submit-story.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoStaff } from '../../demo-staff.ts'

/** A story that one of the staff wrote and the other refused. Once. */
export async function refuseDemoStory(services: Services): Promise<void> {
  const [writer, reader] = [demoStaff(services, 'admin'), demoStaff(services, 'superadmin')]
  const requestKey = demoId('a story that was refused')
  const words = {
    ...{ title: 'Thirty kites over the yard (demo)', summary: 'A class built kites and flew them all.' },
    ...{
      title_es: 'Treinta cometas sobre el patio (demo)',
      summary_es: 'Una clase hizo cometas y voló todas.',
    },
    ...{ image_alt: '', image_alt_es: '', image_url: null, link_url: null, position: 900, starts_at: null },
  }
  const story = await addStory(services, { actor: writer, words, requestKey })
  if (story.status !== 'draft') return
  const sent = await submitStory(services, { actor: writer, storyId: story.id, seenAt: story.updated_at })
  const reason = 'The teacher has not agreed yet. Ask her first (demo).'
  await refuseStory(services, { actor: reader, storyId: story.id, seenAt: sent.updated_at, reason })
}
