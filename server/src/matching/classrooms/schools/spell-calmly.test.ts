import { expect, test } from 'vitest'
import { spellCalmly } from './spell-calmly.ts'

test('a name that a list shouts is spelled as people write it', () => {
  const names: [string, string][] = [
    ['LINCOLN EL SCH NO. II', 'Lincoln El Sch No. II'],
    ["O'BRIEN EL SCH", "O'Brien El Sch"],
    ['COEUR D’ALENE HS', 'Coeur D’Alene HS'],
    ["ST. MARY'S", "St. Mary's"],
    ["O'NEILL'S PREP", "O'Neill's Prep"],
    ['MCKINLEY-MCNAIR K8', 'McKinley-McNair K8'],
    ['MACARTHUR MACK DESOTO DEER DEKALB', 'MacArthur Mack DeSoto Deer DeKalb'],
    ['KEʻELIKŌLANI ʻEWA', 'Keʻelikōlani ʻEwa'],
    ["KA'IULANI MIDDLE", "Ka'iulani Middle"],
    ['CAN\u0303ON CITY', 'Can\u0303on City'],
    ['LAS CRUCES PS 12', 'Las Cruces PS 12'],
    ['McKinley EL', 'McKinley EL'],
  ]
  expect(names.map(([shouted]) => spellCalmly(shouted))).toEqual(names.map(([, calm]) => calm))
})
