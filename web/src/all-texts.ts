import type { Language } from '@tower/contract/language.ts'
import { apiTexts } from './api/texts.ts'
import { decorationTexts } from './decoration/texts.ts'
import { assistantTexts } from './learning/assistant/texts.ts'
import { itemDeskTexts } from './learning/badges/desk/texts.ts'
import { badgesTexts } from './learning/badges/texts.ts'
import { keepsakeDeskTexts } from './learning/keepsakes/desk/texts.ts'
import { keepsakesTexts } from './learning/keepsakes/texts.ts'
import { bookReaderTexts } from './learning/storybooks/reader/texts.ts'
import { storybookEditorTexts } from './learning/storybooks/editor/texts.ts'
import { storybookListTexts } from './learning/storybooks/list/texts.ts'
import { storybookWizardTexts } from './learning/storybooks/wizard/texts.ts'
import { storybooksTexts } from './learning/storybooks/texts.ts'
import { writerTexts } from './learning/writer/texts.ts'
import { toolsTexts } from './learning/tools/texts.ts'
import { classroomsTexts } from './matching/classrooms/texts.ts'
import { shareLinksTexts } from './matching/classrooms/share-links/texts.ts'
import { boughtTexts } from './pictures/bought/texts.ts'
import { coverFacesTexts } from './pictures/cover-faces/texts.ts'
import { photosTexts } from './spending/photos/texts.ts'
import { drawsTexts } from './matching/draws/texts.ts'
import { nominationsTexts } from './matching/nominations/texts.ts'
import { secondPersonTexts } from './money/approvals/texts.ts'
import { athleteMoneyTexts } from './money/athletes/texts.ts'
import { budgetsTexts } from './money/budgets/texts.ts'
import { creditsTexts } from './money/credits/texts.ts'
import { leftOutTexts } from './money/desk/left-out-texts.ts'
import { classroomPickTexts } from './outreach/mailings/classroom-pick-texts.ts'
import { givingTexts } from './money/giving/texts.ts'
import { broadcastsTexts } from './outreach/broadcasts/texts.ts'
import { giftNewsTexts } from './outreach/gift-news/texts.ts'
import { inquiriesTexts } from './outreach/inquiries/texts.ts'
import { programsTexts } from './outreach/programs/texts.ts'
import { storiesTexts } from './outreach/stories/texts.ts'
import { defenseTexts } from './oversight/defense/texts.ts'
import { inboxTexts } from './oversight/inbox/texts.ts'
import { personDataTexts } from './portals/admin/users/personal/texts.ts'
import { viewsTexts } from './oversight/views/texts.ts'
import { pageTexts } from './page/texts.ts'
import { accountTexts } from './people/account/texts.ts'
import { identityTexts } from './people/identity/texts.ts'
import { prospectPortalTexts } from './people/prospects/portal/texts.ts'
import { consentTexts } from './people/prospects/consent/texts.ts'
import { prospectsTexts } from './people/prospects/texts.ts'
import { sponsorsTexts } from './people/sponsors/texts.ts'
import { portalsTexts } from './portals/texts.ts'
import { dutyTexts } from './portals/duties/texts.ts'
import { analyticsTexts } from './portals/admin/analytics/texts.ts'
import { adminTexts } from './portals/admin/texts.ts'
import { paletteTexts } from './portals/admin/palette/texts.ts'
import { consoleHomeTexts } from './portals/admin/home/texts.ts'
import { messageDeskTexts } from './portals/admin/messages/texts.ts'
import { closingTexts } from './portals/admin/closing/texts.ts'
import { approvalsTexts } from './portals/admin/approvals/texts.ts'
import { disbursementDeskTexts } from './portals/admin/disbursements/texts.ts'
import { budgetDeskTexts } from './portals/admin/budgets/texts.ts'
import { allowlistTexts } from './portals/admin/allowlist/texts.ts'
import { donorTexts } from './portals/admin/donors/texts.ts'
import { giversTexts } from './portals/admin/givers/texts.ts'
import { thanksTexts } from './portals/admin/thanks/texts.ts'
import { ledgerTexts } from './portals/admin/ledger/texts.ts'
import { orderDeskTexts } from './portals/admin/orders/texts.ts'
import { offlineTexts } from './portals/admin/offline/texts.ts'
import { provisioningTexts } from './portals/admin/provisioning/texts.ts'
import { classroomListTexts } from './portals/admin/classrooms/texts.ts'
import { connectedTexts } from './portals/admin/about/texts.ts'
import { sessionDeskTexts } from './portals/admin/shopping/texts.ts'
import { drawDeskTexts } from './portals/admin/draws/texts.ts'
import { nomineesTexts } from './portals/admin/nominations/texts.ts'
import { sponsorDeskTexts } from './portals/admin/sponsors/texts.ts'
import { emailsTexts } from './portals/admin/mails/texts.ts'
import { mailingsTexts } from './portals/admin/mailings/texts.ts'
import { auditWordsTexts } from './portals/admin/audit/texts.ts'
import { pledgesTexts } from './portals/admin/pledges/texts.ts'
import { payoutsTexts } from './portals/admin/payouts/texts.ts'
import { paymentsTexts } from './portals/admin/payments/texts.ts'
import { prospectReviewTexts } from './portals/admin/review/prospects/texts.ts'
import { photoReviewTexts } from './portals/admin/review/photos/texts.ts'
import { portraitReviewTexts } from './portals/admin/review/portraits/texts.ts'
import { teacherLinksTexts } from './portals/admin/users/share-links/texts.ts'
import { reviewTexts } from './portals/admin/review/texts.ts'
import { apiKeysTexts } from './portals/admin/api-keys/texts.ts'
import { safetyTexts } from './portals/admin/safety/texts.ts'
import { settingsTexts } from './portals/admin/settings/texts.ts'
import { systemTexts } from './portals/admin/system/texts.ts'
import { webhooksTexts } from './portals/admin/webhooks/texts.ts'
import { slidesTexts } from './portals/admin/broadcasts/texts.ts'
import { siteDeskTexts } from './portals/admin/site/texts.ts'
import { programDeskTexts } from './portals/admin/programs/texts.ts'
import { storybookDeskTexts } from './portals/admin/storybooks/texts.ts'
import { storyDeskTexts } from './portals/admin/stories/texts.ts'
import { usersTexts } from './portals/admin/users/texts.ts'
import { developerTexts } from './portals/developer/texts.ts'
import { publicTexts } from './portals/public/texts.ts'
import { contentTexts } from './portals/public/content/texts.ts'
import { homeTexts } from './portals/public/home/texts.ts'
import { teacherShareTexts } from './portals/public/teacher-share/texts.ts'
import { sponsorTexts } from './portals/sponsor/texts.ts'
import { teacherTexts } from './portals/teacher/texts.ts'
import { ordersTexts } from './spending/orders/texts.ts'
import { cardsTexts } from './spending/cards/texts.ts'
import { shoppingTexts } from './spending/shopping/texts.ts'
import { supportTexts } from './spending/support/texts.ts'
import { ticketsTexts } from './portals/admin/tickets/texts.ts'
import { reimbursementDeskTexts } from './portals/admin/reimbursements/texts.ts'
import { reimbursementsTexts } from './spending/reimbursements/texts.ts'
import type { Subject, Texts } from './texts/texts.ts'
import { uiTexts } from './ui/texts.ts'

