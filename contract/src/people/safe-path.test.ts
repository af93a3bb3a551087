import { describe, expect, test } from 'vitest'
import { hostileTargets } from './hostile-targets.ts'
import { safePath } from './safe-path.ts'

const origin = 'https://tower.example'

describe('a target that leads away from the site is refused', () => {
  test('however it is disguised', ({ task }) => {
    expect(hostileTargets.length).toBeGreaterThan(50)
    expect(hostileTargets.filter((target) => safePath(target, origin) !== undefined)).toEqual([])
    expect(hostileTargets.filter((target) => safePath(target) !== undefined)).toEqual([])
    task.meta.rows = hostileTargets.length
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
