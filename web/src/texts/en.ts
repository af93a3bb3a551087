import { broadcasts } from './en/broadcasts.ts'
import { account } from './en/account.ts'
import { admin } from './en/admin.ts'
import { assistant } from './en/assistant.ts'
import { classrooms } from './en/classrooms.ts'
import { drawTerms } from './en/draw-terms.ts'
import { coming } from './en/coming.ts'
import { content } from './en/content.ts'
import { defense } from './en/defense.ts'
import { developer } from './en/developer.ts'
import { drawVisit } from './en/draw-visit.ts'
import { draws } from './en/draws.ts'
import { giving } from './en/giving.ts'
import { home } from './en/home.ts'
import { inquiries } from './en/inquiries.ts'
import { kit } from './en/kit.ts'
import { people } from './en/people.ts'
import { nominations } from './en/nominations.ts'
import { notifications } from './en/notifications.ts'
import { overlays } from './en/overlays.ts'
import { portal } from './en/portal.ts'
import { secondFactor } from './en/second-factor.ts'
import { programs } from './en/programs.ts'
import { prospects } from './en/prospects.ts'
import { refusals } from './en/refusals.ts'
import { shell } from './en/shell.ts'
import { signIn } from './en/sign-in.ts'
import { stories } from './en/stories.ts'
import { sponsor } from './en/sponsor.ts'
import { share } from './en/share.ts'
import { sponsorProfile } from './en/sponsor-profile.ts'
import { sponsorStart } from './en/sponsor-start.ts'
import { teacherNomination } from './en/teacher-nomination.ts'
import { teacher } from './en/teacher.ts'

/** English, the source of all texts. One file per subject; a page loads only the subjects it names. */
export const en = {
  shell,
  kit,
  people,
  overlays,
  developer,
  defense,
  home,
  portal,
  coming,
  notifications,
  draws,
  drawTerms,
  drawVisit,
  sponsor,
  teacher,
  admin,
  signIn,
  secondFactor,
  account,
  giving,
  classrooms,
  nominations,
  content,
  inquiries,
  sponsorStart,
  share,
  sponsorProfile,
  teacherNomination,
  programs,
  assistant,
  broadcasts,
  stories,
  prospects,
  refusals,
} as const
