import type { Role } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'

/** Where each role lands after signing in. */
export function roleHome(role: Role | null): string {
  switch (role) {
    case 'admin':
    case 'superadmin':
      return paths.admin
    case 'teacher':
      return paths.teacherPortal
    case 'sponsor':
      return paths.sponsorPortal
    case 'athlete':
    case 'guardian':
    case 'coach':
      return paths.prospectPortal
    case null:
      return paths.welcome
  }
}
