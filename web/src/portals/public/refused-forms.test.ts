import { type Call, CallError } from '@tower/contract/client.ts'
import { defenseErrors } from '@tower/contract/oversight/defense.ts'
import { sponsorWidget } from '@tower/contract/people/prospects.ts'
import { describe, expect, test } from 'vitest'
import { sendNamedNomination } from '../../matching/nominations/send-named-nomination.ts'
import { sendContact, sendPartnerInquiry } from '../../outreach/inquiries/send-inquiry.ts'
import { sendSponsorStart } from '../../people/sponsors/send-sponsor-start.ts'
import { dictionaries } from '../../all-texts.ts'
import type { Texts } from '../../texts/texts.ts'
import { answerDonateForm } from './donate/donate-action.ts'
import { nominate, requestConfirmation } from './nominate-action.ts'
import { giveToProgram } from './program/give-to-program.ts'
import { sendFollow } from './program/send-follow.ts'
import { giveToProspect } from './prospect/give-to-prospect.ts'
import { answerSponsorForm } from './sponsor/sponsor-action.ts'

const { en } = dictionaries

type Send = (call: Call, form: FormData, texts: Texts) => Promise<unknown>

const classroom = '11111111-1111-4111-8111-111111111111'
const email = 'dana@example.org'
const program = { id: 'sponsor-classroom', key: 'sponsor-classroom', name: 'Sponsor a Classroom' } as never

const pageOf = (call: Call) => ({ call, report: () => {} })

/** Each form of visitors that the defense stands before: what is typed into it, and what its page's action does. */
const forms: Record<string, { typed: Record<string, string>; send: Send }> = {
  donate: {
    typed: { custom_amount: '12.50', tribute_kind: 'honor', tribute_name: 'Ada' },
    send: async (call, form, texts) =>
      await answerDonateForm({
        page: pageOf(call),
        program: 'sponsor-classroom',
        form,
        intent: 'donate',
        texts,
        language: 'en',
      }),
  },
  'the program box': {
    typed: { amount: '12.5' },
    send: (call, form, texts) => giveToProgram(pageOf(call), { program, form, texts }),
  },
  'the prospect widget': {
    typed: { type: 'recurring', amount: '12', email },
    send: (call, form, texts) =>
      giveToProspect(pageOf(call), { prospectId: 'p1', form, texts, widget: sponsorWidget }),
  },
  'the Sponsor Slot': {
    typed: { sponsor_email: email, sponsor_display_name: 'Dana' },
    send: (call, form, texts) => answerSponsorForm(pageOf(call), form, texts),
  },
  'the $800 link by mail': {
    typed: { email, display_name: 'Dana' },
    send: (call, form, texts) => sendSponsorStart(call, form, { texts, language: 'en' }),
  },
  'a nomination of a classroom': {
    typed: { classroom, reason: 'A kind classroom', nominator_hash: 'a'.repeat(64) },
    send: (call, form, texts) => nominate(call, form, texts, 'en'),
  },
  'a request for confirmation': {
    typed: { classroom, name: 'Ms. Reyes', email: 'reyes@school.edu' },
    send: (call, form, texts) =>
      requestConfirmation(
        { call, site: { teacherEmailSuffixes: ['.edu', '.k12.oh.us'] } as never },
        form,
        texts,
        'en',
      ),
  },
  'a nomination of a teacher': {
    typed: {
      nominator_name: 'Dana',
      nominator_email: email,
      teacher_name: 'Ms. Reyes',
      school: 'Lincoln',
      reason: 'She\nreads aloud',
    },
    send: (call, form, texts) => sendNamedNomination(call, form, { texts, language: 'en' }),
  },
  'a nomination of a teacher with the town of the school': {
    typed: {
      nominator_name: 'Dana',
      nominator_email: email,
      teacher_name: 'Ms. Reyes',
      school: 'Lincoln',
      city: 'Dayton',
      state: 'OH',
      reason: 'She\nreads aloud',
    },
    send: (call, form, texts) => sendNamedNomination(call, form, { texts, language: 'en' }),
  },
  contact: {
    typed: { name: 'Dana', email, program_interest: 'other', message: 'Two\nlines' },
    send: (call, form, texts) => sendContact(call, form, { texts, language: 'en' }),
  },
  partners: {
    typed: { organization: 'The Club', contact_name: 'Dana', email, message: 'Two\nlines' },
    send: (call, form, texts) => sendPartnerInquiry(call, form, { texts, language: 'en' }),
  },
  'tell me when it opens': {
    typed: { email },
    send: (call, form, texts) => sendFollow(call, { programId: 'tower-smbs', form, texts, language: 'en' }),
  },
}

const { sentence } = defenseErrors['defense.challenge_needed']
/** Some calls refuse in JSON, others in plain text with the code in a header. */
const answers = {
  'in JSON': new CallError(403, sentence, 'defense.challenge_needed'),
  'in plain text': new CallError(403, sentence, 'defense.challenge_needed', { isPlain: true }),
}

describe.each(Object.entries(forms))('%s', (_, { typed, send }) => {
  describe.each(Object.entries(dictionaries))('in %s', (_language, texts) => {
    test.each(Object.entries(answers))(
      'asked for a check %s, it says so in the visitor’s language and keeps all that was typed',
      async (_how, error) => {
        const form = new FormData()
        // Browsers send line breaks as CRLF.
        for (const [name, text] of Object.entries(typed)) form.set(name, text.replace(/\n/g, '\r\n'))
        const answer = JSON.stringify(await send(() => Promise.reject(error), form, texts))
        expect(answer).toContain(JSON.stringify(texts.refusals['defense.challenge_needed']))
        const { nominator_hash: _hash, ...shown } = typed
        for (const text of Object.values(shown)) expect(answer).toContain(JSON.stringify(text))
      },
    )
  })
})

test.each(Object.entries(forms))(
  '%s sent while the database is away says in Spanish that it may be sent again shortly',
  async (_, { typed, send }) => {
    const form = new FormData()
    for (const [name, text] of Object.entries(typed)) form.set(name, text)
    const away = new CallError(503, 'The service is not available right now.', 'server.unavailable')
    const answer = JSON.stringify(await send(() => Promise.reject(away), form, dictionaries.es))
    expect(answer).toContain(dictionaries.es.refusals['server.unavailable'])
  },
)

test('a quick amount of the program box is chosen again after a refusal', async () => {
  const form = new FormData()
  form.set('quick', '5000')
  const call = (() => Promise.reject(answers['in JSON'])) as Call
  expect(await giveToProgram(pageOf(call), { program, form, texts: en })).toMatchObject({
    typed: '',
    quick: 50,
  })
})

test('the program box gives what was typed to the cent, and a part of one is rounded', async () => {
  const sent: unknown[] = []
  const call = ((_: unknown, { body }: { body: { amount: number } }) => {
    sent.push(body.amount)
    return Promise.resolve({ url: 'https://pay.example/session' })
  }) as unknown as Call
  const give = (amount: string) => {
    const form = new FormData()
    form.set('amount', amount)
    return giveToProgram(pageOf(call), { program, form, texts: en })
  }
  for (const amount of ['19.99', '12.345']) expect(await give(amount), amount).toBeInstanceOf(Response)
  for (const amount of ['0.99', '1e3', 'all of it'])
    expect(await give(amount), amount).toMatchObject({ status: 400, typed: amount })
  expect(sent).toEqual([19.99, 12.35])
})
