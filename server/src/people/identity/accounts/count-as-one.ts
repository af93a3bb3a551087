import { oneMailbox } from '../../../http/one-mailbox.ts'

/** That somebody made somebody staff; without `by_email` the operator did. */
export type MadeStaff = { email: string; by_email: string | null; is_by_superadmin: boolean }

/** Answers of two mailboxes whether the first is no second person beside the second, for one made the other staff. */
export type CountAsOne = (actor: string, other: string) => boolean

/**
 * Who is nobody else than somebody they came in by. Whoever made an account of the staff may hold it, so beside somebody is no
 * second person: whom they made staff, they or somebody made by them; who alone made them so; and whom the same admin alone
 * made. Of two whom one superadmin made each is a person: else a charity whose founder opened all accounts had no second one.
 * Whom the operator vouched for at the command line is their own person. People are told apart by their mailboxes.
 */
export function countAsOne(made: readonly MadeStaff[]): CountAsOne {
  const makers = new Map<string, Set<string>>()
  const vouched = new Set<string>()
  const superadmins = new Set<string>()
  for (const { email, by_email: by, is_by_superadmin: isSuper } of made) {
    const person = mailboxOf(email)
    if (by === null) vouched.add(person)
    else makers.set(person, (makers.get(person) ?? new Set()).add(mailboxOf(by)))
    if (by !== null && isSuper) superadmins.add(mailboxOf(by))
  }
  const makersOf = (person: string) =>
    vouched.has(person) ? new Set<string>() : (makers.get(person) ?? new Set<string>())
  return (actor, other) => {
    if (hasMade(makersOf, other, actor)) return true
    const [overActor, overOther] = [findSoleMakers(makersOf, actor), findSoleMakers(makersOf, other)]
    if (overOther.has(actor)) return true
    return [...overActor].some((maker) => overOther.has(maker) && !superadmins.has(maker))
  }
}

const mailboxOf = (email: string) => oneMailbox(email.toLowerCase())

type MakersOf = (person: string) => ReadonlySet<string>

/** Whether somebody made a person staff, they or somebody made by them, with others or not. */
function hasMade(makersOf: MakersOf, maker: string, person: string): boolean {
  const seen = new Set<string>()
  const open = [person]
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const above of makersOf(one)) {
      if (above === maker) return true
      if (!seen.has(above)) open.push(above)
      seen.add(above)
    }
  return false
}

/** Without whom a person would not be of the staff: every way in leads through them. */
function findSoleMakers(makersOf: MakersOf, person: string): ReadonlySet<string> {
  const { above, isIn } = lookUp(makersOf, person)
  return new Set(isIn ? above.filter((maker) => !lookUp(makersOf, person, maker).isIn) : [])
}

/**
 * All who made a person staff, they or somebody made by them, and whether a way in leads past one of them: up to somebody whom
 * nobody made. Each is looked at once, however many let each other in.
 */
function lookUp(makersOf: MakersOf, person: string, past?: string): { above: string[]; isIn: boolean } {
  const seen = new Set([person])
  const above: string[] = []
  let isIn = false
  const open = [person]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const makers = makersOf(one)
    if (makers.size === 0) isIn = true
    for (const maker of makers) {
      if (maker === past || seen.has(maker)) continue
      seen.add(maker)
      above.push(maker)
      open.push(maker)
    }
  }
  return { above, isIn }
}
