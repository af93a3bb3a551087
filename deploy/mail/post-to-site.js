/**
 * Posts a mail as it arrived to the door of the site, signed by the rules of Standard Webhooks with INBOUND_MAIL_SECRET.
 * Runs wherever `fetch` and Web Crypto are: Cloudflare Workers, Deno, Node.
 */

/** The door takes 2 MB; what it reads stands before the files. */
const mostBytes = 1_900_000

/**
 * @param {Uint8Array} mail As it arrived (RFC 5322), with the Authentication-Results that the provider put on top.
 * @param {{ SITE: string, INBOUND_MAIL_SECRET: string }} env
 * @param {{ to: string, id: string }} arrived To whom the provider took it in, and what names it: the same mail, the same id.
 * @returns {Promise<boolean>} Whether the site took it; if not, the provider should try again.
 */
export async function postToSite(mail, env, { to, id }) {
  const head = new TextEncoder().encode(`Delivered-To: ${to.replace(/[\r\n<>]/g, '')}\r\n`)
  const body = concat(head, mail).subarray(0, mostBytes)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signed = concat(new TextEncoder().encode(`${id}.${timestamp}.`), body)
  const key = await crypto.subtle.importKey(
    'raw',
    keyBytes(env.INBOUND_MAIL_SECRET),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))
  const answer = await fetch(new URL('/webhooks/mail', env.SITE), {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
    },
    body,
  })
  return answer.ok
}

/** Standard Webhooks writes keys as `whsec_` and base64; any other secret is taken as it stands. */
function keyBytes(secret) {
  if (!secret.startsWith('whsec_')) return new TextEncoder().encode(secret)
  return Uint8Array.from(atob(secret.slice(6)), (sign) => sign.charCodeAt(0))
}

function concat(first, second) {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
