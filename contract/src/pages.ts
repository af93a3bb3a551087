import { type ParametersOf, wayTo } from './address.ts'
import { adminPages } from './admin-pages.ts'
import { listReads, type Page } from './page-facts.ts'

/** Worth finding, and the same for everybody. */
const open = { public: true, cacheable: true, inSitemap: true } as const
/** Worth finding for whoever has the address, and the same for everybody. */
const openByLink = { public: true, cacheable: true } as const

/** Staff preview texts on the page before they publish them. */
const draftReads = ['draft'] as const

const signInReads = ['next', 'redirect'] as const
/** A mailed link brings a token; a provider that signs in elsewhere brings a session or a refusal. */
const linkReads = [
  ...signInReads,
  ...['token', 'token_hash', 'type', 'access_token', 'refresh_token'],
  ...['error', 'error_code', 'error_description'],
] as const

/** Query parameters that every page reads. */
export const readByEveryPage = ['lang'] as const

/** Every page of the product, once. */
export const pages = {
  home: { address: '/', ...open, reads: draftReads },
  programs: { address: '/programs', ...open },
  program: { address: '/programs/:programId', ...open, reads: ['amount', 'donation', 'session_id'] },
  programAbout: { address: '/programs/:programId/about', ...open },
  classroomAbout: {
    address: '/programs/sponsor-classroom/about',
    ...open,
    reads: ['classroom', 'code'],
  },
  programDonate: {
    address: '/:programId/donate',
    ...open,
    reads: ['amount', 'dest', 'frequency', 'classroom', 'code'],
  },
  donateSuccess: { address: '/donate/success', reads: ['session_id'] },
  /** By the link in the receipt: whoever has it sees the gift, and nobody's name. */
  gift: { address: '/gifts/:followKey' },
  donateCancel: {
    address: '/donate/cancel',
    reads: ['program', 'dest', 'amount', 'code', 'prospect', 'frequency', 'goal'],
  },
  nominateTeacher: { address: '/nominate-teacher', ...open, reads: ['code'] },
  confirmClassroom: { address: '/confirm-classroom', reads: ['token'] },
  confirmNomination: { address: '/confirm-nomination', reads: ['token'] },
  teacherShare: { address: '/t/:code', ...open, reads: ['print'] },
  // Children's pages are never cached: what a guardian takes back is gone with the next request.
  prospects: { address: '/prospect', public: true, inSitemap: true, reads: ['sport', 'goal', 'after'] },
  prospect: { address: '/prospect/:prospectId', public: true, reads: ['frequency', 'amount', 'goal'] },
  /** By a mailed link: what would be public of a child, and a guardian's word on it. */
  prospectConsent: { address: '/prospect/consent', reads: ['token', 'sent'] },
  monthlyGift: { address: '/monthly-gift', reads: ['link', 'ask', 'changed'] },
  linkedGiving: {
    address: '/giving',
    reads: ['link', ...listReads, 'year', 'destination', 'sent', 'card'],
  },
  giftNews: { address: '/gift-news', reads: ['link'] },
  ownTower: { address: '/own-tower', reads: ['link', 'kept'] },
  /** A published storybook, for whoever has its unlisted address; never cached: what is taken down is gone at once. */
  book: { address: '/books/:code' },
  gallery: { address: '/gallery', ...open, reads: draftReads },
  events: { address: '/events', ...open, reads: draftReads },
  broadcasts: { address: '/broadcasts', ...open },
  mission: { address: '/mission', ...open, reads: draftReads },
  about: { address: '/about', ...open, reads: draftReads },
  contact: { address: '/contact', ...open },
  privacy: { address: '/privacy', ...open },
  terms: { address: '/terms', ...open },
  refunds: { address: '/refunds', ...open },
  howMoneyMoves: { address: '/how-money-moves', ...open },
  contactThanks: { address: '/contact/thanks' },
  partners: { address: '/partners', ...open },
  partnersApply: { address: '/partners/apply', ...open },
  draws: { address: '/draws', ...open, reads: ['page', 'given'] },
  draw: { address: '/draws/:drawId', ...open, reads: ['page'] },
  // A storybook that a family takes down is gone from it with the next request.
  slotStory: { address: '/draws/slots/:number', public: true },
  sponsor: { address: '/sponsor', ...open, reads: ['code', 'status', 'session_id'] },
  sponsorRecent: { address: '/sponsor/recent', ...open },
  sponsorStart: { address: '/sponsor/start', reads: ['link'] },
  sponsorSignup: { address: '/sponsor/signup', ...open },
  sponsorProfile: { address: '/s/:handle', ...openByLink },
  checkout: { address: '/checkout', sameAs: 'sponsor' },
  onboarding: { address: '/onboarding', reads: ['packet'] },
  developer: { address: '/dev' },
  kit: { address: '/dev/kit', reads: [...listReads, 'state', 'given', 'person'] },
  login: {
    address: '/login',
    reads: [...signInReads, 'role', 'required', 'toastRole', 'current', 'notice'],
  },
  loginVerify: { address: '/login/verify', reads: signInReads },
  authCallback: { address: '/auth/callback', reads: linkReads },
  resetPassword: { address: '/reset-password', reads: linkReads },
  welcome: { address: '/welcome' },
  account: { address: '/account', reads: ['saved'] },
  sponsorPortal: { address: '/portal/sponsor/*', sameAs: 'sponsorDashboard', portal: 'sponsor' },
  sponsorPortalBefore: { address: '/sponsor/portal', sameAs: 'sponsorDashboard', portal: 'sponsor' },
  sponsorDashboard: { address: '/sponsor/dashboard', portal: 'sponsor', reads: ['session_id', 'donation'] },
  sponsorShares: {
    address: '/sponsor/dashboard/shares',
    portal: 'sponsor',
    reads: ['session_id', 'donation'],
  },
  sponsorMarketplace: {
    address: '/sponsor/dashboard/marketplace',
    portal: 'sponsor',
    reads: ['ok', 'cancel', 'session_id'],
  },
  sponsorProfileEditor: { address: '/sponsor/profile', portal: 'sponsor' },
  sponsorGiving: {
    address: '/sponsor/giving',
    portal: 'sponsor',
    reads: [...listReads, 'year', 'destination', 'card'],
  },
  sponsorWallet: { address: '/sponsor/wallet', portal: 'sponsor', reads: ['status', 'session_id'] },
  sponsorCredits: {
    address: '/portal/sponsor/credits',
    portal: 'sponsor',
    reads: ['status', 'ok', 'cancel', 'session_id'],
  },
  teacherOrders: {
    address: '/portal/teacher/orders',
    portal: 'teacher',
    reads: [...listReads, 'status'],
  },
  teacherPlaceOrder: { address: '/portal/teacher/orders/new', portal: 'teacher' },
  teacherOrder: { address: '/portal/teacher/orders/:orderId', portal: 'teacher' },
  teacherShopping: { address: '/portal/teacher/shopping', portal: 'teacher' },
  teacherSession: { address: '/portal/teacher/order/:sessionId', portal: 'teacher' },
  teacherPortal: { address: '/portal/teacher', portal: 'teacher' },
  teacherDashboard: { address: '/teacher/dashboard', sameAs: 'teacherPortal', portal: 'teacher' },
  teacherDashboardPages: { address: '/teacher/dashboard/*', sameAs: 'teacherPortal', portal: 'teacher' },
  teacherShareLinks: {
    address: '/portal/teacher/share-links',
    portal: 'teacher',
    reads: [...listReads, 'state'],
  },
  teacherTools: { address: '/portal/teacher/tools', portal: 'teacher', reads: ['tab', 'result', 'template'] },
  teacherStorybooks: {
    address: '/portal/teacher/storybooks',
    portal: 'teacher',
    reads: [...listReads, 'status', 'classroom'],
  },
  // Beside /portal/teacher/storybooks/:storybookId: the more exact address wins.
  teacherNewStorybook: {
    address: '/portal/teacher/storybooks/new',
    portal: 'teacher',
    reads: ['book', 'step', 'classroom'],
  },
  teacherStorybookSettings: {
    address: '/portal/teacher/storybooks/settings',
    portal: 'teacher',
    reads: ['classroom'],
  },
  storybookPlayground: { address: '/teacher/storybooks', portal: 'teacher', reads: ['book'] },
  quickStorybook: { address: '/teacher/storybooks/new', portal: 'teacher', reads: ['step', 'made'] },
  teacherStorybook: {
    address: '/portal/teacher/storybooks/:storybookId',
    portal: 'teacher',
    reads: ['page'],
  },
  teacherMarketplace: { address: '/portal/teacher/marketplace', portal: 'teacher' },
  teacherPhotos: { address: '/portal/teacher/photos', portal: 'teacher', reads: [...listReads, 'status'] },
  teacherBudget: { address: '/portal/teacher/budget', portal: 'teacher', reads: ['year', 'page'] },
  teacherSupport: {
    address: '/portal/teacher/support',
    portal: 'teacher',
    reads: [...listReads, 'status', 'ticket', 'about'],
  },
  teacherReimbursements: {
    address: '/portal/teacher/reimbursements',
    reads: [...listReads, 'status', 'request'],
    portal: 'teacher',
  },
  teacherNewReimbursement: {
    address: '/portal/teacher/reimbursements/new',
    reads: ['request'],
    portal: 'teacher',
  },
  prospectPortal: { address: '/portal/prospect', reads: ['athlete'] },
  prospectGoals: { address: '/portal/prospect/goals', reads: [...listReads, 'athlete', 'state'] },
  prospectUpdates: { address: '/portal/prospect/updates', reads: [...listReads, 'athlete', 'state'] },
  prospectReceipts: { address: '/portal/prospect/receipts', reads: [...listReads, 'athlete', 'type'] },
  prospectOwnConsent: { address: '/portal/prospect/consent', reads: ['athlete'] },
  // Beside /prospect/:prospectId: the more exact address wins.
  prospectOnboard: { address: '/prospect/onboard' },
  ...adminPages,
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** The names of the pages of which a fact holds. */
export type PagesThatAre<Fact extends 'public' | 'cacheable' | 'inSitemap'> = {
  [Name in PageName]: (typeof pages)[Name] extends Record<Fact, true> ? Name : never
}[PageName]

/** The addresses of pages, as the router writes them. */
export type PageAddress<Name extends PageName = PageName> = (typeof pages)[Name]['address']

/** Every page, without the name that the code calls it by. */
export function listPages(): readonly Page[] {
  return Object.values(pages)
}

type PathTo<Address extends string> = [ParametersOf<Address>] extends [never]
  ? Address extends `${infer Fixed}/*`
    ? Fixed
    : Address
  : (values: Record<ParametersOf<Address>, string | number>) => string

type Paths = { readonly [Name in PageName]: PathTo<PageAddress<Name>> }

/** The way to each page: `paths.draws`, `paths.draw({ drawId })`. Links, mails and redirects take it from here. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { address }]) => [
    name,
    address.includes(':') ? wayTo(address) : address.replace('/*', ''),
  ]),
) as Paths
