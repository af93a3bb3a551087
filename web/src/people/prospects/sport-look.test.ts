import { expect, test } from 'vitest'
import { sceneOfSport, sportTones, toneOfSport } from './sport-look.ts'

test('a sport is shown where it is played', () => {
  expect(sceneOfSport('Track & Field')).toBe('track')
  expect(sceneOfSport('Soccer')).toBe('pitch')
  expect(sceneOfSport('Swimming')).toBe('pool')
  expect(sceneOfSport('Basketball')).toBe('court')
})

test('a sport nobody has drawn, or none, still has a place and a color', () => {
  for (const sport of ['Chess boxing on ice', 'Curling', '', null]) {
    expect(['pitch', 'track', 'pool', 'court']).toContain(sceneOfSport(sport))
    expect(sportTones).toContain(toneOfSport(sport))
  }
})

test('the same sport wears the same color however it is written', () => {
  expect(toneOfSport('CURLING')).toBe(toneOfSport('curling'))
})
