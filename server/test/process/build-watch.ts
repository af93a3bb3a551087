import { randomUUID } from 'node:crypto'
import { createSmtpMailer } from '../../src/vendors/smtp/smtp-mailer.ts'
import { keepAlerts } from '../../src/process/watch/keep-alerts.ts'
import { saveBeat, type Beat } from '../../src/process/watch/beats.queries.ts'
import { sendDueAlerts } from '../../src/process/watch/send-due-alerts.ts'
import { testServices } from '../../src/test/test-services.ts'
import { startReceiver } from '../oversight/webhooks/start-receiver.ts'
import { receiveSmtp } from '../vendors/receive-smtp.ts'

export const alertSecret = `whsec_${Buffer.from('a key for tests, long enough').toString('base64')}`

/** A site whose operator is told: by mail at two addresses and by webhook, each with a server that keeps what arrives. */
export async function buildWatch({
  answers,
  refuse,
}: { answers?: number[]; refuse?: () => string | undefined } = {}) {
  const { url, mails } = await receiveSmtp(refuse)
  const receiver = await startReceiver(answers)
  const environment = {
    ...{ SMTP_URL: url, MAIL_FROM: 'Tower <hello@tower.test>', ALERT_EMAIL: 'kim@ops.test, dana@ops.test' },
    ...{ ALERT_WEBHOOK: receiver.url, ALERT_WEBHOOK_SECRET: alertSecret },
  }
  const plain = await testServices({ environment })
  const services = { ...plain, mailer: createSmtpMailer({ url, from: plain.config.MAIL_FROM }) }
  const { database } = services
  const look = async (): Promise<void> => {
    await keepAlerts(services)
    await sendDueAlerts(services)
  }
  return {
    ...{ services, mails, look, received: receiver.received },
    /** What two processes do that look at the same moment. */
    lookTwice: () => Promise.all([look(), look()]),
    beat: (role: Beat['role'], seen: Partial<Beat> = {}) =>
      database.transaction((tx) =>
        saveBeat(tx, { ...nobody, id: randomUUID(), role, startedAt: new Date(), ...seen }),
      ),
    /** So much time passes for all that was heard, seen and tried. */
    age: (minutes: number) =>
      database.script(`
        update process_beats set first_seen_at = first_seen_at - interval '${minutes} minutes',
          seen_at = seen_at - interval '${minutes} minutes', mail_left_at = mail_left_at - interval '${minutes} minutes';
        update alerts set began_at = began_at - interval '${minutes} minutes', seen_at = seen_at - interval '${minutes} minutes';
        update alert_messages set next_attempt_at = next_attempt_at - interval '${minutes} minutes';`),
  }
}

const nobody = {
  host: 'one.tower.test',
  pid: 1,
  version: '0.0.0',
  commit: null,
  knownMarks: [],
  mailLeftMsAgo: undefined,
  disk: undefined,
}
