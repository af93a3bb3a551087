import { integrationEndpoints } from './oversight/integrations.contract.ts'
import { mailEndpoints } from './oversight/mails.contract.ts'
import { readingEndpoints } from './oversight/reading.contract.ts'
import { safetyEndpoints } from './oversight/safety.contract.ts'
import { noteTemplateEndpoints } from './learning/note-templates.contract.ts'
import { toolDraftEndpoints, toolResultEndpoints } from './learning/tool-results.contract.ts'
import { toolEndpoints } from './learning/tools.contract.ts'
import { badgeDeskEndpoints } from './learning/badge-desk.contract.ts'
import { badgeEndpoints } from './learning/badges.contract.ts'
import { portraitEndpoints } from './learning/portraits.contract.ts'
import { bookEndpoints } from './learning/storybooks/books.contract.ts'
import { storybookDeskEndpoints } from './learning/storybooks/storybook-desk.contract.ts'
import { storyMakingEndpoints } from './learning/storybooks/story-making.contract.ts'
import { storybookPaperEndpoints } from './learning/storybooks/storybook-papers.contract.ts'
import { storybookRowEndpoints } from './learning/storybooks/storybook-rows.contract.ts'
import { storybookEndpoints, storyPhotoEndpoints } from './learning/storybooks/storybooks.contract.ts'
import { studentEndpoints } from './learning/students.contract.ts'
import { keepsakeDeskEndpoints } from './learning/keepsake-desk.contract.ts'
import { keepsakeEndpoints } from './learning/keepsakes.contract.ts'
import { viewEndpoints } from './oversight/views.contract.ts'
import { webhookEndpoints } from './oversight/webhooks.contract.ts'
import { broadcastSlideEndpoints } from './outreach/broadcast-slides.contract.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { assistantEndpoints } from './learning/assistant.contract.ts'
import { writerEndpoints } from './learning/writer.contract.ts'
import { classroomClaimEndpoints } from './matching/classroom-claims.contract.ts'
import { classroomEndpoints } from './matching/classrooms.contract.ts'
import { drawDeskEndpoints } from './matching/draw-desk.contract.ts'
import { drawEndpoints } from './matching/draws.contract.ts'
import { fairnessEndpoints } from './matching/fairness.contract.ts'
import { namedClassroomEndpoints } from './matching/named-classrooms.contract.ts'
import { nominationEndpoints } from './matching/nominations.contract.ts'
import { nomineeEndpoints } from './matching/nominees.contract.ts'
import { classroomTwinEndpoints } from './matching/classroom-twins.contract.ts'
import { classroomWordEndpoints } from './matching/classroom-words.contract.ts'
import { classroomListEndpoints } from './matching/classroom-list.contract.ts'
import { ownShareLinkEndpoints, shareLinkEndpoints } from './matching/share-links.contract.ts'
import { slotEndpoints } from './matching/slots.contract.ts'
import { closingBankEndpoints } from './money/closing-bank.contract.ts'
import { closingJournalEndpoints } from './money/closing-journal.contract.ts'
import { closingMonthEndpoints } from './money/closing-months.contract.ts'
import { closingReportEndpoints } from './money/closing-reports.contract.ts'
import { closingYearEndpoints } from './money/closing-year.contract.ts'
import { closingPayoutEndpoints } from './money/closing-payouts.contract.ts'
import { athleteReceiptEndpoints } from './money/athlete-receipts.contract.ts'
import { athleteReportEndpoints } from './money/athlete-reports.contract.ts'
import { budgetEndpoints } from './money/budgets.contract.ts'
import { creditEndpoints } from './money/credits.contract.ts'
import { deskDonorEndpoints } from './money/desk-donors.contract.ts'
import { deskGiverEndpoints } from './money/desk-givers.contract.ts'
import { deskLedgerEndpoints } from './money/desk-ledger.contract.ts'
import { deskMonthlyEndpoints } from './money/desk-monthly.contract.ts'
import { checkPictureEndpoints } from './money/check-pictures.contract.ts'
import { deskOfflineEndpoints } from './money/desk-offline.contract.ts'
import { deskThanksEndpoints } from './money/desk-thanks.contract.ts'
import { deskPaymentEndpoints } from './money/desk-payments.contract.ts'
import { deskRefundEndpoints } from './money/desk-refunds.contract.ts'
import { athleteMoneyRuleEndpoints } from './money/athlete-money-rule.contract.ts'
import { approvalEndpoints } from './money/approvals.contract.ts'
import { disbursementEndpoints } from './money/disbursements.contract.ts'
import { givingEndpoints, sponsorEndpoints } from './money/giving.contract.ts'
import { giverLinkEndpoints, linkedGivingEndpoints, ownGivingEndpoints } from './money/own-giving.contract.ts'
import { linkedPledgeEndpoints, ownPledgeEndpoints } from './money/own-pledges.contract.ts'
import { pledgeGiftEndpoints } from './money/pledge-gifts.contract.ts'
import { pledgeEndpoints } from './money/pledges.contract.ts'
import { sponsorGiftEndpoints } from './money/sponsor-gifts.contract.ts'
import { marketEndpoints } from './money/market.contract.ts'
import { packCheckoutEndpoints } from './money/pack-checkout.contract.ts'
import { sponsorshipEndpoints } from './money/sponsorships.contract.ts'
import { teacherCreditEndpoints } from './money/teacher-credits.contract.ts'
import { creditUseEndpoints } from './money/credit-uses.contract.ts'
import { towerEndpoints } from './money/tower.contract.ts'
import { analyticsEndpoints } from './oversight/analytics.contract.ts'
import { fileEndpoints } from './oversight/files.contract.ts'
import { photoEndpoints, photoReviewEndpoints } from './spending/photos.contract.ts'
import { historyEndpoints } from './oversight/history.contract.ts'
import { ledgerEndpoints } from './money/ledger.contract.ts'
import { broadcastEndpoints } from './outreach/broadcasts.contract.ts'
import { charityEndpoints, charityZoneEndpoints } from './outreach/charity.contract.ts'
import { pageTextEndpoints } from './outreach/page-texts.contract.ts'
import { teamEndpoints } from './outreach/team.contract.ts'
import { giftNewsEndpoints } from './outreach/gift-news.contract.ts'
import { mailingEndpoints } from './outreach/mailings.contract.ts'
import { inquiryEndpoints } from './outreach/inquiries.contract.ts'
import { inquiryDeskEndpoints } from './outreach/inquiry-desk.contract.ts'
import { programEndpoints } from './outreach/programs.contract.ts'
import { storyEndpoints } from './outreach/stories.contract.ts'
import { programDeskEndpoints } from './outreach/program-desk.contract.ts'
import { storyDeskEndpoints } from './outreach/story-desk.contract.ts'
import { siteEndpoints } from './outreach/site.contract.ts'
import { defenseEndpoints } from './oversight/defense.contract.ts'
import { inboxEndpoints } from './oversight/inbox.contract.ts'
import { aboutEndpoints } from './oversight/about.contract.ts'
import { queueEndpoints } from './oversight/queue.contract.ts'
import { searchEndpoints } from './oversight/search.contract.ts'
import { firstStepEndpoints } from './oversight/first-steps.contract.ts'
import { processEndpoints } from './oversight/process.contract.ts'
import { settingsEndpoints } from './oversight/settings.contract.ts'
import { orderEndpoints } from './spending/orders.contract.ts'
import { cardEndpoints, staffCardEndpoints } from './spending/cards.contract.ts'
import { sessionDeskEndpoints } from './spending/session-desk.contract.ts'
import { shoppingEndpoints } from './spending/shopping.contract.ts'
import { accountEndpoints } from './people/account.contract.ts'
import { allowlistEndpoints } from './people/allowlist.contract.ts'
import { directoryEndpoints } from './people/directory.contract.ts'
import { identityEndpoints } from './people/identity.contract.ts'
import { prospectConsentEndpoints } from './people/prospect-consents.contract.ts'
import { prospectPortalEndpoints, prospectRowEndpoints } from './people/prospect-portal.contract.ts'
import { prospectReviewEndpoints } from './people/prospect-reviews.contract.ts'
import { prospectEndpoints } from './people/prospects.contract.ts'
import { provisioningEndpoints } from './people/provisioning.contract.ts'
import { secondFactorEndpoints } from './people/second-factor.contract.ts'
import { sponsorProfileEndpoints } from './people/sponsor-profiles.contract.ts'
import { sponsorStartEndpoints } from './people/sponsors.contract.ts'
import { sponsorRequestEndpoints } from './people/sponsor-requests.contract.ts'
import { teacherEndpoints } from './people/teachers.contract.ts'
import { supportEndpoints } from './spending/support.contract.ts'
import { supportMailEndpoints } from './spending/support-mail.contract.ts'
import { supportDeskEndpoints } from './spending/support-desk.contract.ts'
import { reimbursementDeskEndpoints } from './spending/reimbursement-desk.contract.ts'
import { reimbursementEndpoints } from './spending/reimbursements.contract.ts'

