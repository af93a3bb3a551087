import type { Plugin } from 'vite'

/**
 * Words by which ad blockers know advertising and tracking in the names of files. EasyList and EasyPrivacy block by such words
 * whoever's file it is, and a page whose file is blocked never comes. Ours, by what those lists look for; the lists themselves are
 * under other licences.
 */
const words = [
  ...[
    'ad',
    'ads',
    'adv',
    'advert',
    'adverts',
    'advertise',
    'advertisement',
    'advertising',
    'adserver',
    'adsense',
    'adwords',
  ],
  ...[
    'affiliate',
    'affiliates',
    'analytic',
    'analytics',
    'banner',
    'banners',
    'beacon',
    'beacons',
    'clickstream',
    'clicktag',
  ],
  ...[
    'collector',
    'counter',
    'doubleclick',
    'fingerprint',
    'geoip',
    'gtm',
    'hit',
    'hits',
    'impression',
    'impressions',
  ],
  ...[
    'metric',
    'metrics',
    'pageview',
    'pageviews',
    'pixel',
    'pixels',
    'popunder',
    'popup',
    'popups',
    'promo',
    'promos',
  ],
  ...[
    'retargeting',
    'rum',
    'sentry',
    'sponsored',
    'stat',
    'statistic',
    'statistics',
    'stats',
    'telemetry',
    'track',
    'tracker',
  ],
  ...['trackers', 'tracking', 'visitors'],
]
const blocked = new Set(words)

/** Whether blockers may take a file of this name for advertising or tracking. */
export function isBlockedName(name: string): boolean {
  return partsOf(name).some((part) => blocked.has(part.toLowerCase()))
}

/** What a built file is called whose source has such a name: the subjects of the charity keep theirs in the sources. */
export function assetName(name: string): string {
  return name
    .split(/([-._])/)
    .map((part) => (blocked.has(part.toLowerCase()) ? 'part' : part))
    .join('')
}

const partsOf = (name: string) => name.split(/[-._/]/)

/** The build ends where a file of the pages has a name that blockers look for, whatever named it. */
export function refuseBlockedNames(): Plugin {
  return {
    name: 'refuse-blocked-names',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      // The mark of a file's content is by chance what it is.
      const names = Object.keys(bundle).map((path) => path.replace(/-[\w-]{8}(?=\.\w+$)/, ''))
      const faults = names.filter(isBlockedName)
      if (faults.length > 0) this.error(`Ad blockers would block ${faults.join(', ')}`)
    },
  }
}

/** Parts of an address that blockers take for tracking where they stand by themselves. */
const calls =
  /\/(?:ads?|adv|analytics|banners?|beacons?|collect(?:or)?|counter|event|hits?|impressions?|log(?:ger|ging)?|metrics|pageviews?|ping|pixels?|popups?|promos?|stats?|statistics|telemetry|track(?:er|ing)?|trk)(?:[/?.]|$)/i

/** Whether blockers may take a call of this address for tracking. */
export function isBlockedCall(address: string): boolean {
  return calls.test(address)
}

/** Ids that blockers hide an element by. Classes carry the mark of their stylesheet, which no rule names. */
export function isHiddenId(id: string): boolean {
  return /^(?:ads?|adv|advert\w*|banner|popup|promo|sponsor(?:ed|s)?)(?:[-_]|$)/i.test(id)
}
