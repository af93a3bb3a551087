import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../services.ts'
import type { DueMail } from '../mails.queries.ts'
import { markHeld } from './held-mails.queries.ts'

/** Keeps a mail that names a child, and tells staff; the notice says nothing of whom it names. */
export async function holdBack({ database }: Pick<Services, 'database'>, mail: DueMail): Promise<false> {
  await database.transaction(async (tx) => {
    if (!(await markHeld(tx, mail.id))) return
    await notifyStaff(tx, {
      type: 'mail_held',
      title: 'A mail was held back',
      message:
        'A name of a child stands in it, so it has not left. A superadmin can read it on the Safety page, under What leaves, and send it all the same.',
      dedupeKey: `mail_held:${mail.id}`,
    })
  })
  return false
}
