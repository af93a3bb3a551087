import { z } from 'zod'
import { languages } from '../language.ts'
import { maxEmailLength } from '../text-limits.ts'
import { bareEmail } from './email.ts'

/**
 * An address as it is kept: bare of what comes along when it is pasted, lower-cased, no longer than addresses are, no line breaks. Letters outside ASCII are
 * refused before lower-casing, which would turn some of them (the Kelvin sign) into another person's address.
 */
export const Email = z
  .string()
  .overwrite(bareEmail)
  .regex(/^[!-~]*$/)
  .toLowerCase()
  .max(maxEmailLength)
  .pipe(z.email())

/** The language of the page a form stands on, for the mail it brings. A word that names none counts as not said. */
export const PageLanguage = z.enum(languages).optional().catch(undefined)
