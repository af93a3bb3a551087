import { broadcasts } from './es/broadcasts.ts'
import { account } from './es/account.ts'
import { admin } from './es/admin.ts'
import { assistant } from './es/assistant.ts'
import { classrooms } from './es/classrooms.ts'
import { drawTerms } from './es/draw-terms.ts'
import { coming } from './es/coming.ts'
import { content } from './es/content.ts'
import { defense } from './es/defense.ts'
import { developer } from './es/developer.ts'
import { drawVisit } from './es/draw-visit.ts'
import { draws } from './es/draws.ts'
import { giving } from './es/giving.ts'
import { home } from './es/home.ts'
import { inquiries } from './es/inquiries.ts'
import { kit } from './es/kit.ts'
import { people } from './es/people.ts'
import { nominations } from './es/nominations.ts'
import { notifications } from './es/notifications.ts'
import { overlays } from './es/overlays.ts'
import { portal } from './es/portal.ts'
import { secondFactor } from './es/second-factor.ts'
import { programs } from './es/programs.ts'
import { prospects } from './es/prospects.ts'
import { refusals } from './es/refusals.ts'
import { shell } from './es/shell.ts'
import { signIn } from './es/sign-in.ts'
import { stories } from './es/stories.ts'
import { sponsor } from './es/sponsor.ts'
import { share } from './es/share.ts'
import { sponsorProfile } from './es/sponsor-profile.ts'
import { sponsorStart } from './es/sponsor-start.ts'
import { teacherNomination } from './es/teacher-nomination.ts'
import { teacher } from './es/teacher.ts'
import type { Texts } from './texts.ts'

/** Spanish, subject by subject. The compiler says what is missing. */
export const es = {
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
} satisfies Texts
