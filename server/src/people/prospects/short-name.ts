import { firstLetter } from '@tower/contract/cut-text.ts'
/** What mails call an athlete, whose full name they do not carry: “Robin Q.” */
export function shortNameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${firstLetter(last_name).toUpperCase()}.`
}
