/** The places where sports happen, each a drawing. */
export type SportScene = 'pitch' | 'track' | 'pool' | 'court'

/** The papers a sport can wear. */
export const sportTones = ['brick', 'teal', 'blue', 'plum', 'gold'] as const
export type SportTone = (typeof sportTones)[number]

const places: readonly { scene: SportScene; tone: SportTone; sports: RegExp }[] = [
  {
    scene: 'pitch',
    tone: 'teal',
    sports: /soccer|football|f[uú]tbol|rugby|lacrosse|hockey|cricket|baseball|softball/i,
  },
  { scene: 'pool', tone: 'blue', sports: /swim|div(e|ing)|water|polo|rowing|nata/i },
  {
    scene: 'court',
    tone: 'plum',
    sports: /basket|volley|hand ?ball|wrestl|gymnast|tennis|badminton|judo|fenc|box/i,
  },
  { scene: 'track', tone: 'brick', sports: /track|field|run|athletic|cross|marathon/i },
]

/** Where a sport is at home; a field day on the track for any other. */
export function sceneOfSport(sport: string | null): SportScene {
  return findPlace(sport)?.scene ?? 'track'
}

/** The color of a sport, the same wherever it is shown. Sports we have no picture of share the five by their name. */
export function toneOfSport(sport: string | null): SportTone {
  const known = findPlace(sport)
  if (known) return known.tone
  let sum = 0
  for (const letter of (sport ?? '').toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sportTones[sum % sportTones.length] ?? 'gold'
}

function findPlace(sport: string | null) {
  return sport === null ? undefined : places.find(({ sports }) => sports.test(sport))
}
