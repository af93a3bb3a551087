import { SecretText } from '../../src/mail/secret-text.ts'

const origin = 'https://tower.test'

/** For tests and pictures: what sponsors are sent before they pay. */
export const sponsorSamples = {
  sponsor_invite: {
    invite: {
      orgName: 'Harbor Bakery',
      checkoutUrl: `${origin}/checkout`,
      onboardingUrl: `${origin}/onboarding`,
      loginUrl: `${origin}/login?role=sponsor&next=%2Fsponsor%2Fdashboard`,
    },
  },
  sponsor_link: { link: { url: new SecretText(`${origin}/sponsor/start?link=Xk3s9`) } },
}
