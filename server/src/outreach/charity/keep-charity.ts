import type { Language } from '@tower/contract/language.ts'
import { configuredDetails, type Charity, type CharityDetails, type KnownCharity } from '../../charity.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { findDetails, type DetailsRow } from './charity.queries.ts'
import { findPicture } from './pictures/pictures.queries.ts'
import { listShown } from './team/list-shown.ts'
import { listCurrentTexts, type PageTextsRow } from './texts/page-texts.queries.ts'

const channel = 'tower_charity'

type Kept = { charity: Charity; change: number }

/**
 * What this process knows of the charity. However many pages and mails ask, the rows are read once after each change,
 * whichever process made it. Who never listens reads them once.
 */
export function keepCharity({ database, config }: { database: Database; config: Config }): KnownCharity {
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
  return {
    forget,
    listen: () => database.listen(channel, forget),
    async read() {
      if (kept?.change === change) return kept.charity
      const found = await readOnce()
      return (found.change === change ? found : await readOnce()).charity
    },
  }
}

function readCharity(database: Database, config: Config): Promise<Charity> {
  return database.read(async (tx) => {
    const said = await findDetails(tx)
    const texts = await listCurrentTexts(tx)
    return {
      ...withSaid(configuredDetails(config), said),
      logo: await findPicture(tx, said.logo_url),
      picture: await findPicture(tx, said.picture_url),
      team: await listShown(tx),
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
