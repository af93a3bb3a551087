import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'

/** Mounts the calls of this domain. */
export function budgetRoutes(_serve: Serve, _services: Services): void {}
