import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

const origin = 'https://tower.example'

const hostile = [
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example//',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '/\u2028/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00/evil.example',
  '/%7f/evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%252fevil.example',
  '/%25252f%25252fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%255cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/a/..//evil.example',
  '/a/b/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/\uff0fevil.example',
  '/\uff3cevil.example',
  '\uff0f\uff0fevil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://tower.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://tower.example/1',
  'file:///etc/passwd',
  'mailto:thief@evil.example',
  'evil.example',
  'evil.example/portal',
  '@evil.example',
  ':80@evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://tower.example@evil.example/',
  'https://tower.example:pass@evil.example/',
  'https://tower.example.evil.example/',
  'https://tower.examplee/',
  'https://tower.example:8443/',
  'http://tower.example/',
  'https://tower.example\\@evil.example/',
  'https://tower.example//evil.example',
  'https://tower.example/\\evil.example',
  'https://tower.example/%2f%2fevil.example',
  'https://evil.example/https://tower.example/',
  '?next=//evil.example',
  '#//evil.example',
  '../evil',
  '',
  ' ',
  `/${'a'.repeat(2_001)}`,
]

describe('a target that leads away from the site is refused', () => {
  test.each(hostile)('%j', (target) => {
    expect(safePath(target, origin)).toBeUndefined()
    expect(safePath(target)).toBeUndefined()
  })

  test.each([undefined, null, 5, {}, ['/portal'], ['//evil.example']])(
    'a value that is no text: %j',
    (target) => {
      expect(safePath(target, origin)).toBeUndefined()
    },
  )
})

describe('a path of the site is kept', () => {
  test.each([
    ['/', '/'],
    ['/portal/teacher', '/portal/teacher'],
    ['/portal/teacher?tab=budget#top', '/portal/teacher?tab=budget#top'],
    ['/login?next=%2Fportal%2Fteacher', '/login?next=%2Fportal%2Fteacher'],
    ['/login?next=/portal/teacher', '/login?next=/portal/teacher'],
    ['/donate?dest=classrooms&amount=5000', '/donate?dest=classrooms&amount=5000'],
    ['/a/../b', '/b'],
    ['/t/PT-ABC123', '/t/PT-ABC123'],
    ['/prospect/ñandú', '/prospect/%C3%B1and%C3%BA'],
  ])('%j opens %j', (target, opened) => {
    expect(safePath(target)).toBe(opened)
    expect(new URL(opened, origin).origin).toBe(origin)
  })

  test('a full address of the site becomes its path', () => {
    expect(safePath('https://tower.example/portal?tab=1', origin)).toBe('/portal?tab=1')
    expect(safePath('https://tower.example/portal')).toBeUndefined()
  })
})
