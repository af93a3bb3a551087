import { Email } from '@tower/contract/people/email.contract.ts'

/** What somebody typed as an address, as it would be kept; undefined where it is none. */
export function readAddress(typed: string): string | undefined {
  return Email.safeParse(typed).data
}
