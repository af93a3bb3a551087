import { paths } from '@tower/contract/pages.ts'
import { retention } from '@tower/contract/retention.ts'
import { redactFreeText } from '../../database/redact-text.ts'
import type { Declares, Domain } from '../../domain.ts'
import { outlived } from '../../outlived.ts'
import { hour, minute } from '../../scheduled-job.ts'
import { mailingMail } from './mailing-mail.ts'
import { sendMailings } from './send-mailings.ts'
import { listTwoPersonMailings, listWaitingMailings } from './waiting-mailings.queries.ts'

const ofMailing = (id: string) => `${paths.adminMailings}?mailing=${id}`

const declares = {
  mails: { mailing: { write: mailingMail, series: 'charity_letters' } },
  auditActions: [
    ...(['mailings.written', 'mailings.changed', 'mailings.asked', 'mailings.agreed'] as const),
    ...(['mailings.refused', 'mailings.canceled'] as const),
  ],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    mailings: typeof declares
  }
}

/** Emails of the charity to a segment of givers, which two people let leave. */
export const mailings = {
  name: 'mailings',
  floor: 5,
  duty: 'money',
  ...declares,
  owns: { mailings: 'deleted', mailing_readers: 'deleted' },
  keeps: { sentEmails: ['mailings', 'mailing_readers'] },
  reads: [
    'classrooms',
    'direct_gifts',
    'donor_contacts',
    'donors',
    'mail_leaves',
    'mail_suppressions',
    'mails',
    'slots',
    'users',
  ],
  routes: async () => (await import('./mailings.routes.ts')).mailingRoutes,
  personalData: [
    {
      name: 'words_in_mailings',
      erase: (_, tx, traces) =>
        redactFreeText(tx, traces, {
          table: 'mailings',
          columns: ['subject_en', 'text_en', 'subject_es', 'text_es', 'tag', 'decision_reason'],
        }),
    },
  ],
  secondPerson: [{ kind: 'mailing', list: listTwoPersonMailings, leadsTo: ofMailing }],
  waiting: [{ kind: 'mailing', list: listWaitingMailings, leadsTo: ofMailing }],
  // Readers go with their mailing.
  expiry: { rows: { mailings: outlived('updated_at', retention.sentEmails) } },
  jobs: [
    {
      name: 'mailings.send',
      cron: '* * * * *',
      withinSeconds: minute,
      mayTakeSeconds: hour,
      run: sendMailings,
    },
  ],
} as const satisfies Domain
