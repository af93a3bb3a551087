import type { Plugin } from 'vite'

const icon = /\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/
const shapeKey = /, key: "[a-z0-9]+" \}/g

/**
 * Leaves out the keys of an icon's shapes: they never change their places, and letters drawn by lot are the one thing that does
 * not get smaller on its way. The console's rail alone has 120 of them.
 */
export function iconsWithoutKeys(): Plugin {
  return {
    name: 'icons-without-keys',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: icon },
      handler: (code) => ({ code: code.replace(shapeKey, ' }'), map: null }),
    },
  }
}
