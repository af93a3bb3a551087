import type { ProfileField } from '@tower/contract/people/prospect-portal.ts'

export type DemoProspect = {
  /** Names it in the demo; its ids follow from it. */
  key: string
  details: { firstName: string; lastName: string } & Partial<Record<ProfileField, string>>
  /** Who words it once it is begun; only a guardian consents by account, for the others staff hold a paper. */
  keeper: 'athlete' | 'guardian' | 'coach'
  /** `waiting` has a consent and no approval yet; `withdrawn` had both until its guardian took the consent back. */
  standing: 'public' | 'waiting' | 'withdrawn'
  goals: { title: string; description: string; dollars: number; archived?: true }[]
  updates: { caption: string; approved: boolean }[]
  /** Days from the beginning of the profile to the 18th birthday; nobody gave the birthday of the others. */
  daysUntilOfAge?: number
}

const place = { city: 'Springfield', state: 'OH' }

/** Athletes who exist nowhere: their surname says so. */
export const demoProspects: readonly DemoProspect[] = [
  {
    key: 'Maya',
    keeper: 'athlete',
    standing: 'public',
    details: {
      firstName: 'Maya',
      lastName: 'Demo-Reyes',
      headline: 'A sprinter who never skips the warm-up',
      sport: 'Track & Field',
      position: '200 m and relay',
      school: 'Demo Valley High School',
      bio: 'A made-up athlete of this demo. Maya runs the second leg of the relay and helps the younger runners with their starts.',
      ...place,
    },
    goals: [
      { title: 'Spikes and a warm-up suit', description: 'One pair that fits, for a season.', dollars: 180 },
      {
        title: 'State meet',
        description: 'Bus, two nights and meals for the meet in Columbus.',
        dollars: 640,
      },
      {
        title: 'Summer camp 2025',
        description: 'A week with the state coaches.',
        dollars: 400,
        archived: true,
      },
    ],
    updates: [
      { caption: 'First clean baton exchange of the season!', approved: true },
      { caption: 'Thank you: the new spikes are here.', approved: true },
      { caption: 'Still to be read by staff.', approved: false },
    ],
  },
  {
    key: 'Jordan',
    keeper: 'guardian',
    standing: 'public',
    details: {
      firstName: 'Jordan',
      lastName: 'Demo-Okafor',
      headline: 'Goalkeeper, team translator, early riser',
      sport: 'Soccer',
      position: 'Goalkeeper',
      school: 'Riverside Demo Middle School',
      bio: 'A made-up athlete of this demo. Jordan keeps goal and counts in three languages.',
      ...place,
    },
    goals: [
      { title: 'Club fees', description: 'The fall season with the club.', dollars: 450 },
      { title: 'Goalkeeper camp', description: 'A week with keepers from three states.', dollars: 1_250 },
    ],
    updates: [{ caption: 'Two games without a goal against us.', approved: true }],
  },
  {
    key: 'Lena',
    keeper: 'guardian',
    standing: 'public',
    details: {
      firstName: 'Lena',
      lastName: 'Demo-Park',
      headline: 'Learns a new dive each month',
      sport: 'Swimming',
      position: 'Diving',
      school: 'Lakeside Demo Academy',
      bio: 'A made-up athlete of this demo. Lena started diving two years ago and writes every score into a notebook.',
      ...place,
    },
    goals: [{ title: 'Pool time', description: 'Forty hours on the three-metre board.', dollars: 520 }],
    updates: [],
  },
  {
    key: 'Theo',
    keeper: 'coach',
    standing: 'public',
    // The profile was begun 20 days before the demo is seen.
    daysUntilOfAge: 32,
    details: {
      firstName: 'Theo',
      lastName: 'Demo-Whitehorse',
      headline: 'Plays point guard and the trombone',
      sport: 'Basketball',
      position: 'Point guard',
      school: 'Demo Valley High School',
      bio: 'A made-up athlete of this demo. Theo hopes to play for a college with a marching band.',
      ...place,
    },
    goals: [{ title: 'Tournament trip', description: 'Travel for the holiday tournament.', dollars: 300 }],
    updates: [{ caption: 'We made the holiday tournament.', approved: true }],
  },
  {
    key: 'Ari',
    keeper: 'guardian',
    standing: 'waiting',
    details: {
      firstName: 'Ari',
      lastName: 'Demo-Stone',
      headline: 'Waits for approval',
      sport: 'Wrestling',
      school: 'Demo Valley High School',
      bio: 'A made-up athlete of this demo whose profile staff have not approved yet.',
      ...place,
    },
    goals: [{ title: 'Shoes', description: 'Wrestling shoes.', dollars: 90 }],
    updates: [],
  },
  {
    key: 'Noor',
    keeper: 'guardian',
    standing: 'withdrawn',
    details: {
      firstName: 'Noor',
      lastName: 'Demo-Haddad',
      headline: 'Hidden by a guardian',
      sport: 'Soccer',
      school: 'Riverside Demo Middle School',
      bio: 'A made-up athlete of this demo whose guardian took the consent back.',
      ...place,
    },
    goals: [{ title: 'Boots', description: 'Soccer boots.', dollars: 110 }],
    updates: [{ caption: 'News that nobody sees any more.', approved: true }],
  },
]

export type DemoSupport = {
  /** Left out of a monthly gift to classrooms, which lies on the shared tower. */
  prospect?: string
  /** The goal's title; none supports the athlete as such. */
  goal?: string
  sponsor: string
  dollars: number
  daysAgo: number
  /** Begins a gift each month; its first month is paid. */
  isMonthly?: true
}

/** What sponsors gave them, and each month to classrooms. */
export const demoSupport: readonly DemoSupport[] = [
  {
    prospect: 'Maya',
    goal: 'Spikes and a warm-up suit',
    sponsor: 'family@sponsors.test',
    dollars: 120,
    daysAgo: 17,
  },
  { prospect: 'Maya', goal: 'State meet', sponsor: 'alumni@sponsors.test', dollars: 250, daysAgo: 11 },
  { prospect: 'Jordan', goal: 'Club fees', sponsor: 'hardware@sponsors.test', dollars: 450, daysAgo: 10 },
  {
    prospect: 'Jordan',
    goal: 'Goalkeeper camp',
    sponsor: 'credit-union@sponsors.test',
    dollars: 1_250,
    daysAgo: 9,
  },
  { prospect: 'Theo', sponsor: 'sponsor@tower.test', dollars: 25, daysAgo: 6 },
  { prospect: 'Theo', sponsor: 'sponsor@tower.test', dollars: 20, daysAgo: 15, isMonthly: true },
  { sponsor: 'family@sponsors.test', dollars: 25, daysAgo: 4, isMonthly: true },
]
