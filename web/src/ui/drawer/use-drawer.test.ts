import { expect, test } from 'vitest'
import { withParameter } from './use-drawer.ts'

test('opening and closing a drawer leaves the list in the address as it was', () => {
  const list = new URLSearchParams('q=ana&page=2')
  const opened = withParameter(list, 'person', '7')
  expect(opened.toString()).toBe('q=ana&page=2&person=7')
  expect(withParameter(opened, 'person', undefined).toString()).toBe('q=ana&page=2')
  expect(list.toString()).toBe('q=ana&page=2')
})
