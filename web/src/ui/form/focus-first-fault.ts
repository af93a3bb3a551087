/** Leads to the first field that is marked wrong, once the marks are drawn. For forms without a list of their problems. */
export function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
