/**
 * Cloudflare Email Routing: a catch-all rule of INBOUND_MAIL_DOMAIN leads to this worker. How: docs/operations/mail-that-arrives.md
 * Variables: SITE (https://tower.example.org) and, as a secret, INBOUND_MAIL_SECRET.
 */
import { postToSite } from './post-to-site.js'

export default {
  async email(message, env) {
    const mail = new Uint8Array(await new Response(message.raw).arrayBuffer())
    const id = message.headers.get('message-id') ?? `${message.from} ${mail.length}`
    const isTaken = await postToSite(mail, env, { to: message.to, id: await nameOf(id) })
    // Whoever sent it tries again, as after any failure that passes.
    if (!isTaken) throw new Error('the site did not take the mail')
  },
}

/** An id that stands in a header, whatever the sender wrote. */
async function nameOf(id) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id)))
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
