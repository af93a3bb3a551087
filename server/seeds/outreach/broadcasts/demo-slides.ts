import type { BroadcastKind, BroadcastTransition } from '@tower/contract/outreach/broadcasts.ts'
import { paths } from '@tower/contract/pages.ts'

export type DemoSlide = {
  title: string
  kind: BroadcastKind
  body?: string
  transition: BroadcastTransition
  seconds: number
  pin?: boolean
  link: { label: string; to: string }
  media?: string
}

/** What the demo says live. Most of it is worded from the demo's own books. */
export const demoSlides: readonly DemoSlide[] = [
  {
    title: 'The latest draw',
    kind: 'randomizer',
    transition: 'fade',
    seconds: 12,
    pin: true,
    link: { label: 'See the proof', to: paths.draws },
  },
  {
    title: 'Classrooms',
    kind: 'class_fill',
    transition: 'slide',
    seconds: 10,
    link: { label: 'Nominate a classroom', to: paths.nominateTeacher },
  },
  {
    title: 'Gifts',
    kind: 'donations',
    transition: 'zoom',
    seconds: 8,
    link: { label: 'Add a block', to: paths.programDonate({ programId: 'sponsor-classroom' }) },
  },
  {
    // What staff write stands on pages of both languages as it is.
    title: 'Open house · Puertas abiertas (demo)',
    kind: 'content',
    body: 'Come and set a block with us; the date is made up. / Ven a poner un bloque con nosotros; la fecha es inventada.',
    transition: 'marquee',
    seconds: 10,
    link: { label: 'Events · Eventos', to: paths.events },
    media: '/story/tower.webp',
  },
]
