import { isStaff } from '@tower/contract/access.ts'
import type { Profile } from '@tower/contract/people/session.contract.ts'
import {
  type LinkRequest,
  requestSignInLink,
  signInWithCode,
  signInWithPassword,
} from '../../session/sign-in.ts'
import { signOut } from '../../session/sign-out.ts'
import type { Texts } from '../../texts/texts.ts'
import { checkProfile } from './after-sign-in.ts'
import { rememberAsked } from './asked-for.ts'
import { callbackUrl, landingOf, wantedPath } from './landing.ts'
import { type Portal, portalOf, rememberPortal } from './portal-choice.ts'
import { type Failure, linkFailure, passwordFailure, redeemFailure } from './sign-in-words.ts'

type Words = Texts['signIn']['errors']

/** Where to go now, or what went wrong. */
export type Entered = { to: string } | { failure: Failure }

/** What every way in needs beside its key. */
export type Entrance = {
  /** The door chosen; without one the role tells. */
  portal: Portal | undefined
  /** Where the person wants to go, as the address of the page says. */
  next: URLSearchParams | string | undefined
  words: Words
}

export type AskLink = { email: string; locale: string } & Entrance

/** Mails a link and a code; gives what went wrong. */
export async function askForLink({
  email,
  locale,
  portal,
  next,
  words,
}: AskLink): Promise<Failure | undefined> {
  // Remembered first: the mail's link may be opened before the answer is back.
  rememberAsked(email)
  const request: LinkRequest = { email, redirectTo: callbackUrl(wantedPath(next)), role: portal, locale }
  const fault = await requestSignInLink(request)
  return fault && linkFailure(fault, words)
}

/** The admins' door. Somebody without a staff role is signed out again, whatever the password was good for. */
export async function enterByPassword(
  { email, password }: { email: string; password: string },
  entrance: Entrance,
): Promise<Entered> {
  const { words } = entrance
  const { session, fault } = await signInWithPassword(email, password)
  if (fault) return { failure: passwordFailure(fault, words) }
  if (!session?.access_token) return { failure: { words: words.noToken } }
  const check = await checkProfile()
  if ('profile' in check && isStaff(check.profile.role)) return goIn(check.profile, entrance)
  await signOut()
  return { failure: { words: 'profile' in check ? words.notAdmin : words.verifyAccess } }
}

/** The six digits of the mail. */
export async function enterByCode(
  { email, code }: { email: string; code: string },
  entrance: Entrance,
): Promise<Entered> {
  const { words } = entrance
  const { session, fault } = await signInWithCode(email, code)
  if (fault) return { failure: redeemFailure(fault, words, words.codeWrong) }
  if (!session?.access_token) return { failure: { words: words.noToken } }
  return enterWithSession(entrance)
}

/** After a session has become this browser's own. */
export async function enterWithSession(entrance: Entrance): Promise<Entered> {
  const check = await checkProfile()
  if ('profile' in check) return goIn(check.profile, entrance)
  return { failure: { words: profileFailure(check.failed, entrance.words) } }
}

/** The door is remembered. */
function goIn(profile: Profile, { portal, next }: Entrance): Entered {
  const door = portalOf(profile.role) ?? portal
  if (door) rememberPortal(door)
  return { to: landingOf(profile, wantedPath(next)) }
}

/** Why nothing is known of the person signed in. */
export function profileFailure(failed: 'ended' | 'refused' | 'empty' | 'unreachable', words: Words): string {
  if (failed === 'empty') return words.profileFailed
  return failed === 'unreachable' ? words.network : words.sessionFailed
}
