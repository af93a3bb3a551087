import { findNominees } from './nominees/found-nominees.queries.ts'
import { countNominatorsOf, listClaimsOf } from './about-nominations.queries.ts'
import { namedClassroomEndpoints } from '@tower/contract/matching/named-classrooms.contract.ts'
import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { retention } from '@tower/contract/retention.ts'
import { ofAddress } from '../../personal-parts.ts'
import { classroomClaimMail } from './claims/classroom-claim-mail.ts'
import { classroomClaimNoticeMail } from './claims/classroom-claim-notice-mail.ts'
import { listWaitingClaims } from './claims/waiting-claims.queries.ts'
import { classroomConfirmationMail, classroomConfirmationWording } from './classroom-confirmation-mail.ts'
import { eraseAsked, eraseNominator } from './erase-nominator.ts'
import { exportNominations } from './export-nominations.ts'
import { findNominationsUnder } from './nominations-under.queries.ts'
import { sealTraces } from './nominator-traces.ts'
import { nominationConfirmationMail, nominationConfirmationWording } from './nomination-confirmation-mail.ts'
import { teacherNominatedMail } from './teacher-nominated-mail.ts'
import { nominationReceiptMail, nominationReceiptWording } from './nomination-receipt-mail.ts'
import { keepNominees, keepNomineesWithin } from './nominees/keep-nominees.ts'
import { nomineeInvariants } from './nominees/nominee-invariants.ts'
import { minute } from '../../scheduled-job.ts'
import { countNominators } from './nominations.queries.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'

const declares = {
  mails: {
    classroom_claim: { write: classroomClaimMail },
    classroom_claim_notice: { write: classroomClaimNoticeMail },
    classroom_confirmation: {
      write: classroomConfirmationMail,
      wording: classroomConfirmationWording,
      isSealed: true,
    },
    nomination_receipt: {
      write: nominationReceiptMail,
      wording: nominationReceiptWording,
      isSealed: true,
    },
    nomination_confirmation: {
      write: nominationConfirmationMail,
      wording: nominationConfirmationWording,
      isSealed: true,
    },
    teacher_nominated: { write: teacherNominatedMail, isSealed: true },
  },
  notices: ['nomination', 'confirmation'],
  auditActions: [
    'nominations.imported',
    'nominations.linked',
    'classrooms.confirmed',
    'classrooms.claimed',
    'classrooms.claim_refused',
    'classrooms.merged',
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    nominations: typeof declares
  }
}

/** Who should be drawn, as visitors say. */
export const nominations = {
  name: 'nominations',
  floor: 3,
  duty: 'classrooms',
  ...declares,
  owns: {
    classroom_claims: 'deleted',
    classroom_nominations: 'changed',
    confirmation_requests: 'deleted',
    nomination_confirmations: 'deleted',
    nomination_day_keys: 'changed',
    nomination_mailboxes: 'deleted',
    nominee_changes: 'deleted',
    nominee_state: 'changed',
    nominee_units: 'deleted',
    nominees: 'deleted',
    teacher_nominations: 'changed',
  },
  keeps: {
    nominations: [
      'teacher_nominations',
      'confirmation_requests',
      'classroom_nominations',
      'nominees',
      'nominee_units',
    ],
    ballots: ['classroom_nominations', 'nomination_mailboxes'],
    nominationNetworks: ['nomination_day_keys'],
    usedLinks: ['nomination_confirmations'],
    classroomClaims: ['classroom_claims'],
    nobody: ['nominee_changes', 'nominee_state'],
  },
  reads: ['classrooms', 'users'],
  routes: async () => (await import('./nominations.routes.ts')).nominationRoutes,
  invariants: nomineeInvariants,
  openCalls: [
    { call: nominationEndpoints.nominate, guard: 'form', namesClassroom: true, calmPerNetwork: 30 },
    { call: namedClassroomEndpoints.nominate, guard: 'form', namesClassroom: true, calmPerNetwork: 30 },
    { call: nominationEndpoints.nominateTeacher, guard: 'form', calmPerNetwork: 20 },
    {
      call: nominationEndpoints.requestConfirmation,
      guard: 'form',
      namesClassroom: true,
      calmPerNetwork: 10,
    },
    { call: nominationEndpoints.confirm, guard: 'none' },
    { call: nominationEndpoints.confirmNomination, guard: 'none' },
  ],
  handsDown: { countNominators },
  ofClassrooms: {
    classroom_claims: 'moved',
    classroom_nominations: 'moved',
    confirmation_requests: 'moved',
    nomination_mailboxes: 'moved',
    teacher_nominations: 'moved',
  },
  aboutClassroom: [
    { kind: 'nomination', list: countNominatorsOf },
    { kind: 'classroom_claim', list: listClaimsOf, leadsTo: () => paths.adminReview },
  ],
  searchable: [
    {
      kind: 'nominee',
      find: findNominees,
      leadsTo: ({ id }) => `${paths.adminNominations}?nominee=${encodeURIComponent(id)}`,
    },
  ],
  waiting: [
    {
      kind: 'classroom_claim',
      list: listWaitingClaims,
      leadsTo: (id) => `${paths.adminReview}?status=waiting&claim=${id}`,
    },
  ],
  personalData: [
    {
      name: 'nominations',
      findUnder: (services, tx, email) => findNominationsUnder(tx, email, sealTraces(services, [email])),
      erase: eraseNominator,
      export: ofAddress((tx, email, services) => exportNominations(services, tx, email)),
      place: 80,
    },
    {
      name: 'asked for classrooms',
      erase: eraseAsked,
      erasedWith: 'openings',
    },
    {
      // Copies of what was erased before them.
      name: 'nominees',
      erase: (_, tx) => keepNomineesWithin(tx),
      erasedWith: 'copies',
    },
  ],
  jobs: [
    {
      name: 'nominations.nominees',
      cron: '* * * * *',
      atStart: true,
      withinSeconds: 60,
      mayTakeSeconds: 30 * minute,
      run: keepNominees,
    },
  ],
  expiry: {
    rows: {
      // With it goes the way back from a nomination to the network it came from.
      nomination_day_keys: `day < (now() at time zone 'UTC')::date - ${retention.nominationNetworks.days - 1}`,
      nomination_confirmations: outlived('expires_at', retention.usedLinks),
      classroom_claims: outlived('coalesce(decided_at, claimed_at)', retention.classroomClaims),
      // Ballots count on without them: they hold who nominated as a sealed mark.
      teacher_nominations: outlived('created_at', retention.nominations),
      confirmation_requests: outlived('created_at', retention.nominations),
    },
    columns: [
      {
        // The neighbor's link, whose use would have the teacher written to, is over by then.
        table: 'teacher_nominations',
        set: 'teacher_email = null',
        where: `teacher_email is not null and ${outlived('created_at', retention.usedLinks)}`,
      },
      {
        table: 'classroom_nominations',
        set: 'reason = null',
        where: `reason is not null and ${outlived('created_at', retention.nominations)}`,
      },
    ],
  },
} as const satisfies Domain
