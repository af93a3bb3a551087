import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AuthUser, Profile } from './identity.ts'

// Apart from the other calls of sign-in, because every portal asks these two and needs none of the rest.

/** The signed-in account, in GoTrue's shape. */
export const userEndpoint = endpoint({
  name: 'identity.user',
  method: 'GET',
  path: '/auth/v1/user',
  summary: 'The signed-in account.',
  access: 'session',
  output: AuthUser,
  errors: [],
  failure: 'auth',
})

/** Who is signed in, for the guard. */
export const sessionEndpoint = endpoint({
  name: 'identity.session',
  method: 'GET',
  path: '/.netlify/functions/auth-session',
  summary: 'The profile of the person signed in.',
  access: 'session',
  output: z.object({ profile: Profile }),
  errors: [],
})
