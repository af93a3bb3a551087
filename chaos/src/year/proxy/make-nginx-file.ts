/** What an instance of nginx on this machine has in place of what stands in `deploy/nginx.conf`. */
export type ProxyPlace = {
  host: string
  ports: { http: number; https: number; webs: readonly [number, number] }
  certificate: string
  key: string
  /** Of nginx: before 1.25.1 a listening port says itself that it speaks HTTP/2. */
  version: readonly [number, number, number]
}

/** The shipped file for another name, other ports and another certificate; all else in it stays. */
export function makeNginxFile(shipped: string, place: ProxyPlace): string {
  const { host, ports, certificate, key, version } = place
  const isOlder = isBefore(version, [1, 25, 1])
  const changes: [RegExp, string][] = [
    [/server 127\.0\.0\.1:3001 /g, `server 127.0.0.1:${ports.webs[0]} `],
    [/server 127\.0\.0\.1:3002 /g, `server 127.0.0.1:${ports.webs[1]} `],
    [/listen 80;/g, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 ssl;/g, `listen 127.0.0.1:${ports.https} ssl${isOlder ? ' http2' : ''};`],
    [/^ *listen \[::\]:.*\n/gm, ''],
    [/^ *ssl_certificate .*$/gm, `  ssl_certificate ${certificate};`],
    [/^ *ssl_certificate_key .*$/gm, `  ssl_certificate_key ${key};`],
    [/https:\/\/tower\.example\.org/g, `https://${host}:${ports.https}`],
    [/server_name tower\.example\.org;/g, `server_name ${host};`],
    [/^ *http2 on;\n/gm, isOlder ? '' : '  http2 on;\n'],
  ]
  return changes.reduce((text, [from, to]) => replaceAll(text, from, to), shipped)
}

/** Refuses a file that no longer has what is replaced: what is tried would not be what is shipped. */
function replaceAll(text: string, from: RegExp, to: string): string {
  if (text.search(from) < 0) throw new Error(`deploy/nginx.conf has no ${from.source}`)
  return text.replace(from, to)
}

function isBefore(version: readonly number[], other: readonly number[]): boolean {
  const at = other.findIndex((part, index) => part !== version[index])
  return at >= 0 && (version[at] ?? 0) < (other[at] ?? 0)
}
