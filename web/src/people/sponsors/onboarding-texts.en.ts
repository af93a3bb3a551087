/** The first steps of a sponsor. */
export const onboarding = {
  title: 'First steps of a sponsor',
  description: 'How an $800 payment becomes one classroom’s money, and what you can follow.',
  welcome: 'Welcome, {name}',
  lead: 'Four steps from your payment to a classroom. You can come back to this page whenever you like.',
  unknown: 'This packet is not known. Its first steps are the same for every sponsor:',
  done: 'Your slot is paid. Thank you!',
  steps: [
    {
      title: 'Pay for a Sponsor Slot',
      text: 'One $800 payment mints one Sponsor Slot, all of it for one classroom.',
      link: 'Go to checkout',
    },
    {
      title: 'Sign in',
      text: 'We email you a link; you need no password. Use the address that was invited.',
      link: 'Sign in',
    },
    {
      title: 'Write your public profile',
      text: 'Only if you want to be seen: your name, a link and a picture beside what you give.',
      link: 'Write a profile',
    },
    {
      title: 'Follow the draw',
      text: 'A public draw matches your slot to a classroom. You can check its result yourself.',
      link: 'See the draws',
    },
  ],
} as const
