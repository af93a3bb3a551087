import { roles, type Role } from '@tower/contract/access.ts'
import { erasureConfirmWords } from '@tower/contract/people/account.ts'
import { roleReasons } from '@tower/contract/people/role-reasons.ts'
import type { Tx } from '../database/database.ts'
import { collectAddress } from '../people/account/erasure/collect-address.ts'
import { eraseAddress } from '../people/account/erasure/erase-address.ts'
import { endAndErase } from '../people/account/erasure/erase-person.ts'
import { rewriteFiles } from '../people/account/erasure/rewrite-files.ts'
import { exportPerson } from '../people/account/export/export-person.ts'
import { grantRole } from '../people/directory/set-role.ts'
import { disablePerson } from '../people/identity/accounts/disable-person.ts'
import { enablePerson } from '../people/identity/accounts/enable-person.ts'
import { getPersonByEmail, seekPersonByEmail } from '../people/identity/accounts/get-person-by-email.ts'
import type { PersonRow } from '../people/identity/accounts/lock-person.ts'
import type { PersonalData } from '../personal-parts.ts'
import type { Services } from '../services.ts'
import {
  CommandFault,
  exit,
  requireArguments,
  requireEmail,
  withServices,
  type RunCommand,
} from './command.ts'
import type { Output } from './import-progress.ts'

/** The record of every domain: only whoever takes a person out, or everything of theirs along, needs all of them. */
const loadDomains = () => import('../domains.ts')

type Act = { services: Services; tx: Tx; person: PersonRow; at: Date }

/** `tower disable-person EMAIL`: shuts a person out at once. */
export const disablePersonCommand: RunCommand = async (args, output) => {
  const [email = ''] = requireArguments(args, 1, 'disable-person EMAIL')
  return change(email, output, async ({ tx, person, at }) => {
    const { changed } = await disablePerson(tx, { userId: person.id, actorId: null, at })
    return changed ? `${person.email} is disabled.` : `${person.email} was disabled already.`
  })
}

/** `tower enable-person EMAIL`: lets a disabled person sign in again. */
export const enablePersonCommand: RunCommand = async (args, output) => {
  const [email = ''] = requireArguments(args, 1, 'enable-person EMAIL')
  return change(email, output, async ({ tx, person, at }) => {
    const { changed } = await enablePerson(tx, { userId: person.id, actorId: null, at })
    return changed ? `${person.email} may sign in again.` : `${person.email} was not disabled.`
  })
}

/** `tower set-role EMAIL ROLE`: gives a person another role, or vouches for whoever has it: no one else’s account, whoever opened it. */
export const setRoleCommand: RunCommand = async (args, output) => {
  const [email = '', given = ''] = requireArguments(args, 2, 'set-role EMAIL ROLE')
  const role = roles.find((one) => one === given)
  if (!role) throw new CommandFault(`${given} is not a role. Roles are ${roles.join(', ')}.`)
  return change(email, output, ({ tx, person, at }) => giveRole(tx, person, role, at))
}

async function giveRole(tx: Tx, person: PersonRow, role: Role, at: Date): Promise<string> {
  const reason = roleReasons.set_on_command_line
  await grantRole(tx, { userId: person.id, role, actorId: null, reason, at })
  if (person.role === role)
    return `${person.email} is ${role} already, and counts as their own person now, whoever brought them in.`
  return `${person.email} is ${role} now; every open session of theirs has ended.`
}

/** `tower export-person EMAIL`: all that is kept about a person, as JSON. */
export const exportPersonCommand: RunCommand = async (args, output) => {
  const [given = ''] = requireArguments(args, 1, 'export-person EMAIL')
  const email = requireEmail(given)
  return withServices(async ({ services }) => {
    const person = await services.database.read((tx) => getPersonByEmail(tx, email))
    const { personalData } = await loadDomains()
    const data = await exportPerson(services, { userId: person.id, actorId: null, personalData })
    output.write(`${JSON.stringify(data, null, 2)}\n`)
    return exit.done
  })
}

/**
 * `tower erase-person EMAIL ERASE [NAME…]`: takes a person out for good, and whoever has no account by their address alone, with those of the
 * names beside it that are theirs; `none` for none.
 */
export const erasePersonCommand: RunCommand = async (args, output) => {
  const usage = `erase-person EMAIL ${erasureConfirmWords.en}`
  const [email = '', word] = requireArguments(args.slice(0, 2), 2, usage)
  const names = args.slice(2)
  if (word !== erasureConfirmWords.en)
    throw new CommandFault(`This can't be undone. To confirm: npm run tower -- ${usage}`)
  const address = requireEmail(email)
  return withServices(async ({ services }) => {
    const person = await services.database.read((tx) => seekPersonByEmail(tx, address))
    const { personalData, onVerifiedAddress } = await loadDomains()
    if (person) {
      await endAndErase(services, { userId: person.id, actor: null, personalData })
      output.write(`The person with the number ${person.id} is erased.\n`)
      await rewriteFiles(services)
      return exit.done
    }
    const reason = 'asked of the operator'
    await requireNames(services, { address, names, usage, personalData })
    await eraseAddress(services, {
      ...{ email: address, actor: null, reason, personalData, onVerifiedAddress },
      names: names.filter((name) => name !== none),
    })
    output.write('The address had no account. What was kept under it is erased.\n')
    await rewriteFiles(services)
    return exit.done
  })
}

const none = 'none'

type Naming = {
  address: string
  names: readonly string[]
  usage: string
  personalData: readonly PersonalData[]
}

/** Names that stand beside the address may be somebody else's: the operator says which are theirs. */
async function requireNames(
  services: Services,
  { address, names, usage, personalData }: Naming,
): Promise<void> {
  if (names.length > 0) return
  const found = await services.database.read((tx) =>
    collectAddress(services, tx, { email: address, personalData }),
  )
  if (found.names.length === 0) return
  const said = found.names.map(({ name }) => `"${name}"`).join(' ')
  throw new CommandFault(
    `Beside this address stand: ${said}. Somebody else may have typed them. Say which are theirs, or ${none}: npm run tower -- ${usage} ${said}`,
  )
}

/** Finds the person and changes them, in one transaction. */
function change(given: string, output: Output, act: (act: Act) => Promise<string>): Promise<number> {
  const email = requireEmail(given)
  return withServices(async ({ services }) => {
    const said = await services.database.transaction(async (tx) => {
      const person = await getPersonByEmail(tx, email)
      return act({ services, tx, person, at: services.clock.now() })
    })
    output.write(`${said}\n`)
    return exit.done
  })
}
