import { expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

const nothing = { query: null, cookie: undefined, acceptLanguage: null }

test('the address wins over the cookie, and the cookie over the browser', () => {
  expect(chooseLanguage({ query: 'es', cookie: 'en', acceptLanguage: 'en' })).toBe('es')
  expect(chooseLanguage({ query: null, cookie: 'es', acceptLanguage: 'en' })).toBe('es')
  expect(chooseLanguage({ query: null, cookie: undefined, acceptLanguage: 'es-MX,en;q=0.8' })).toBe('es')
})

test('the browser’s strongest wish that we speak is taken', () => {
  expect(chooseLanguage({ ...nothing, acceptLanguage: 'de;q=1, en;q=0.4, es;q=0.9' })).toBe('es')
  expect(chooseLanguage({ ...nothing, acceptLanguage: 'es;q=0, en' })).toBe('en')
})

test('without a wish we understand the page is English', () => {
  expect(chooseLanguage(nothing)).toBe('en')
  expect(chooseLanguage({ query: 'xx', cookie: '<script>', acceptLanguage: ';;,q' })).toBe('en')
})
