import { areListKeysOn } from './use-list-keys.ts'

/** Whether a key may act by itself: not while something is filled in, not one of the browser's, and not where keys are turned off. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !areListKeysOn()) return false
  return !(
    target instanceof Element && target.closest('input, textarea, select, [role=alertdialog]') !== null
  )
}
