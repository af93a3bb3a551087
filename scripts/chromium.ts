/** Finds the browser for the journeys: Debian's Chromium, or the one `CHROMIUM_PATH` names. */
import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian-package.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium on this machine; installs Debian's where there is none. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  }
  const found = usualPlaces.find((place) => existsSync(place))
  if (found) return found

  await installDebianPackage('chromium', 'The browser journeys need Chromium (or CHROMIUM_PATH).')
  return '/usr/bin/chromium'
}

if (import.meta.main) console.log(await findChromium())
