import type { KeyScope } from '@tower/contract/oversight/integrations.ts'

/** The API key behind a request: it is no person, and has no role. */
export type KeyHolder = { keyId: string; scopes: readonly KeyScope[] }

/** Finds what a key may read; undefined when it is not known. Throws the refusal of one that ended. */
export type FindKeyHolder = (key: string) => Promise<KeyHolder | undefined>
