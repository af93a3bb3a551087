/**
 * Why a provider gave nothing: it is not to be reached or too busy, it turns the key or the order away, it answered
 * something that is no use, or it would not write that.
 */
export type ChatFailureKind = 'down' | 'denied' | 'unusable' | 'refused'

/** What an answer took, as the provider counts. */
export type ChatTokens = { input: number; output: number }

/**
 * A failure in our words alone. What the provider or its client says may hold the key, the address and all that was
 * sent, so none of it is kept, not even as a cause.
 */
export class ChatFailure extends Error {
  override readonly name = 'ChatFailure'
  readonly kind: ChatFailureKind
  readonly tokens: ChatTokens | undefined

  constructor(kind: ChatFailureKind, reason: string, tokens?: ChatTokens) {
    super(reason)
    this.kind = kind
    this.tokens = tokens
  }
}
