/**
 * Leads to the first field that is marked wrong, once the marks are drawn: a field that is left by the press of a button is
 * marked after it. For forms without a list of their problems.
 */
export function focusFirstFault(form: HTMLFormElement): void {
  const lead = () => form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  setTimeout(() => requestAnimationFrame(lead))
}
