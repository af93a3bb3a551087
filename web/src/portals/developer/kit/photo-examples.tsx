import { PhotoGrid } from '../../../pictures/photo-grid/photo-grid.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Example } from './example.tsx'

/** A plain square for a photo: the page of the kit has none of a classroom. */
const pictureOf = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><path fill="${color}" d="M0 0h320v240H0z"/></svg>`)}`

const colors = ['steelblue', 'darkseagreen', 'sandybrown']

/** Photos as the public pages show them: with words, with many, and without. */
export function PhotoExamples() {
  const texts = useTexts('kitPage')
  const captions = [texts.sentence, texts.longWords, null]
  const photos = colors.map((color, place) => ({
    id: color,
    url: '#main',
    thumbnail_url: pictureOf(color),
    caption: captions[place] ?? null,
    shared_on: '2026-11-16',
  }))
  return (
    <Example part="photo-grid" isPictured={false}>
      <PhotoGrid photos={photos} label={texts.photos} plainAlt={texts.photo} />
    </Example>
  )
}
