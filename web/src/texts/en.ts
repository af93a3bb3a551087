import { classrooms } from './en/classrooms.ts'
import { draws } from './en/draws.ts'
import { giving } from './en/giving.ts'
import { home } from './en/home.ts'
import { nominations } from './en/nominations.ts'
import { portal } from './en/portal.ts'
import { signIn } from './en/sign-in.ts'
import { shell } from './en/shell.ts'

/** English, the source of all texts. One file per subject; a page loads only the subjects it names. */
export const en = {
  shell,
  home,
  portal,
  draws,
  signIn,
  giving,
  classrooms,
  nominations,
} as const
