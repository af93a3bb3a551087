import { expect, test } from 'vitest'
import { draftOf, findFaults, profileOf } from './profile-draft.ts'
import { profileEditor as texts } from './texts.en.ts'

const empty = {
  ...{ handle: null, display_name: null, tagline: null, website_url: null, logo_url: null },
  ...{ show_totals: false, show_recent_gifts: false, show_milestones: false },
}
const typed = (more: Partial<ReturnType<typeof draftOf>>) => ({ ...draftOf(empty), ...more })

test('empty fields are sent as null, and a handle in its one form', () => {
  expect(profileOf(typed({ tagline: '  ' }))).toEqual(empty)
  expect(profileOf(typed({ handle: ' Block-Builders ' })).handle).toBe('block-builders')
})

test.each(['', 'abc', ' A-B-C ', 'a'.repeat(32)])('%j may be a handle', (handle) => {
  expect(findFaults(typed({ handle }), texts)).toEqual({})
})

test.each(['ab', 'a'.repeat(33), 'a b c', 'ñandú', 'a_b_c'])('%j may be none', (handle) => {
  expect(findFaults(typed({ handle }), texts)).toEqual({
    handle: 'Handle must be 3-32 characters using a-z, 0-9, or hyphen.',
  })
})

test.each(['ftp://example.org', 'javascript:alert(1)', 'example', 'https://', 'http://localhost'])(
  '%j is no website',
  (website_url) => {
    expect(findFaults(typed({ website_url }), texts)).toEqual({ website_url: texts.linkInvalid })
  },
)

test.each(['', 'example.org', 'www.example.org/about', ' http://example.org '])(
  '%j is a website',
  (website_url) => {
    expect(findFaults(typed({ website_url }), texts)).toEqual({})
  },
)
