import { classroomErrors } from './matching/classrooms.ts'
import { drawDeskErrors } from './matching/draw-desk.ts'
import { drawErrors } from './matching/draws.ts'
import { nominationErrors } from './matching/nominations.ts'
import { nomineeErrors } from './matching/nominees.ts'
import { shareLinkErrors } from './matching/share-links.ts'
import { slotErrors } from './matching/slots.ts'
import { approvalErrors } from './money/approvals.ts'
import { budgetErrors } from './money/budgets.ts'
import { disbursementErrors } from './money/disbursements.ts'
import { closingBankErrors } from './money/closing-bank.ts'
import { closingErrors } from './money/closing.ts'
import { creditErrors } from './money/credits.ts'
import { teacherCreditErrors } from './money/teacher-credits.ts'
import { creditUseErrors } from './money/credit-uses.ts'
import { deskErrors } from './money/desk.ts'
import { givingErrors } from './money/giving.ts'
import { ownGivingErrors } from './money/own-giving.ts'
import { pledgeErrors } from './money/pledges.ts'
import { sponsorshipErrors } from './money/sponsorships.ts'
import { broadcastErrors } from './outreach/broadcast-slides.ts'
import { giftNewsErrors } from './outreach/gift-news.ts'
import { mailingErrors } from './outreach/mailings.ts'
import { inquiryErrors } from './outreach/inquiry-desk.ts'
import { charityErrors } from './outreach/charity.ts'
import { pageTextErrors } from './outreach/page-texts.ts'
import { teamErrors } from './outreach/team.ts'
import { programErrors } from './outreach/programs.ts'
import { storyErrors } from './outreach/story-desk.ts'
import { defenseErrors } from './oversight/defense.ts'
import { fileErrors } from './oversight/files.ts'
import { photoErrors } from './spending/photos.ts'
import { historyErrors } from './oversight/history.ts'
import { inboxErrors } from './oversight/inbox.ts'
import { integrationErrors } from './oversight/integrations.ts'
import { mailErrors } from './oversight/mails.ts'
import { processErrors } from './oversight/process.ts'
import { safetyErrors } from './oversight/safety.ts'
import { toolErrors } from './learning/tools.ts'
import { badgeErrors } from './learning/badges.ts'
import { storybookErrors } from './learning/storybooks/storybooks.ts'
import { studentErrors } from './learning/students.ts'
import { keepsakeErrors } from './learning/keepsakes.ts'
import { viewErrors } from './oversight/views.ts'
import { webhookErrors } from './oversight/webhooks.ts'
import { cardErrors } from './spending/cards.ts'
import { shoppingErrors } from './spending/shopping.ts'
import { accountErrors } from './people/account.ts'
import { allowlistErrors } from './people/allowlist.ts'
import { directoryErrors } from './people/directory.ts'
import { dutyErrors } from './people/duties.ts'
import { identityErrors } from './people/identity.ts'
import { prospectPortalErrors } from './people/prospect-portal.ts'
import { prospectErrors } from './people/prospects.ts'
import { provisioningErrors } from './people/provisioning.ts'
import { secondFactorErrors } from './people/second-factor.ts'
import { sponsorProfileErrors } from './people/sponsor-profiles.ts'
import { sponsorErrors } from './people/sponsors.ts'
import { sponsorRequestErrors } from './people/sponsor-requests.ts'
import { writerErrors } from './learning/writer.ts'
import { supportErrors } from './spending/support.ts'
import { orderErrors } from './spending/orders.ts'
import { reimbursementErrors } from './spending/reimbursements.ts'

/** The status an error answers with, the one sentence people read, and what its answer says `more` in JSON. */
export type ErrorText = { status: number; sentence: string; more?: readonly string[] }

const requestErrors = {
  'request.invalid': { status: 400, sentence: 'The request is not valid.' },
  'request.malformed': { status: 400, sentence: 'The request body could not be read.' },
  'request.too_large': { status: 413, sentence: 'The request is too large.' },
  'request.unsupported_type': { status: 415, sentence: 'This kind of content is not accepted.' },
  'request.not_found': { status: 404, sentence: 'Not found' },
  'request.method_not_allowed': { status: 405, sentence: 'This address does not answer that method.' },
  'request.timeout': { status: 408, sentence: 'The request took too long to arrive.' },
  'request.rate_limited': { status: 429, sentence: 'Too many requests. Please try again later.' },
  'request.mail_limited': {
    status: 429,
    sentence: 'Too many emails were asked for at this address. Please wait a few minutes and try again.',
  },
  'server.failed': { status: 500, sentence: 'Something went wrong. Please try again.' },
  'server.unavailable': {
    status: 503,
    sentence: 'The service is not available right now. Please try again shortly.',
  },
} as const satisfies Record<string, ErrorText>

/** Every error the product can answer with, keyed by `domain.what_happened`. */
export const errors = {
  ...requestErrors,
  ...identityErrors,
  ...dutyErrors,
  ...secondFactorErrors,
  ...accountErrors,
  ...directoryErrors,
  ...allowlistErrors,
  ...provisioningErrors,
  ...closingErrors,
  ...closingBankErrors,
  ...creditErrors,
  ...teacherCreditErrors,
  ...creditUseErrors,
  ...sponsorErrors,
  ...sponsorRequestErrors,
  ...sponsorProfileErrors,
  ...inboxErrors,
  ...historyErrors,
  ...fileErrors,
  ...photoErrors,
  ...inquiryErrors,
  ...defenseErrors,
  ...webhookErrors,
  ...integrationErrors,
  ...mailErrors,
  ...processErrors,
  ...safetyErrors,
  ...viewErrors,
  ...storybookErrors,
  ...studentErrors,
  ...badgeErrors,
  ...keepsakeErrors,
  ...toolErrors,
  ...broadcastErrors,
  ...givingErrors,
  ...ownGivingErrors,
  ...sponsorshipErrors,
  ...deskErrors,
  ...pledgeErrors,
  ...prospectErrors,
  ...prospectPortalErrors,
  ...giftNewsErrors,
  ...mailingErrors,
  ...programErrors,
  ...charityErrors,
  ...pageTextErrors,
  ...teamErrors,
  ...storyErrors,
  ...budgetErrors,
  ...approvalErrors,
  ...disbursementErrors,
  ...orderErrors,
  ...cardErrors,
  ...shoppingErrors,
  ...reimbursementErrors,
  ...classroomErrors,
  ...shareLinkErrors,
  ...nominationErrors,
  ...nomineeErrors,
  ...slotErrors,
  ...drawErrors,
  ...drawDeskErrors,
  ...supportErrors,
  ...writerErrors,
} as const satisfies Record<string, ErrorText>

export type ErrorCode = keyof typeof errors

/** Errors any call may answer with, whatever it declares. */
export const universalErrors = Object.keys(requestErrors) as (keyof typeof requestErrors)[]
