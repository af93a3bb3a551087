/**
 * Postmark Inbound: its webhook leads here, with "Include raw email content in JSON payload" on, as
 * https://tower:PASSWORD@where-this-runs/. How: docs/operations/mail-that-arrives.md
 * Variables: SITE (https://tower.example.org) and, as secrets, INBOUND_MAIL_SECRET and WEBHOOK_PASSWORD.
 */
import { postToSite } from './post-to-site.js'

export default {
  async fetch(request, env) {
    if (!env.WEBHOOK_PASSWORD) return new Response('Set WEBHOOK_PASSWORD first\n', { status: 403 })
    const known = `Basic ${btoa(`tower:${env.WEBHOOK_PASSWORD}`)}`
    if (request.method !== 'POST' || !(await isSame(request.headers.get('authorization') ?? '', known)))
      return new Response('Not for you\n', { status: 403 })
    const { RawEmail: raw, OriginalRecipient: to, MessageID: id } = await request.json()
    // Without its raw form there is nothing to post, however often Postmark tries.
    if (typeof raw !== 'string') return new Response('Turn on the raw email content\n', { status: 403 })
    const isTaken = await postToSite(new TextEncoder().encode(raw), env, { to: to ?? '', id: String(id) })
    return new Response(null, { status: isTaken ? 200 : 502 })
  },
}

/** Compared as hashes, so that how far a password is right takes no time to tell. */
async function isSame(given, known) {
  const [one, other] = await Promise.all([given, known].map(hashOf))
  return one.every((byte, place) => byte === other[place])
}

const hashOf = async (text) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
