import { paths } from '@tower/contract/pages.ts'
import type { palette } from './texts.en.ts'

type Action = {
  name: keyof (typeof palette)['actions']
  /** Who may open it may begin this. */
  page: string
  /** Where it begins, if not at the page as it opens. */
  to?: string
  /** What people also call it. */
  words?: keyof (typeof palette)['actionWords']
}

/** What can be begun from anywhere. */
export const actions: readonly Action[] = [
  {
    name: 'bundle',
    page: paths.adminUsers,
    to: `${paths.adminUsers}?panel=create`,
    words: 'bundle',
  },
  {
    name: 'recordGift',
    page: paths.adminOfflineGifts,
    to: `${paths.adminOfflineGifts}?gift=new`,
    words: 'recordGift',
  },
  { name: 'correctGift', page: paths.adminOfflineGifts, words: 'correctGift' },
  {
    name: 'enterDeposit',
    page: paths.adminOfflineGifts,
    to: `${paths.adminOfflineGifts}?gift=deposit`,
    words: 'enterDeposit',
  },
  { name: 'enterPledge', page: paths.adminPledges, to: `${paths.adminPledges}?pledge=new` },
  {
    name: 'writeMailing',
    page: paths.adminMailings,
    to: `${paths.adminMailings}?mailing=new`,
    words: 'writeMailing',
  },
  {
    name: 'thankDonors',
    page: paths.adminDonors,
    to: `${paths.adminDonors}?tab=thanks`,
    words: 'thankDonors',
  },
  { name: 'emailReceipt', page: paths.adminPayments, words: 'emailReceipt' },
  { name: 'refund', page: paths.adminPayments, words: 'refund' },
  { name: 'mergeDonors', page: paths.adminDonors, words: 'merge' },
  { name: 'mergeClassrooms', page: paths.adminClassrooms, words: 'merge' },
  {
    name: 'stopMonthly',
    page: paths.adminMonthlyGifts,
    to: `${paths.adminMonthlyGifts}?state=active`,
    words: 'stopMonthly',
  },
  { name: 'openBudget', page: paths.adminBudgets, to: `${paths.adminBudgets}?budget=new` },
  { name: 'runDraw', page: paths.adminDraws },
  {
    name: 'answerDispute',
    page: paths.adminPayments,
    to: `${paths.adminPayments}?status=disputed`,
    words: 'answerDispute',
  },
  { name: 'signInList', page: paths.adminAllowlist, words: 'signInList' },
  { name: 'inviteStaff', page: paths.adminCreateUser, words: 'inviteStaff' },
  {
    name: 'stoppedEmails',
    page: paths.adminMails,
    to: `${paths.adminMails}?tab=stopped`,
    words: 'stoppedEmails',
  },
  { name: 'backups', page: paths.adminSystem, words: 'backups' },
  { name: 'closeMonth', page: paths.adminClosing },
  { name: 'journal', page: paths.adminClosing, to: `${paths.adminClosing}?tab=journal`, words: 'journal' },
  { name: 'takeStatement', page: paths.adminClosing, words: 'takeStatement' },
  { name: 'boardReport', page: paths.adminClosing, to: `${paths.adminClosing}?tab=reports` },
  {
    name: 'drawSchedule',
    page: paths.adminDraws,
    to: `${paths.adminDraws}?tab=calendar`,
    words: 'drawSchedule',
  },
  {
    name: 'newSlide',
    page: paths.adminBroadcasts,
    to: `${paths.adminBroadcasts}?slide=new`,
    words: 'newSlide',
  },
  { name: 'newStory', page: paths.adminStories, to: paths.adminStory({ storyId: 'new' }) },
  { name: 'importPeople', page: paths.adminAllowlistImport, words: 'importPeople' },
  { name: 'disableAccount', page: paths.adminUsers, words: 'disableAccount' },
  { name: 'changeRole', page: paths.adminUsers, words: 'changeRole' },
  { name: 'erasePerson', page: paths.adminUsers, words: 'erasePerson' },
  {
    name: 'classroomFlyer',
    page: paths.adminUsers,
    to: `${paths.adminUsers}?role=teacher`,
    words: 'classroomFlyer',
  },
  {
    name: 'teacherCard',
    page: paths.adminUsers,
    to: `${paths.adminUsers}?role=teacher`,
    words: 'teacherCard',
  },
  { name: 'correctClassroom', page: paths.adminClassrooms, words: 'correctClassroom' },
  { name: 'voidDraw', page: paths.adminDraws, words: 'voidDraw' },
  { name: 'whoMatched', page: paths.adminDraws, to: `${paths.adminDraws}?tab=all`, words: 'whoMatched' },
  { name: 'brand', page: paths.adminSite, words: 'brand' },
  { name: 'legal', page: paths.adminSite, words: 'legal' },
  { name: 'zone', page: paths.adminSite, words: 'zone' },
  {
    name: 'yearStatements',
    page: paths.adminClosing,
    to: `${paths.adminClosing}?tab=givers`,
    words: 'yearStatements',
  },
  { name: 'savedReplies', page: paths.adminTickets, words: 'savedReplies' },
  { name: 'secondPerson', page: paths.adminApprovals, words: 'secondPerson' },
  { name: 'grantCredits', page: paths.admin, words: 'grantCredits' },
  { name: 'limits', page: paths.adminSettings, words: 'limits' },
  { name: 'whoChanged', page: paths.adminAudit, words: 'whoChanged' },
  { name: 'reviewPhotos', page: paths.adminReview, words: 'reviewPhotos' },
  { name: 'health', page: paths.adminSystem, words: 'health' },
  { name: 'ownSignIn', page: paths.admin, to: paths.account, words: 'ownSignIn' },
]
