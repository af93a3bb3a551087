import { expect, test } from 'vitest'
import { initialsOf } from '../../pictures/art/avatar-tone.ts'
import { toldApart } from './told-apart.ts'

test.each([
  ['Ms. Demo-Núñez', 'DN'],
  ['Sra. Ana Ruiz-Soto', 'AR'],
  ['Mrs. Kim', 'K'],
  ['Dr.', 'D'],
  ['Drew Msomi', 'DM'],
])('the initials of %s say nothing of a title', (name, initials) => {
  expect(initialsOf(toldApart(name))).toBe(initials)
})
