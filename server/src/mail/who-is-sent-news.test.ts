import { expect, test } from 'vitest'
import { mailSamples } from '../../test/mail/mail-samples.ts'
import type { MailTemplateName, OpenMailName, SealedMailName } from '../declared.ts'
import { testApp } from '../test/test-app.ts'
import type { OutgoingMail } from './mailer.ts'
import { countMails } from './mails.queries.ts'
import { queueMail, type QueuedMail } from './queue-mail.ts'
import { queueSealedMail } from './queue-sealed.ts'
import { sendDueMails } from './send-due-mails.ts'

const disabled = 'ben@example.org'
const news: readonly string[] = [
  'athlete_news',
  'enter_draw',
  'gift_matched',
  'mailing',
  'match',
  'pledge_reminder',
  'slot_full',
  'slot_matched',
  'slot_news',
  'sponsor_invite',
  'tower_joined',
  'tower_joins',
]

/** Queues one mail of every kind for two people, one of whose accounts is disabled before the mails leave. */
async function sendEveryMail() {
  const { services } = await testApp()
  const taken: OutgoingMail[] = []
  const send = async (mail: OutgoingMail) => void taken.push(mail)
  const names = Object.keys(mailSamples) as MailTemplateName[]
  await services.database.transaction(async (tx) => {
    await tx.insertInto('users').values({ email: disabled, role: 'sponsor' }).execute()
    for (const template of names)
      for (const to of [disabled, 'ana@example.org']) {
        const params: unknown = Object.values<unknown>(mailSamples[template])[0]
        const mail = { dedupeKey: `${template}:${to}`, to, template, params }
        if ((await services.mails()).isSealed(template))
          await queueSealedMail(services, tx, mail as QueuedMail<SealedMailName>)
        else await queueMail(tx, mail as QueuedMail<OpenMailName>)
      }
    await tx
      .updateTable('users')
      .set({ disabled_at: services.clock.now() })
      .where('email', '=', disabled)
      .execute()
  })
  await sendDueMails({ ...services, mailer: { ...services.mailer, send } })
  const rows = await services.database.read((tx) =>
    tx.selectFrom('mails').select(['template', 'to_email']).where('sent_at', 'is not', null).execute(),
  )
  const sentTo = (email: string) =>
    rows.filter((row) => row.to_email === email).map(({ template }) => template)
  return { names, taken, sentTo, counts: await services.database.read(countMails) }
}

test('whoever may no longer sign in is sent no news, and everything else; nothing counts as failed', async () => {
  const { names, taken, sentTo, counts } = await sendEveryMail()
  expect(sentTo('ana@example.org').sort()).toEqual([...names].sort())
  expect(sentTo(disabled).sort()).toEqual(names.filter((name) => !news.includes(name)).sort())
  expect(taken.filter(({ to }) => to === disabled)).toHaveLength(names.length - news.length)
  expect(counts).toEqual({ waiting: 0, failing: 0, givenUp: 0 })
})