/** The texts of every domain and page, by subject. A new one has its line here and nowhere else. */
const allTexts = {
  ...apiTexts,
  ...decorationTexts,
  ...assistantTexts,
  ...toolsTexts,
  ...keepsakeDeskTexts,
  ...keepsakesTexts,
  ...classroomsTexts,
  ...drawsTexts,
  ...nominationsTexts,
  ...athleteMoneyTexts,
  ...secondPersonTexts,
  ...budgetsTexts,
  ...creditsTexts,
  ...leftOutTexts,
  ...classroomPickTexts,
  ...givingTexts,
  ...broadcastsTexts,
  ...giftNewsTexts,
  ...inquiriesTexts,
  ...programsTexts,
  ...storiesTexts,
  ...defenseTexts,
  ...inboxTexts,
  ...pageTexts,
  ...supportTexts,
  ...cardsTexts,
  ...shoppingTexts,
  ...accountTexts,
  ...identityTexts,
  ...prospectPortalTexts,
  ...consentTexts,
  ...prospectReviewTexts,
  ...prospectsTexts,
  ...sponsorsTexts,
  ...portalsTexts,
  ...adminTexts,
  ...messageDeskTexts,
  ...closingTexts,
  ...provisioningTexts,
  ...classroomListTexts,
  ...connectedTexts,
  ...sessionDeskTexts,
  ...drawDeskTexts,
  ...nomineesTexts,
  ...sponsorDeskTexts,
  ...emailsTexts,
  ...payoutsTexts,
  ...mailingsTexts,
  ...auditWordsTexts,
  ...pledgesTexts,
  ...budgetDeskTexts,
  ...approvalsTexts,
  ...disbursementDeskTexts,
  ...allowlistTexts,
  ...donorTexts,
  ...giversTexts,
  ...thanksTexts,
  ...ledgerTexts,
  ...offlineTexts,
  ...orderDeskTexts,
  ...paymentsTexts,
  ...reviewTexts,
  ...ticketsTexts,
  ...usersTexts,
  ...slidesTexts,
  ...storybookDeskTexts,
  ...storyDeskTexts,
  ...programDeskTexts,
  ...siteDeskTexts,
  ...settingsTexts,
  ...systemTexts,
  ...webhooksTexts,
  ...apiKeysTexts,
  ...safetyTexts,
  ...viewsTexts,
  ...personDataTexts,
  ...developerTexts,
  ...publicTexts,
  ...contentTexts,
  ...homeTexts,
  ...teacherShareTexts,
  ...sponsorTexts,
  ...teacherTexts,
  ...coverFacesTexts,
  ...photosTexts,
  ...bookReaderTexts,
  ...storybookEditorTexts,
  ...storybookListTexts,
  ...storybookWizardTexts,
  ...storybooksTexts,
  ...writerTexts,
  ...badgesTexts,
  ...itemDeskTexts,
  ...boughtTexts,
  ...photoReviewTexts,
  ...portraitReviewTexts,
  ...teacherLinksTexts,
  ...shareLinksTexts,
  ...ordersTexts,
  ...reimbursementDeskTexts,
  ...reimbursementsTexts,
  ...analyticsTexts,
  ...consoleHomeTexts,
  ...dutyTexts,
  ...paletteTexts,
  ...uiTexts,
}

type Joined = typeof allTexts

declare module './texts/texts.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface can be filled in from another file
  interface AllTexts extends Joined {}
}

const complete: { readonly [S in Subject]: Readonly<Record<Language, Texts[S]>> } = allTexts

/** All texts of each language. */
export const dictionaries: Readonly<Record<Language, Texts>> = { en: textsIn('en'), es: textsIn('es') }

function textsIn(language: Language): Texts {
  const subjects = Object.entries(complete).map(([subject, texts]) => [subject, texts[language]])
  return Object.fromEntries(subjects) as Texts
}
