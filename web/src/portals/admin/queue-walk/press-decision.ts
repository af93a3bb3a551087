/** What A, R and P press: the yes, the no and the payment that a drawer, or a page without one, marks with `data-decide`. */
export const decisions: Readonly<Record<string, Decision>> = { a: 'yes', r: 'no', p: 'pay' }
export type Decision = 'yes' | 'no' | 'pay'

/** What came of a press; `silent` has no such button, and may say why (`data-undecided`). */
export type Pressed = 'pressed' | { silent: string | undefined }

export const decisionIn = (shown: ParentNode | null | undefined, decision: Decision) =>
  shown?.querySelector<HTMLElement>(`[data-decide~=${decision}]`) ?? undefined

function describedBy(button: HTMLElement): string | undefined {
  const ids = button.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent.trim()).join(' ') || undefined
}

/**
 * Presses what decides. What can't be pressed now comes into sight and has the focus, for beside it stands why; so does what
 * mails or charges somebody without a further question (`data-by-hand`), and a field that is written in.
 */
export function pressDecision(shown: ParentNode | null | undefined, decision: Decision): Pressed {
  const button = decisionIn(shown, decision)
  if (!button) {
    const why = shown?.querySelector<HTMLElement>('[data-undecided]')
    // Where somebody else decides, the way there has the focus.
    shown?.querySelector<HTMLElement>('[data-decided-there]')?.focus()
    return { silent: why?.textContent.trim() || undefined }
  }
  const isBlocked = button.getAttribute('aria-disabled') === 'true'
  if (isBlocked || button.matches('textarea, [data-by-hand]')) button.focus()
  else button.click()
  return isBlocked ? { silent: describedBy(button) } : 'pressed'
}
