export const writerErrors = {
  'writer.off': { status: 409, sentence: 'No provider of words is set up on this site.' },
  'writer.provider_changed': {
    status: 409,
    sentence: 'The provider has changed since you opened this page. Please read again who it is.',
  },
} as const

/** The longest name of a provider's host, with its port. */
export const maxProviderLength = 300
