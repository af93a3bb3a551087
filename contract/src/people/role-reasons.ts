/**
 * Why the product itself changed a role, where nobody wrote a reason. The history of roles keeps the sentence, for it is appended and
 * read for years; pages say it in the reader's language.
 */
export const roleReasons = {
  account_created: 'account created',
  role_granted: 'role granted',
  first_sign_in: 'first sign-in with this role',
  classroom_confirmed: 'confirmed a classroom',
  classroom_imported: 'classroom imported as confirmed',
  opened_by_staff: 'opened by staff',
  set_by_superadmin: 'set by a superadmin',
  created_on_command_line: 'created on the command line',
  set_on_command_line: 'set on the command line',
  erased_with_profile: 'to be erased with the profile',
  erased_by_address: 'to be erased by its address',
  demo: 'demo',
  /** Stands in the history where somebody wrote words of their own; they are kept beside it, and shown until they are erased. */
  words_erased: 'words since erased',
} as const
export type RoleReason = keyof typeof roleReasons

/** Which of them a sentence of the history is; undefined for words that somebody wrote. */
export function roleReasonOf(sentence: string): RoleReason | undefined {
  return (Object.keys(roleReasons) as RoleReason[]).find((name) => roleReasons[name] === sentence)
}
