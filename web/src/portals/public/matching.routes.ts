import { pages } from '@tower/contract/pages.ts'
import { at } from '../../page-route.ts'

/** Draws, nominations and shared classrooms. */
export const matchingPages = [
  at(pages.draws, 'portals/public/draws-page.tsx'),
  at(pages.slotStory, 'portals/public/draw-slot-page.tsx'),
  at(pages.draw, 'portals/public/draw-page.tsx'),
  at(pages.confirmClassroom, 'portals/public/confirm-classroom-page.tsx'),
  at(pages.confirmNomination, 'portals/public/confirm-nomination-page.tsx'),
  at(pages.nominateTeacher, 'portals/public/nominate-teacher-page.tsx'),
  at(pages.teacherShare, 'portals/public/teacher-share-page.tsx'),
]
