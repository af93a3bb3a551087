import { type Role, roles } from '@tower/contract/access.ts'

/** A role by its name, from an address that anyone may have written. */
export function readRole(word: string | null): Role | undefined {
  return roles.find((role) => role === word)
}
