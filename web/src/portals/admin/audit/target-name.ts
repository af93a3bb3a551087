/** Under which name the word for a kind of target stands: people read “email”. */
export const targetName = (kind: string): string => (kind === 'mail' ? 'email' : kind)
