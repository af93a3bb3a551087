import { listMailsTo } from './about-mails.queries.ts'
import { giftNewsEndpoints } from '@tower/contract/outreach/gift-news.contract.ts'
import { retention } from '@tower/contract/retention.ts'
import { ofAddress } from '../personal-parts.ts'
import { deleteSuppressions, exportSuppressions } from './arriving/suppressions.queries.ts'
import { eraseMails } from './erase-mails.ts'
import { findMailsUnder } from './mails-under.queries.ts'
import { exportMails } from './export-mails.ts'
import { deleteLeaves, listLeaves } from './series/series.queries.ts'
import type { Declares, Domain } from '../domain.ts'
import { outlived } from '../outlived.ts'

const declares = {
  notices: ['mail_failed', 'mail_held'],
  auditActions: [
    'mail.held_read',
    'mail.released',
    'mail.held_deleted',
    'mail.sent_again',
    'mail.suppression_lifted',
  ],
} as const satisfies Declares

declare module '../declared.ts' {
  interface Declared {
    mail: typeof declares
  }
}

/** The outbox: what is to be sent, and what has been. */
export const mail = {
  name: 'mail',
  floor: 'ground',
  ...declares,
  owns: { mail_leaves: 'deleted', mail_suppressions: 'deleted', mails: 'changed' },
  keeps: {
    mailWords: ['mails'],
    sentEmails: ['mails'],
    mailLeaves: ['mail_leaves'],
    stoppedAddresses: ['mail_suppressions'],
  },
  routes: async () => (await import('./mail.routes.ts')).mailRoutes,
  aboutPerson: [{ kind: 'email', duty: 'people', list: listMailsTo }],
  // The link is proof enough: it was mailed to the address that leaves.
  openCalls: [{ call: giftNewsEndpoints.leave, guard: 'none' }],
  personalData: [
    {
      name: 'mails',
      findUnder: (_, tx, email) => findMailsUnder(tx, email),
      erase: (_, tx, traces) => eraseMails(tx, traces),
      erasedWith: 'copies',
      export: ofAddress(exportMails),
      place: 140,
    },
    {
      name: 'mail_leaves',
      erase: (_, tx, { addresses }) => deleteLeaves(tx, addresses),
      export: ofAddress(listLeaves),
      place: 142,
    },
    {
      name: 'mail_suppressions',
      erase: (_, tx, { addresses }) => deleteSuppressions(tx, addresses),
      export: ofAddress(exportSuppressions),
      place: 144,
    },
  ],
  expiry: {
    rows: {
      mail_suppressions: outlived('since', retention.stoppedAddresses),
      mails: `${outlived('sent_at', retention.sentEmails)} or ${outlived('given_up_at', retention.sentEmails)}
        or released_at is null and ${outlived('held_at', retention.mailWords)}`,
    },
    // That a mail was sent, when and about what stays; its words go.
    columns: [
      {
        table: 'mails',
        set: `html = '', text = ''`,
        where: `html <> '' and ${outlived('sent_at', retention.mailWords)}`,
      },
    ],
  },
} as const satisfies Domain
