import { lookup } from 'node:dns'
import { request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Passed } from '../../gate.ts'
import { isPublicAddress } from './is-public-address.ts'

export type PostOutside = {
  url: string
  /** What is posted, as JSON. */
  message: Passed<object>
  headersOf: (body: string) => Record<string, string>
  /** Whether it may lead into a private network; then http will do, too. */
  mayBePrivate: boolean
  signal: AbortSignal
}

/** Thrown for an address that leads into a private network. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

/**
 * Posts to an address that staff wrote down, and answers the status. Where its name leads is looked at when the connection is
 * made, and the connection goes just there: a name that changes in between leads nowhere else. No redirect is followed,
 * and what is answered is not read.
 */
export function postOutside({ url, message, headersOf, mayBePrivate, signal }: PostOutside): Promise<number> {
  const address = new URL(url)
  const host = hostOf(address)
  if (!mayBePrivate && isIP(host) !== 0 && !isPublicAddress(host))
    return Promise.reject(new PrivateAddressError('the address leads into a private network'))
  const body = JSON.stringify(message)
  const send = address.protocol === 'http:' && mayBePrivate ? requestPlainly : request
  return new Promise((resolve, reject) => {
    const sending = send(
      address,
      {
        ...{ method: 'POST', signal, agent: false },
        headers: { ...headersOf(body), 'content-length': Buffer.byteLength(body) },
        ...(!mayBePrivate && { lookup: lookupPublic }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}

/** The host without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** As the system looks names up, but for addresses in private networks, which fail. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const hidden = found.find(({ address }) => !isPublicAddress(address))
    const [first] = found
    if (hidden || !first) return done(new PrivateAddressError(`${hostname} leads into a private network`), '')
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}
