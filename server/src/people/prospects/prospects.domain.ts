import { findAthletes } from './reviews/found-athletes.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { prospectConsentEndpoints } from '@tower/contract/people/prospect-consents.contract.ts'
import { prospectTopics } from '@tower/contract/people/prospects.topics.ts'
import { retention } from '@tower/contract/retention.ts'
import { findGuardiansUnder } from './consents/guardians-under.queries.ts'
import { linkGuardian } from './consents/consent-traces.queries.ts'
import { prospectConsentMail } from './consents/prospect-consent-mail.ts'
import { eraseProspects, listProspectNames } from './erase-prospects.ts'
import { exportConsents, exportProspects } from './export-prospects.ts'
import { redactReviews } from './reviews/redact-reviews.ts'
import { prospectInvariants } from './prospect-invariants.ts'
import { prospectOfAgeMail } from './of-age/prospect-of-age-mail.ts'
import { tellOfAge } from './of-age/tell-of-age.ts'
import { letGo } from './retention/let-go.ts'
import { prospectUnansweredMail } from './retention/prospect-unanswered-mail.ts'
import { prospectDecidedMail } from './reviews/prospect-decided-mail.ts'
import { listWaitingProspects, listWaitingUpdates } from './reviews/waiting-prospects.queries.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const declares = {
  mails: {
    prospect_decided: { write: prospectDecidedMail },
    prospect_of_age: { write: prospectOfAgeMail },
    prospect_unanswered: { write: prospectUnansweredMail },
    prospect_consent: { write: prospectConsentMail, isSealed: true },
  },
  notices: [
    'prospect_created',
    'prospect_consented',
    'prospect_consent_revoked',
    'prospect_update',
    'prospect_changed',
    'prospect_of_age',
  ],
  auditActions: [
    'prospects.onboard',
    'prospects.grant_consent',
    'prospects.revoke_consent',
    'prospects.approve',
    'prospects.withdraw_approval',
    'prospects.send_back',
    'prospects.send_back_update',
    'prospects.approve_update',
    'prospects.hide_update',
    'prospects.change',
    'prospects.correct_birthday',
    'prospects.remove_update',
    'prospects.note_second_proof',
    'prospects.let_go',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    prospects: typeof declares
  }
}

/** Young people and what they save for. */
export const prospects = {
  name: 'prospects',
  floor: 2,
  duty: 'children',
  ...declares,
  owns: {
    prospect_authors: 'deleted',
    prospect_consent_evidence: 'deleted',
    prospect_consent_links: 'deleted',
    prospect_consents: 'appended',
    prospect_goals: 'deleted',
    prospect_guardians: 'deleted',
    prospect_media: 'deleted',
    prospect_updates: 'deleted',
    prospect_words_in_force: 'fixed',
    prospects: 'deleted',
    public_prospect_goals: 'fixed',
    public_prospect_media: 'fixed',
    public_prospect_updates: 'fixed',
    public_prospects: 'fixed',
    shown_sports: 'changed',
  },
  keeps: {
    unansweredProfiles: ['prospects', 'prospect_goals', 'prospect_guardians'],
    athletesMedia: ['prospect_media', 'prospect_updates', 'public_prospect_media', 'public_prospect_updates'],
    athletesWords: [
      'prospects',
      'prospect_goals',
      'prospect_guardians',
      'prospect_updates',
      'public_prospects',
      'public_prospect_goals',
    ],
    consentEvidence: ['prospect_consent_evidence', 'prospect_consents', 'prospect_words_in_force'],
    consentLinks: ['prospect_consent_links'],
    consentNetworks: ['prospect_authors', 'prospect_consent_evidence'],
    nobody: ['shown_sports'],
  },
  reads: ['files', 'users'],
  liveTopics: prospectTopics,
  routes: async () => (await import('./prospects.routes.ts')).prospectRoutes,
  searchable: [
    {
      kind: 'athlete',
      find: findAthletes,
      leadsTo: ({ id }) => `${paths.adminReview}?tab=athletes&athlete=${id}`,
    },
  ],
  waiting: [
    {
      kind: 'athlete',
      list: listWaitingProspects,
      leadsTo: (id) => `${paths.adminReview}?tab=athletes&athlete=${id}`,
    },
    {
      kind: 'athlete_news',
      list: listWaitingUpdates,
      leadsTo: (id) => `${paths.adminReview}?tab=athlete-news&news=${id}`,
    },
  ],
  expiry: {
    rows: {
      prospect_consent_links: outlived('expires_at', retention.consentLinks),
      prospect_consent_evidence: outlived('ended_at', retention.consentEvidence),
    },
    columns: [
      {
        table: 'prospect_authors',
        set: 'network_hash = null',
        where: `network_hash is not null and ${outlived('wrote_at', retention.consentNetworks)}`,
      },
      {
        table: 'prospect_consent_evidence',
        set: 'network_hash = null, keepers_browser = null',
        where: `(network_hash is not null or keepers_browser) and ${outlived('recorded_at', retention.consentNetworks)}`,
      },
    ],
    jobs: {
      unansweredProfiles: 'prospects.let_go',
      athletesMedia: 'prospects.let_go',
      athletesWords: 'prospects.let_go',
    },
  },
  openCalls: [
    { call: prospectConsentEndpoints.sayByLink, guard: 'none' },
    // It mails only whom somebody named before, a few times an hour.
    { call: prospectConsentEndpoints.requestLink, guard: 'none' },
  ],
  onVerifiedAddress: linkGuardian,
  invariants: prospectInvariants,
  jobs: [
    {
      name: 'prospects.tell_of_age',
      // After midnight, whenever that is at the organization: from then on the athlete's word counts.
      cron: '15 * * * *',
      withinSeconds: 60,
      mayTakeSeconds: 3_600,
      run: tellOfAge,
    },
    {
      name: 'prospects.let_go',
      cron: '25 * * * *',
      withinSeconds: 300,
      mayTakeSeconds: 3_600,
      run: letGo,
    },
  ],
  personalData: [
    {
      name: 'prospects',
      findUnder: (_, tx, email) => findGuardiansUnder(tx, email),
      findWords: async (tx, userId) => ({ addresses: [], names: await listProspectNames(tx, userId) }),
      erase: async (_, tx, traces) => {
        await eraseProspects(tx, traces)
        await redactReviews(tx, traces)
      },
      export: (_, tx, { userId }) => exportProspects(tx, userId),
      place: 100,
    },
    // It is erased with the profiles.
    {
      name: 'athlete_consents',
      export: (_, tx, { userId }) => exportConsents(tx, userId),
      place: 101,
    },
  ],
} as const satisfies Domain
