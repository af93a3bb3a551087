import type { MailingCount, MailingStory } from '@tower/contract/outreach/mailings.contract.ts'
import type { OutgoingMail } from '../../src/mail/mailer.ts'
import { sendDueMails } from '../../src/mail/send-due-mails.ts'
import { sendMailings } from '../../src/outreach/mailings/send-mailings.ts'
import { testApp, type TestApp } from '../../src/test/test-app.ts'
import type { TestServices } from '../../src/test/test-services.ts'
import { buildUser } from '../people/identity/build-user.ts'
import { headersOf } from '../spending/photos/build-photos.ts'

const path = '/api/admin/mailings'
const noSegment = { classroom_id: null, slot_number: null, since: null, tag: null }
/** A mailing in both languages to whoever has the tag `choir`. */
export const mailing = {
  ...{ ...noSegment, segment: 'tag', tag: 'choir' },
  ...{ subject_en: 'What the choir sang', text_en: 'It sang.\n\nThank you.' },
  ...{ subject_es: 'Lo que cantó el coro', text_es: 'Cantó.\n\nGracias.' },
}

type GiverFacts = { language?: 'en' | 'es'; tag?: string; userId?: string; name?: string }

/** For tests: two of the staff who write to givers, the givers, and what leaves. */
export async function buildMailings() {
  const server = await testApp()
  const { app, services } = server

  async function signIn(email: string) {
    const userId = await buildUser(services, email, 'admin')
    const headers = await headersOf(server, userId)
    const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
    return Object.assign(ask, { userId })
  }
  const [dana, kim] = [await signIn('dana@tower.test'), await signIn('kim@tower.test')]
  return {
    ...{ ...server, database: services.database, signIn, dana, kim },
    ...{ giver: buildGivers(services), ...buildStaffWork(dana), ...buildOutbox(services) },
  }
}

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>
type Ask = (method: 'GET' | 'POST', url: string, payload?: object) => PromiseLike<Answer>

/** Somebody who gave under an address or an account, with a tag. */
function buildGivers({ clock, database }: TestServices) {
  return (email: string | null, { language, tag = 'choir', userId, name }: GiverFacts = {}) =>
    database.transaction(async (tx) => {
      const { id } = await tx
        .insertInto('donors')
        .values({
          ...{ kind: 'person', email, display_name: name ?? null, by_name: email === null && !userId },
          ...(userId && { user_id: userId }),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx.insertInto('donor_tags').values({ donor_id: id, tag }).execute()
      const contact = language && { donor_id: id, language, changed_at: clock.now() }
      if (contact) await tx.insertInto('donor_contacts').values(contact).execute()
      return id
    })
}

/** What staff do with mailings; where nobody is named, the first of them. */
function buildStaffWork(dana: Ask) {
  const write = (fields: object = {}, who = dana) =>
    who('POST', path, { ...mailing, request_key: crypto.randomUUID(), ...fields })
  const read = async (id: string, who = dana) => (await who('GET', `${path}/${id}`)).json<MailingStory>()
  const written = async (fields: object = {}) => read((await write(fields)).json<{ id: string }>().id)
  const act = (who: Ask, what: string, story: MailingStory, more: object = {}) =>
    who('POST', `${path}/${story.id}/${what}`, {
      ...{ seen_updated_at: story.updated_at, readers: story.counted?.readers ?? 0 },
      ...more,
    })
  /** One that was asked for. */
  async function asked(fields: object = {}) {
    const draft = await written(fields)
    const answer = await act(dana, 'ask', draft)
    if (answer.statusCode !== 200) throw new Error(`not asked for: ${answer.body}`)
    return read(draft.id)
  }
  const count = async (segment: object) =>
    (await dana('POST', '/api/admin/mailing-segments', { ...noSegment, ...segment })).json<MailingCount>()
  return { write, read, written, act, asked, count }
}

function buildOutbox(services: TestServices) {
  const taken: OutgoingMail[] = []
  const queue = () => sendMailings(services)
  const mailer = {
    // Nothing is put off by the pace.
    isMailbox: true as const,
    send: (mail: OutgoingMail) => {
      taken.push(mail)
      return Promise.resolve()
    },
  }
  /** Queues what was agreed to, and sends what is due. */
  async function leave() {
    await queue()
    await sendDueMails({ ...services, mailer })
  }
  return { taken, queue, leave }
}
