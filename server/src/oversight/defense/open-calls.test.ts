import { endpoints } from '@tower/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { openCalls } from '../../domains.ts'

test('every call by which a stranger pays or leaves something is declared by its domain, with its guard or with none', () => {
  const open = endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET')
  expect(openCalls.map(({ call }) => call.name).toSorted()).toEqual(open.map(({ name }) => name).toSorted())
})

test('a call without a guard is a choice that somebody can read', () => {
  const unguarded = openCalls.filter(({ guard }) => guard === 'none')
  expect(unguarded.map(({ call }) => call.name).toSorted()).toEqual([
    'assistant.ask',
    'giving.change-monthly-amount',
    'giving.change-monthly-card',
    'giving.change-monthly-gift',
    'giving.keep-own-tower',
    'giving.linked-resend-receipt',
    'giving.linked-revoke-links',
    'giving.renew-link',
    'giving.request-link',
    'giving.webhook',
    'identity.recover',
    'identity.request-link',
    'identity.request-portal-link',
    'identity.token',
    'identity.verify',
    'mail.leave-gift-news',
    'nominations.confirm',
    'nominations.confirm-nomination',
    'prospects.consent-by-link',
    'prospects.request-consent-link',
    'share-links.visit',
    'shopping.webhook',
    'storybooks.take-down-book',
    'support.receive-mail',
  ])
})
