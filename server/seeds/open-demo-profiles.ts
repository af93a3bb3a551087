import { saveTeacherProfile } from '../src/matching/classrooms/save-teacher-profile.ts'
import { saveProfile } from '../src/people/sponsors/profiles/save-profile.ts'
import type { Services } from '../src/services.ts'
import { demoId } from './demo-chance.ts'

const everything = { show_totals: true, show_recent_gifts: true, show_milestones: true }

/** Public profiles of the demo: one that shows all, one that shows its milestones, one that shows no figure. */
const profiles = [
  {
    sponsor: 'sponsor@tower.test',
    profile: {
      handle: 'demo-sponsor',
      display_name: 'Demo Sponsor',
      tagline: 'A made-up sponsor who likes reading corners.',
      website_url: 'https://example.org/',
      ...everything,
    },
  },
  {
    sponsor: 'hardware@sponsors.test',
    profile: {
      handle: 'demo-hardware',
      display_name: 'Demo Hardware Co.',
      tagline: 'Made up for this demo: paint, screws and shelves for classrooms.',
      website_url: 'https://example.com/',
      logo_url: 'https://example.com/logo.png',
      show_milestones: true,
    },
  },
  {
    sponsor: 'family@sponsors.test',
    profile: { handle: 'demo-family', display_name: 'The Demo Family' },
  },
]

/** Opens the demo's profiles. */
export async function openDemoProfiles(services: Services): Promise<void> {
  for (const { sponsor, profile } of profiles) {
    await saveProfile(services, { userId: demoId(sponsor), profile })
  }
  await services.database.transaction((tx) =>
    saveTeacherProfile(tx, {
      teacherId: demoId('teacher@tower.test'),
      bio: 'A made-up teacher of this demo: second grade for eleven years. The class keeps bean plants on the windowsill and a word wall in English and Spanish.',
      at: services.clock.now(),
    }),
  )
}
