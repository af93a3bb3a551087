import sharp from 'sharp'

const wall =
  '<rect width="960" height="720" fill="#fff3d6"/><rect y="520" width="960" height="200" fill="#d9a066"/>'

const row = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('')

const colors = ['#1f3fa3', '#c8452e', '#2c8c5a', '#f0b429', '#6b3fa0']
const colorAt = (at: number) => colors[at % colors.length] ?? '#1f3fa3'

/** Things that a classroom buys, as parts of an SVG of 960 by 720. */
export const demoPictures = {
  books: `${wall}<rect x="120" y="140" width="720" height="420" fill="#8a5a33"/>${row(
    26,
    (at) =>
      `<rect x="${140 + (at % 13) * 52}" y="${at < 13 ? 160 : 370}" width="42" height="${150 + ((at * 37) % 30)}" fill="${colorAt(at)}"/>`,
  )}`,
  paint: `${wall}${row(
    5,
    (at) =>
      `<rect x="${110 + at * 155}" y="380" width="110" height="170" rx="14" fill="#e9edf5"/><ellipse cx="${165 + at * 155}" cy="380" rx="55" ry="20" fill="${colorAt(at)}"/><circle cx="${165 + at * 155}" cy="${180 + ((at * 53) % 70)}" r="60" fill="${colorAt(at)}" opacity="0.7"/>`,
  )}`,
  board: `${wall}<rect x="140" y="110" width="680" height="360" fill="#1f4a3d" stroke="#8a5a33" stroke-width="22"/>${row(
    4,
    (at) => `<rect x="200" y="${170 + at * 70}" width="${520 - at * 90}" height="14" rx="7" fill="#f3f5ee"/>`,
  )}`,
  plants: `${wall}<rect x="90" y="90" width="780" height="300" fill="#bfe0f5"/>${row(
    4,
    (at) =>
      `<path d="M${170 + at * 200} 560 V${330 - at * 20}" stroke="#2c8c5a" stroke-width="12"/><ellipse cx="${200 + at * 200}" cy="${380 - at * 20}" rx="48" ry="22" fill="#4caf6e"/><path d="M${120 + at * 200} 480 h100 l-18 110 h-64z" fill="#c8452e"/>`,
  )}`,
  boxes: `${wall}${row(
    3,
    (at) =>
      `<rect x="${160 + at * 220}" y="${340 - at * 40}" width="190" height="${230 + at * 40}" fill="#c58f52"/><rect x="${160 + at * 220}" y="${340 - at * 40}" width="190" height="34" fill="#8a5a33"/>`,
  )}`,
} as const

/** A drawn picture, as if a camera had taken it. */
export function renderDemoPicture(parts: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">${parts}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
