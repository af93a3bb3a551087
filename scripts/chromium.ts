/** Finds the browser for the journeys: Debian's headless shell of Chromium, or what `CHROMIUM_PATH` names. */
import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian-package.ts'

/** The browser that everything of ours is seen and measured with: pages without a window around them. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/** Where the shell is not to be had, any Chromium will do; it takes a third more of the processor. */
const otherPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium on this machine; installs Debian's headless shell where that is possible. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  }
  if (existsSync(headlessShell)) return headlessShell

  try {
    await installDebianPackage(
      'chromium-headless-shell',
      'The browser journeys need Chromium (or CHROMIUM_PATH).',
    )
    return headlessShell
  } catch (error) {
    const other = otherPlaces.find((place) => existsSync(place))
    if (other) return other
    throw error
  }
}

if (import.meta.main) console.log(await findChromium())
