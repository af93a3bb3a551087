/** Whose starts are counted together: those of a network, or those of an account. */
export type Starter = { networkHash: string } | { userId: string }
