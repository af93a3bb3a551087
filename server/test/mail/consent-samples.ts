import type { MailParams } from '../../src/declared.ts'
import { SecretText, type Queued } from '../../src/mail/secret-text.ts'

type Samples = {
  [Name in 'prospect_consent' | 'prospect_decided' | 'prospect_of_age' | 'prospect_unanswered']: Record<
    string,
    Queued<MailParams<Name>>
  >
}

const consentChild = {
  name: 'Robin Q.',
  url: new SecretText('https://tower.test/prospect/consent?token=3f9a71c2d8e04b56'),
}

/** The mails about athletes that guardians and keepers get. */
export const consentSamples: Samples = {
  prospect_decided: {
    approved: { of: 'profile', outcome: 'approved', athlete: 'Robin Q.' },
    'sent-back': {
      ...{ of: 'profile', outcome: 'sent_back', athlete: 'Robin Q.' },
      reason: 'Please leave out the phone number.',
    },
    'news-hidden': { of: 'update', outcome: 'hidden', athlete: 'Robin Q.', reason: 'It names a friend.' },
  },
  prospect_unanswered: { told: { athlete: 'Robin Q.', goneOn: '2026-12-29' } },
  prospect_of_age: {
    athlete: { to: 'athlete', athlete: 'Robin Q.', hasAccount: true },
    guardian: { to: 'guardian', athlete: 'Robin Q.', hasAccount: true },
    'without-account': { to: 'guardian', athlete: 'Robin Q.', hasAccount: false },
  },
  prospect_consent: {
    asked: { kind: 'asked', children: [consentChild] },
    again: { kind: 'again', children: [consentChild, { ...consentChild, name: 'Sam Q.' }] },
    said: {
      kind: 'said',
      children: [consentChild],
      said: { profile: true, photos: false, location: true, school: false },
    },
    'taken-back': {
      kind: 'said',
      children: [consentChild],
      said: { profile: false, photos: false, location: false, school: false },
    },
  },
}
