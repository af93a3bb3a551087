/**
 * A text field of a sent form, trimmed; empty when it is missing or a file. Browsers send line breaks as
 * CRLF; what was typed has one character there.
 */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n').trim() : ''
}
