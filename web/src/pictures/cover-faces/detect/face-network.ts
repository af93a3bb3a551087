import { type FaceWeights, readWeights } from './face-weights.ts'

/** Rows of numbers: of each point all channels, one after the other. */
export type Field = { data: Float32Array; width: number; height: number; channels: number }

export type FoundFace = { x: number; y: number; width: number; height: number; score: number }

/** A cell of what the network answers stands for so many points each way. */
export const cellSide = 32
/** What the network takes for the middle of all colors. */
const middle = [117.001, 114.697, 97.404] as const
/** Of what size, in cells, the faces are from which each of its five guesses a cell is measured. */
const guesses = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
const numbersAGuess = 5

/** Runs a small network for finding faces, on its weights. */
export function faceNetwork(bytes: ArrayBuffer): (picture: ImageData, least: number) => FoundFace[] {
  const weights = readWeights(bytes)
  return (picture, least) => {
    let field = foldFirst(picture, weights)
    for (const [at, layer] of weights.layers.entries())
      field = foldLayer(field, layer, at === weights.layers.length - 1 ? 1 : 2)
    return readGuesses(answer(field, weights), least)
  }
}

type Layer = FaceWeights['layers'][number]

const leaky = (value: number) => (value > 0 ? value : value * 0.1)

/** The first layer looks at the colors of three by three points; of each four answers the strongest stays. */
function foldFirst(picture: ImageData, { first }: FaceWeights): Field {
  const kinds = first.bias.length
  const out = emptyField(picture.width >> 1, picture.height >> 1, kinds)
  // Four rows of colors, with a border of nothing, serve two rows of answers.
  const rowLength = (picture.width + 2) * 3
  const colors = new Float32Array(rowLength * 4)
  const sums = new Float32Array(kinds)
  for (let row = 0; row < out.height; row += 1) {
    readColors(picture, row * 2 - 1, colors)
    for (let y = 0; y < 2; y += 1)
      for (let x = 0; x < out.width * 2; x += 1) {
        sumColors(colors, first, { from: y * rowLength + x * 3, rowLength, sums })
        keepStrongest(out, sums, (row * out.width + (x >> 1)) * kinds)
      }
  }
  return out
}

/** The colors of four rows from one on, as the network counts them; nothing where the picture ends. */
function readColors({ data, width, height }: ImageData, top: number, colors: Float32Array): void {
  colors.fill(0)
  for (let y = Math.max(0, top); y < Math.min(height, top + 4); y += 1)
    for (let x = 0; x < width; x += 1)
      for (let color = 0; color < 3; color += 1)
        colors[((y - top) * (width + 2) + x + 1) * 3 + color] =
          ((data[(y * width + x) * 4 + color] ?? 0) - (middle[color] ?? 0)) / 255
}

type Sum = { from: number; rowLength: number; sums: Float32Array }

function sumColors(colors: Float32Array, first: FaceWeights['first'], { from, rowLength, sums }: Sum): void {
  const kinds = sums.length
  sums.set(first.bias)
  for (let at = 0; at < 27; at += 1) {
    const color = colors[from + Math.floor(at / 9) * rowLength + (at % 9)] ?? 0
    for (let kind = 0; kind < kinds; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + color * (first.filters[at * kinds + kind] ?? 0)
  }
}

/** A layer that looks at each channel by itself, then mixes them; of each four answers the strongest stays. */
function foldLayer(input: Field, layer: Layer, step: 1 | 2): Field {
  const { width, height, channels } = input
  const kinds = layer.bias.length
  const out = emptyField(Math.floor(width / step), Math.floor(height / step), kinds)
  const seen = new Float32Array(channels)
  const sums = new Float32Array(kinds)
  for (let y = 0; y < out.height * step; y += 1)
    for (let x = 0; x < out.width * step; x += 1) {
      look(input, layer.looks, { x, y, seen })
      mix(seen, layer, sums)
      if (step === 2) keepStrongest(out, sums, ((y >> 1) * out.width + (x >> 1)) * kinds)
      else
        for (let up = 0; up < 2 && up <= y; up += 1)
          for (let left = 0; left < 2 && left <= x; left += 1)
            keepStrongest(out, sums, ((y - up) * width + x - left) * kinds)
    }
  return out
}

type Place = { x: number; y: number; seen: Float32Array }

function look({ data, width, height, channels }: Field, looks: Float32Array, { x, y, seen }: Place): void {
  seen.fill(0)
  for (let down = -1; down <= 1; down += 1)
    for (let across = -1; across <= 1; across += 1) {
      if (y + down < 0 || y + down >= height || x + across < 0 || x + across >= width) continue
      const from = ((y + down) * width + x + across) * channels
      const with9 = ((down + 1) * 3 + across + 1) * channels
      for (let channel = 0; channel < channels; channel += 1)
        seen[channel] = (seen[channel] ?? 0) + (data[from + channel] ?? 0) * (looks[with9 + channel] ?? 0)
    }
}

function mix(seen: Float32Array, { mixes, bias }: Pick<Layer, 'mixes' | 'bias'>, sums: Float32Array): void {
  const channels = seen.length
  for (let kind = 0; kind < sums.length; kind += 1) {
    let sum = bias[kind] ?? 0
    const from = kind * channels
    for (let channel = 0; channel < channels; channel += 1)
      sum += (seen[channel] ?? 0) * (mixes[from + channel] ?? 0)
    sums[kind] = sum
  }
}

function keepStrongest({ data }: Field, sums: Float32Array, at: number): void {
  for (let kind = 0; kind < sums.length; kind += 1) {
    const value = leaky(sums[kind] ?? 0)
    if (value > (data[at + kind] ?? 0)) data[at + kind] = value
  }
}

function emptyField(width: number, height: number, channels: number): Field {
  const data = new Float32Array(width * height * channels).fill(-Infinity)
  return { data, width, height, channels }
}

function answer(field: Field, { last }: FaceWeights): Field {
  const { data, width, height, channels } = field
  const kinds = last.bias.length
  const out = emptyField(width, height, kinds)
  const sums = new Float32Array(kinds)
  for (let at = 0; at < width * height; at += 1) {
    mix(data.subarray(at * channels, (at + 1) * channels), last, sums)
    out.data.set(sums, at * kinds)
  }
  return out
}

const squash = (value: number) => 1 / (1 + Math.exp(-value))

/** Places in points of the picture that was looked at. */
function readGuesses({ data, width, height, channels }: Field, least: number): FoundFace[] {
  const found: FoundFace[] = []
  for (let at = 0; at < width * height; at += 1)
    for (const [index, [wide, high]] of guesses.entries()) {
      const from = at * channels + index * numbersAGuess
      const [x = 0, y = 0, across = 0, down = 0, sure = 0] = data.subarray(from, from + numbersAGuess)
      const score = squash(sure)
      if (score < least) continue
      const size = { width: Math.exp(across) * wide * cellSide, height: Math.exp(down) * high * cellSide }
      found.push({
        ...size,
        x: ((at % width) + squash(x)) * cellSide - size.width / 2,
        y: (Math.floor(at / width) + squash(y)) * cellSide - size.height / 2,
        score,
      })
    }
  return found
}
