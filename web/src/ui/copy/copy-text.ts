/** Puts a text on the clipboard. False where the browser refuses; then it can still be marked by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
