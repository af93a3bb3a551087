import { expect, test } from 'vitest'
import { roles } from '../access.ts'
import { findAuthorityFault } from './directory.ts'

const actor = (role: 'admin' | 'superadmin') => ({ id: 'ada', role })

test('nobody has authority over themself, whatever their role', () => {
  for (const role of ['admin', 'superadmin'] as const)
    expect(findAuthorityFault(actor(role), { id: 'ada', role })).toBe('directory.yourself')
})

test('admins have authority over everybody but staff, superadmins over staff, too', () => {
  for (const role of [...roles, null]) {
    const isStaff = role === 'admin' || role === 'superadmin'
    const fault = isStaff ? 'directory.superadmin_only' : undefined
    expect(findAuthorityFault(actor('admin'), { id: 'ben', role })).toBe(fault)
    expect(findAuthorityFault(actor('superadmin'), { id: 'ben', role })).toBeUndefined()
  }
})
