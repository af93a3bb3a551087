import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { SessionId } from '../ids.ts'
import { erasureEndpoints } from './account-erasure.contract.ts'
import { Account, DeviceSession, ErasureRequest, ProfileChange, maxErasureReasonLength } from './account.ts'

const hour = 3600
const sessionErrors = ['identity.missing_authorization', 'identity.invalid_token'] as const
/** Of calls that whoever knows one factor alone must not make in the name of somebody who has two. */
const fullSessionErrors = [...sessionErrors, 'second_factor.needed'] as const
const Reason = z.string().trim().max(maxErasureReasonLength).nullish()
const Ended = z.object({ ok: z.literal(true), revoked: z.number().int() })

/** What everyone signed in may see and do about themselves. */
export const accountEndpoints = {
  read: endpoint({
    name: 'account.read',
    method: 'GET',
    path: '/api/account',
    summary: 'The account of the person signed in.',
    access: 'session',
    output: Account,
    errors: sessionErrors,
  }),
  update: endpoint({
    name: 'account.update',
    method: 'PATCH',
    path: '/api/account',
    summary:
      'Changes the own name and language; an empty name is none. Nothing else of an account changes here.',
    access: 'session',
    body: ProfileChange,
    output: z.object({ item: Account }),
    errors: [...fullSessionErrors, 'account.nothing_to_change'],
    rateLimit: { max: 60, windowSeconds: hour, per: 'account' },
  }),
  listSessions: endpoint({
    name: 'account.list-sessions',
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'The devices the person is signed in on, the one that asks first, then the last used.',
    access: 'session',
    output: z.object({ items: z.array(DeviceSession) }),
    errors: fullSessionErrors,
  }),
  revokeSession: endpoint({
    name: 'account.revoke-session',
    method: 'DELETE',
    path: '/api/account/sessions/:sessionId',
    summary: 'Signs one of the own devices out. Its next request is refused.',
    access: 'session',
    params: z.object({ sessionId: SessionId }),
    output: Ended,
    errors: [...fullSessionErrors, 'account.session_not_found'],
  }),
  revokeOtherSessions: endpoint({
    name: 'account.revoke-other-sessions',
    method: 'POST',
    path: '/api/account/sessions/revoke-others',
    summary: 'Signs out every own device but the one that asks.',
    access: 'session',
    output: Ended,
    errors: fullSessionErrors,
  }),
  exportData: endpoint({
    name: 'account.export-data',
    method: 'GET',
    path: '/api/account/export',
    summary: 'All that is kept about the person signed in, as a JSON file to keep.',
    access: 'session',
    output: z.object({ exported_at: z.string() }).catchall(z.unknown()),
    errors: fullSessionErrors,
    rateLimit: { max: 10, windowSeconds: hour, per: 'account' },
  }),
  requestErasure: endpoint({
    name: 'account.request-erasure',
    method: 'POST',
    path: '/api/account/erasure',
    summary: 'Asks to be erased. Staff answer within 30 days; one request is open at a time.',
    access: 'session',
    body: z.object({ confirm: z.string().max(100), reason: Reason }),
    output: z.object({ item: ErasureRequest }),
    errors: [...fullSessionErrors, 'account.confirmation_needed', 'account.erasure_already_requested'],
    rateLimit: { max: 10, windowSeconds: hour, per: 'account' },
  }),
  cancelErasure: endpoint({
    name: 'account.cancel-erasure',
    method: 'POST',
    path: '/api/account/erasure/cancel',
    summary: 'Takes the own request to be erased back.',
    access: 'session',
    output: z.object({ item: ErasureRequest }),
    errors: [...fullSessionErrors, 'account.erasure_not_found'],
  }),
  ...erasureEndpoints,
}
