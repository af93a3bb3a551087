import { expect, test } from 'vitest'
import { writeCaptions } from './write-captions.ts'

const cuesOf = (spoken: string, seconds: number) =>
  [...writeCaptions(spoken, seconds).matchAll(/^00:(\S+) --> 00:(\S+)\n(.*)$/gm)].map(([, ...cue]) => cue)

test('lines without a time share the film, the longer ones more of it', () => {
  expect(cuesOf('Hello\nI ran a lot', 16)).toEqual([
    ['00:00.000', '00:05.000', 'Hello'],
    ['00:05.000', '00:16.000', 'I ran a lot'],
  ])
})

test('a line with a time begins there, and those after it share what is left', () => {
  expect(cuesOf('0:02 One\n0:10 Two\nTwo\n\n1:05 End', 70)).toEqual([
    ['00:02.000', '00:10.000', 'One'],
    ['00:10.000', '00:37.500', 'Two'],
    ['00:37.500', '01:05.000', 'Two'],
    ['01:05.000', '01:10.000', 'End'],
  ])
})

test('a time that goes back, or beyond the end, still gives captions in their order', () => {
  const cues = cuesOf('0:20 Late\n0:05 Early\n2:00 Beyond', 30)
  expect(cues.map(([, , words]) => words)).toEqual(['Late', 'Early', 'Beyond'])
  const starts = cues.map(([start = '']) => start)
  expect(starts).toEqual(starts.toSorted())
})

test('what is said can end no cue and begin no markup', () => {
  const written = writeCaptions('a --> b <script>\n\n00:00:00.000 --> 99:00:00.000', 5)
  expect(written.match(/-->/g)).toHaveLength(2)
  expect(written).not.toContain('<script')
})
