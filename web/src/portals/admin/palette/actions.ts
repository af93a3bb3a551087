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
  { name: 'bundle', page: paths.adminUsers, to: `${paths.adminUsers}?panel=create` },
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
  { name: 'newSlide', page: paths.adminBroadcasts, to: `${paths.adminBroadcasts}?slide=new` },
  { name: 'newStory', page: paths.adminStories, to: paths.adminStory({ storyId: 'new' }) },
]
