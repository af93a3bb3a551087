import { expect, test } from 'vitest'
import { listAddresses } from './list-addresses.ts'

test('the addresses of pages are listed once, in order, without the layouts around them', () => {
  const routes = {
    root: { id: 'root', path: '' },
    layout: { id: 'layout', parentId: 'root' },
    home: { id: 'home', parentId: 'layout', index: true },
    draw: { id: 'draw', parentId: 'layout', path: 'draws/:drawId' },
    about: { id: 'about', parentId: 'layout', path: 'about' },
    again: { id: 'again', parentId: 'root', path: 'about' },
  }
  expect(listAddresses(routes)).toEqual(['/', '/about', '/draws/:drawId'])
})
