/** NUMA, the assistant. */
export const assistant = {
  title: 'NUMA',
  subtitle: 'Programs, storybooks and credits',
  minimize: 'Minimize NUMA',
  log: 'Conversation with NUMA',
  greeting:
    'Ask me about programs, Sponsor Slots, draws, storybooks or shopping credits. When you are signed in, also about your own gifts and slots.',
  /** Said before what each has said, to screen readers. */
  you: 'You:',
  numa: 'NUMA:',
  sources: 'Sources',
  question: 'Your question',
  placeholder: 'Ask a question',
  send: 'Ask',
  waiting: 'NUMA is looking it up…',
  retry: 'Retry last question',
  signIn: 'Sign in',
  contact: 'Write to us',
  failed: {
    unavailable: 'NUMA is unavailable.',
    signIn: 'Please sign in to ask private questions.',
    unreachable: 'Unable to reach NUMA.',
    unknown: "I'm not sure yet — try again soon.",
  },
  /** What the server says when it refuses; Spanish answers by the same code. */
  refused: { 'request.rate_limited': 'Too many requests. Please try again later.' },
} as const
