import sharp from 'sharp'
import { expect, test } from 'vitest'
import { castOf } from './cast-of.ts'
import { drawPicture } from './draw-picture.ts'
import { makePen } from './pen/pen.ts'
import { palettes } from './pen/palettes.ts'
import { drawChild } from './people/draw-child.ts'
import { poseNames } from './people/poses.ts'
import { pictureStyles, sceneNames, type PictureInput } from './picture.ts'
import { propNames, props } from './props/all-props.ts'
import { sceneWords } from './words/scene-words.ts'

const page = (more: Partial<PictureInput> = {}): PictureInput => ({
  ...{ text: 'The class planted a seed in the garden.', caption: '', prompt: '' },
  ...{ pageNumber: 2, pageCount: 12, style: 'storybook', seed: 5, cast: castOf(5) },
  ...more,
})

/** Throws where the markup is not well-formed. */
const size = async (svg: string) => {
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  return [width, height]
}

test('the same input yields the same picture, another seed another one', () => {
  expect(drawPicture(page())).toEqual(drawPicture(page()))
  expect(drawPicture(page({ seed: 6 })).svg).not.toBe(drawPicture(page()).svg)
})

test.each(pictureStyles)(
  'each scene is drawn in the style %s as well-formed markup of at most 60 KB',
  async (style) => {
    const drawn = new Set<string>()
    for (const [at, name] of sceneNames.entries()) {
      for (const pageNumber of [1, 2, 3, 4]) {
        const prompt = sceneWords[name].en.map((word) => word.replace('*', '')).join(' ')
        const { svg, scene } = drawPicture(page({ prompt, style, pageNumber, seed: at, cast: castOf(at) }))
        drawn.add(scene)
        expect(Buffer.byteLength(svg)).toBeLessThan(60 * 1024)
        expect(await size(svg)).toEqual([1200, 800])
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
    expect(drawn.size).toBe(sceneNames.length)
  },
)

test.each(pictureStyles)('each pose and each thing is drawn in the style %s', async (style) => {
  const palette = palettes[1]
  const pen = makePen({ style, ink: palette.ink, scale: 1, light: (color) => color })
  const [walks, rolls] = [
    { ...castOf(1).children[0], wheelchair: false },
    { ...castOf(2).children[0], wheelchair: true },
  ] as [Parameters<typeof drawChild>[2], Parameters<typeof drawChild>[2]]
  const acting = { look: { turn: 0.5, nod: 0 }, mood: 'joy' } as const
  const drawings = [
    ...poseNames.flatMap((pose) =>
      [walks, rolls].flatMap((child) => [
        drawChild(pen, palette, child, { ...acting, pose, way: 1 }),
        drawChild(pen, palette, child, { ...acting, pose, way: -1 }),
      ]),
    ),
    ...propNames.map((name) => props[name].draw(pen, palette)),
  ]
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/)
    expect(
      await size(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${drawing}</svg>`),
    ).toEqual([9, 9])
  }
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('nothing of a text gets into the drawing, whatever it holds', async () => {
  const text =
    'Quetzali Zebulon <script>alert("x")</script> &amp; ]]> \u202e 👩‍🚀 \u0000 {thing} garden $& ٱلْمَدْرَسَة'
  for (const style of pictureStyles) {
    const { svg } = drawPicture(page({ text, caption: text, prompt: text, style }))
    expect(await size(svg)).toEqual([1200, 800])
    expect(svg).not.toMatch(/quetzali|zebulon|script|alert|amp|garden/i)
    expect(svg).not.toMatch(/<(text|title|desc|image|style|foreignObject|use|a)\b|href|\son\w+=/)
    expect(svg).toBe(
      drawPicture(page({ text: `${text} Xylotomous`, caption: text, prompt: text, style })).svg,
    )
  }
})

test('a very long text and an empty one are drawn too', async () => {
  const long = 'We looked at the moon. '.repeat(10_000)
  for (const text of [long, '', ' ', '🐛🐛🐛'])
    expect(await size(drawPicture(page({ text, caption: text, prompt: text })).svg)).toEqual([1200, 800])
})

test('no filter, texture or mask ever lies on a face: none holds one, none comes after one', () => {
  for (const style of pictureStyles)
    for (let pageNumber = 1; pageNumber <= 12; pageNumber += 1) {
      const { svg } = drawPicture(page({ style, pageNumber, text: 'We sang a song of rain on the stage.' }))
      expect(svg).toContain('data-part="face"')
      const body = svg.slice(svg.indexOf('</defs>'))
      const open: string[] = []
      let faces = 0
      for (const [, closing, name = '', attributes = '', alone] of body.matchAll(
        /<(\/?)(\w+)([^>]*?)(\/?)>/g,
      )) {
        if (closing) open.pop()
        else {
          if (attributes.includes('data-part="face"')) {
            faces += 1
            expect(open.filter((ancestor) => /filter|mask|opacity|clip-path|pattern/.test(ancestor))).toEqual(
              [],
            )
          }
          if (faces > 0)
            expect(`${name}${attributes}`).not.toMatch(/filter=|mask=|url\(#\w+(grain|glow|d\d)\)/)
          if (!alone) open.push(attributes)
        }
      }
    }
})

test('where a style has a texture, it does lie on the place', () => {
  const under = (style: PictureInput['style']) => {
    const { svg } = drawPicture(page({ style }))
    return svg.slice(svg.indexOf('data-part="place"'), svg.indexOf('data-part="face"'))
  }
  expect(under('storybook')).toMatch(/url\(#\w+grain\)/)
  expect(under('watercolor')).toMatch(/url\(#\w+grain\)/)
  expect(under('comic')).toMatch(/url\(#\w+d0\)/)
})

test('names of gradients and patterns of two pictures on one page never meet', () => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const [one, other] = [ids(drawPicture(page()).svg), ids(drawPicture(page({ pageNumber: 3 })).svg)]
  expect(one.length).toBeGreaterThan(1)
  expect(new Set(one).size).toBe(one.length)
  expect(one.filter((id) => other.includes(id))).toEqual([])
})
