/**
 * Who came in by a password link in this tab. It only chooses what the page shows; whether a password may be
 * changed is the server's to say.
 */
const recoveryKey = 'tower:recovery'

/** Notes that this person came to choose a new password. */
export function rememberPasswordLink(userId: string): void {
  try {
    sessionStorage.setItem(recoveryKey, userId)
  } catch {
    return
  }
}

/** Whether this person came by a password link and has not chosen a password yet. */
export function cameByPasswordLink(userId: string | undefined): boolean {
  try {
    return userId !== undefined && sessionStorage.getItem(recoveryKey) === userId
  } catch {
    return false
  }
}

/** The password is chosen. */
export function forgetPasswordLink(): void {
  try {
    sessionStorage.removeItem(recoveryKey)
  } catch {
    return
  }
}
