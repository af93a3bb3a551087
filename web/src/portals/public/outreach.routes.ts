import { pages } from '@tower/contract/pages.ts'
import { at } from '../../page-route.ts'

/** Programs, broadcasts, letters, and what the charity says of itself and promises. */
export const outreachPages = [
  at(pages.classroomAbout, 'portals/public/sponsor-classroom-about-page.tsx'),
  at(pages.programs, 'portals/public/programs-page.tsx'),
  at(pages.program, 'portals/public/program-page.tsx'),
  at(pages.programAbout, 'portals/public/program-about-page.tsx'),
  at(pages.broadcasts, 'portals/public/broadcasts-page.tsx'),
  at(pages.contact, 'portals/public/contact-page.tsx'),
  at(pages.contactThanks, 'portals/public/contact-thanks-page.tsx'),
  at(pages.partners, 'portals/public/partners-page.tsx'),
  at(pages.partnersApply, 'portals/public/partners-apply-page.tsx'),
  at(pages.mission, 'portals/public/mission-page.tsx'),
  at(pages.about, 'portals/public/about-page.tsx'),
  at(pages.privacy, 'portals/public/privacy-page.tsx'),
  at(pages.terms, 'portals/public/terms-page.tsx'),
  at(pages.refunds, 'portals/public/refunds-page.tsx'),
  at(pages.howMoneyMoves, 'portals/public/how-money-moves-page.tsx'),
  at(pages.events, 'portals/public/events-page.tsx'),
  at(pages.gallery, 'portals/public/gallery-page.tsx'),
  at(pages.sponsorRecent, 'portals/public/sponsor-recent-page.tsx'),
  at(pages.developer, 'portals/public/developer-page.tsx'),
]
