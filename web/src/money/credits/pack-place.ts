/** Where packs are sold: each place has a call and words of its own. */
export type PackPlace = 'dashboard' | 'credits' | 'wallet'
