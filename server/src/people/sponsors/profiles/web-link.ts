/** An address on the web as it may stand in public: http or https, a real host, no password in it. Undefined otherwise. */
export function readWebLink(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { href, protocol, hostname, username, password } = new URL(text)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  if (!isWeb || username !== '' || password !== '' || !hostname.includes('.')) return undefined
  return href
}
