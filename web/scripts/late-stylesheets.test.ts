import { expect, test } from 'vitest'
import { addLateStylesheets } from './late-stylesheets.ts'

const page = 'src/page.tsx?route'
const chunks = {
  [page]: {
    file: 'assets/page.js',
    css: ['assets/page.css'],
    imports: ['_kit.js'],
    dynamicImports: ['src/form.tsx', 'src/dialog.tsx'],
  },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'] },
  'src/form.tsx': {
    file: 'assets/form.js',
    css: ['assets/form.css'],
    imports: ['_kit.js', '_field.js'],
    dynamicImports: ['src/picker.tsx'],
  },
  '_field.js': { file: 'assets/field.js', css: ['assets/field.css'], imports: ['src/form.tsx'] },
  'src/picker.tsx': { file: 'assets/picker.js', css: ['assets/picker.css'] },
  'src/dialog.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
}

/** The stylesheets of the page when these modules are loaded late. */
const stylesheetsWith = (...late: (keyof typeof chunks)[]) => {
  const routes = { home: { module: '/assets/page.js', css: ['/assets/page.css', '/assets/kit.css#'] } }
  const files = late.map((module) => chunks[module].file)
  return addLateStylesheets(routes, chunks, (file) => files.includes(file)).home.css
}

test('a page comes with the stylesheets of its late part, of what that imports, and of late parts within it', () => {
  expect(stylesheetsWith('src/form.tsx', 'src/picker.tsx')).toEqual([
    '/assets/page.css',
    '/assets/kit.css',
    '/assets/form.css',
    '/assets/field.css',
    '/assets/picker.css',
  ])
})

test('what only the browser shows brings its stylesheets itself, later', () => {
  expect(stylesheetsWith('src/form.tsx')).not.toContain('/assets/dialog.css')
  expect(stylesheetsWith('src/form.tsx')).not.toContain('/assets/picker.css')
})

test('a stylesheet has one address, also where late code uses it as well', () => {
  expect(stylesheetsWith()).toEqual(['/assets/page.css', '/assets/kit.css'])
})

test('a route without stylesheets stays without, and one that was not built on its own is left as it is', () => {
  const routes = { bare: { module: '/assets/dialog-only.js' } }
  expect(addLateStylesheets(routes, chunks, () => true)).toEqual({
    bare: { module: '/assets/dialog-only.js', css: [] },
  })
})