/**
 * Every call of the product. A call that is not here does not exist. A line for each file: calls of a domain that lie in
 * two have some names twice, and a page loads only the file that it calls.
 */
export const endpoints: readonly AnyEndpoint[] = [
  identityEndpoints,
  secondFactorEndpoints,
  accountEndpoints,
  directoryEndpoints,
  allowlistEndpoints,
  provisioningEndpoints,
  givingEndpoints,
  sponsorEndpoints,
  sponsorGiftEndpoints,
  packCheckoutEndpoints,
  creditEndpoints,
  marketEndpoints,
  teacherCreditEndpoints,
  creditUseEndpoints,
  sponsorshipEndpoints,
  budgetEndpoints,
  approvalEndpoints,
  disbursementEndpoints,
  athleteReportEndpoints,
  athleteMoneyRuleEndpoints,
  towerEndpoints,
  ownGivingEndpoints,
  linkedGivingEndpoints,
  giverLinkEndpoints,
  prospectConsentEndpoints,
  athleteReceiptEndpoints,
  prospectReviewEndpoints,
  prospectEndpoints,
  prospectPortalEndpoints,
  prospectRowEndpoints,
  classroomEndpoints,
  shareLinkEndpoints,
  ownShareLinkEndpoints,
  nominationEndpoints,
  nomineeEndpoints,
  namedClassroomEndpoints,
  classroomClaimEndpoints,
  slotEndpoints,
  drawEndpoints,
  drawDeskEndpoints,
  fairnessEndpoints,
  teacherEndpoints,
  deskPaymentEndpoints,
  deskRefundEndpoints,
  deskLedgerEndpoints,
  deskOfflineEndpoints,
  checkPictureEndpoints,
  deskGiverEndpoints,
  deskDonorEndpoints,
  deskThanksEndpoints,
  classroomListEndpoints,
  classroomWordEndpoints,
  classroomTwinEndpoints,
  deskMonthlyEndpoints,
  pledgeEndpoints,
  pledgeGiftEndpoints,
  ownPledgeEndpoints,
  linkedPledgeEndpoints,
  closingPayoutEndpoints,
  closingMonthEndpoints,
  closingBankEndpoints,
  closingReportEndpoints,
  closingYearEndpoints,
  supportEndpoints,
  supportDeskEndpoints,
  supportMailEndpoints,
  closingJournalEndpoints,
  orderEndpoints,
  cardEndpoints,
  staffCardEndpoints,
  sessionDeskEndpoints,
  shoppingEndpoints,
  reimbursementEndpoints,
  reimbursementDeskEndpoints,
  inquiryEndpoints,
  inquiryDeskEndpoints,
  giftNewsEndpoints,
  mailingEndpoints,
  sponsorStartEndpoints,
  sponsorRequestEndpoints,
  sponsorProfileEndpoints,
  programEndpoints,
  assistantEndpoints,
  writerEndpoints,
  ledgerEndpoints,
  broadcastEndpoints,
  broadcastSlideEndpoints,
  storyEndpoints,
  storyDeskEndpoints,
  programDeskEndpoints,
  charityEndpoints,
  charityZoneEndpoints,
  pageTextEndpoints,
  teamEndpoints,
  inboxEndpoints,
  aboutEndpoints,
  queueEndpoints,
  searchEndpoints,
  analyticsEndpoints,
  historyEndpoints,
  fileEndpoints,
  photoEndpoints,
  photoReviewEndpoints,
  defenseEndpoints,
  webhookEndpoints,
  integrationEndpoints,
  readingEndpoints,
  safetyEndpoints,
  viewEndpoints,
  studentEndpoints,
  storybookEndpoints,
  storyPhotoEndpoints,
  storybookRowEndpoints,
  storyMakingEndpoints,
  storybookPaperEndpoints,
  storybookDeskEndpoints,
  bookEndpoints,
  badgeEndpoints,
  badgeDeskEndpoints,
  portraitEndpoints,
  keepsakeEndpoints,
  keepsakeDeskEndpoints,
  toolEndpoints,
  toolResultEndpoints,
  toolDraftEndpoints,
  noteTemplateEndpoints,
  siteEndpoints,
  firstStepEndpoints,
  settingsEndpoints,
  mailEndpoints,
  processEndpoints,
].flatMap((domain) => Object.values(domain) as AnyEndpoint[])
