/** Whether a key belongs to something that is being filled in, or to the browser: then it is no shortcut. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof Element && target.closest('input, textarea, select, [role=alertdialog]') !== null
}
