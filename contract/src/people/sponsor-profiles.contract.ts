import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Handle, PublicSponsorProfile } from './sponsor-profiles.ts'

export const sponsorProfileEndpoints = {
  read: endpoint({
    name: 'sponsor-profiles.read',
    method: 'GET',
    path: '/api/sponsors/:handle',
    summary: 'A public sponsor profile. 404 means that the handle is free, 410 that nobody may have it.',
    access: 'public',
    params: z.object({ handle: Handle }),
    output: PublicSponsorProfile,
    errors: ['sponsor_profiles.not_found', 'sponsor_profiles.handle_closed'],
    rateLimit: { max: 240, windowSeconds: 600, per: 'network' },
  }),
}
