import { ofAddress } from '../personal-parts.ts'
import { eraseMails } from './erase-mails.ts'
import { exportMails } from './export-mails.ts'
import type { Domain } from '../domain.ts'

/** The outbox: what is to be sent, and what has been. */
export const mail = {
  name: 'mail',
  owns: { mails: 'changed' },
  personalData: [
    {
      name: 'mails',
      erase: (_, tx, traces) => eraseMails(tx, traces),
      erasedWith: 'copies',
      export: ofAddress(exportMails),
      place: 140,
    },
  ],
  expiry: {
    rows: { mails: `sent_at < now() - interval '400 days' or given_up_at < now() - interval '400 days'` },
    // That a mail was sent, when and about what stays; its words go.
    columns: [
      {
        table: 'mails',
        set: `html = '', text = ''`,
        where: `html <> '' and sent_at < now() - interval '90 days'`,
      },
    ],
  },
} as const satisfies Domain
