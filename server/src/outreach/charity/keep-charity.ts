import { AsyncResource } from 'node:async_hooks'
import type { Language } from '@tower/contract/language.ts'
import { keepZones } from '@tower/contract/org-zone.ts'
import type { Logger } from 'pino'
import { configuredDetails, type Charity, type CharityDetails, type KnownCharity } from '../../charity.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { findDetails, type DetailsRow } from './charity.queries.ts'
import { findPicture } from './pictures/pictures.queries.ts'
import { listShown } from './team/list-shown.ts'
import { listCurrentTexts, type PageTextsRow } from './texts/page-texts.queries.ts'
import { readZones } from './zones/zones.queries.ts'

const channel = 'tower_charity'

type Outside = { database: Database; config: Config; log: Logger }
type Kept = { charity: Charity; change: number }

/**
 * What this process knows of the charity. However many pages and mails ask, the rows are read once after each change,
 * whichever process made it. Who never listens reads them once.
 */
export function keepCharity({ database, config, log }: Outside): KnownCharity {
  let change = 0
  let kept: Kept | undefined
  let reading: Promise<Kept> | undefined
  const forget = () => void (change += 1)

  const readOnce = (): Promise<Kept> => {
    // What changes meanwhile is read by the next.
    const seen = change
    reading ??= readCharity(database, config)
      .then((charity) => (kept = { charity, change: seen }))
      .finally(() => (reading = undefined))
    return reading
  }
  const read = async () => {
    if (kept?.change === change) return kept.charity
    const found = await readOnce()
    return (found.change === change ? found : await readOnce()).charity
  }
  /** Days are cut without asking, so that a zone is known before anybody asks for the rest. */
  const readChange = () => {
    forget()
    read().catch((error: unknown) => log.warn({ err: error }, 'what the charity says was not read'))
  }
  return {
    forget,
    // Announcements arrive within whatever the database just does for somebody.
    listen: () => database.listen(channel, AsyncResource.bind(readChange)),
    read,
  }
}

function readCharity(database: Database, config: Config): Promise<Charity> {
  return database.read(async (tx) => {
    const said = await findDetails(tx)
    const zones = await readZones(tx)
    keepZones(zones)
    const texts = await listCurrentTexts(tx)
    return {
      ...withSaid(configuredDetails(config), said),
      isRehearsal: config.REHEARSAL,
      logo: await findPicture(tx, said.logo_url),
      picture: await findPicture(tx, said.picture_url),
      team: await listShown(tx),
      zones,
      texts: { en: textsIn(texts, 'en'), es: textsIn(texts, 'es') },
    }
  })
}

/** What staff said wins; the rest is as the configuration says. */
function withSaid(configured: CharityDetails, said: DetailsRow): Omit<CharityDetails, 'logo' | 'picture'> {
  const { color_day: day, color_night: night } = said
  return {
    name: said.name ?? configured.name,
    legalName: said.legal_name ?? configured.legalName,
    ein: said.ein ?? configured.ein,
    address: said.address ?? configured.address,
    phone: said.phone ?? configured.phone,
    email: said.email ?? configured.email,
    colors: day !== null && night !== null ? { day, night } : configured.colors,
  }
}

function textsIn(pages: readonly PageTextsRow[], language: Language): Record<string, string> {
  const said = pages.flatMap(({ texts }) =>
    Object.entries(texts).flatMap(([key, words]) => {
      const text = words[language]
      return text === undefined ? [] : [[key, text] as const]
    }),
  )
  return Object.fromEntries(said)
}
