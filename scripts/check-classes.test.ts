import { expect, test } from 'vitest'
import { findMissingClasses, findUnsetProperties, listClasses } from './check-classes.ts'

const component = [
  "import styles from './meter.module.css'",
  "import shared from '../shared.module.css'",
  'const a = <p className={styles.bar} />',
  "const b = <p className={on ? styles['is-full'] : styles.empty} />",
  'const c = <p className={shared.row} />',
].join('\n')

function faultsWith(sheets: Record<string, string>): string[] {
  return findMissingClasses('web/src/meter/meter.tsx', component, (path) => sheets[path])
}

test('a class that the component’s own stylesheet lacks is named with component and stylesheet', () => {
  expect(
    faultsWith({
      'web/src/meter/meter.module.css': '.bar { color: red } .bar .is-full, .row { margin: 0 }',
      'web/src/shared.module.css': '.row {}',
    }),
  ).toEqual(['web/src/meter/meter.tsx: web/src/meter/meter.module.css has no class "empty"'])
})

test('a component that has all its classes is not complained about, and a stylesheet that is gone is', () => {
  const meter = '@media (width < 40rem) { .bar { & .is-full {} } } .empty:hover {}'
  const sheets = { 'web/src/meter/meter.module.css': meter, 'web/src/shared.module.css': '.row {}' }
  expect(faultsWith(sheets)).toEqual([])
  expect(faultsWith({ 'web/src/meter/meter.module.css': meter })).toEqual([
    'web/src/meter/meter.tsx: there is no web/src/shared.module.css',
  ])
})

test('a dot in a comment, an address or a number is no class, and a movement can be named', () => {
  const css =
    "/* .old */ .new { background: url(a.svg) 0 .5em; content: '.text'; margin: 1.5rem } @keyframes fall {}"
  expect([...listClasses(css)]).toEqual(['new', 'fall'])
})

test('a custom property that nobody sets is named with its stylesheet, with a fallback too', () => {
  const sources = new Map([
    ['web/src/tokens.css', ':root { --text: black; --gap: 1rem }'],
    ['web/src/bar.css', '.bar { color: var(--text); width: var(--part); inset: var(--nowhere, var(--gap)) }'],
    ['web/src/bar.tsx', "const style = { '--part': '40%' }"],
  ])
  expect(findUnsetProperties(sources)).toEqual(['web/src/bar.css: nobody sets --nowhere'])
})
