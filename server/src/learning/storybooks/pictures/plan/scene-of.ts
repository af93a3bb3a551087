import { sceneNames, type SceneName } from '../picture.ts'
import type { PropName } from '../props/all-props.ts'
import { countWords } from '../words/find-words.ts'
import { hintWords, placeNames, sceneWords } from '../words/scene-words.ts'
import { sceneOfProp } from './scene-props.ts'
import type { Source } from './sources.ts'

type Count = { scene: SceneName; points: number; proof: number }

/** The place that words tell of, or nothing: a book or a star may be anywhere, two such words hardly. */
export function provenScene(sources: readonly Source[]): SceneName | undefined {
  return best(countScenes(sources).filter(({ proof }) => proof > 1))
}

/** The place that words or things hint at, where nothing else says where the page plays. */
export function hintedScene(sources: readonly Source[], told: readonly PropName[]): SceneName | undefined {
  const near = (scene: SceneName) => told.slice(0, 2).some((name) => sceneOfProp[name] === scene)
  const counts = countScenes(sources).map((count) =>
    near(count.scene) ? { ...count, points: count.points + 0.6 } : count,
  )
  return best(counts.filter(({ points }) => points > 0))
}

function countScenes(sources: readonly Source[]): Count[] {
  return sceneNames.map((scene) => {
    const count: Count = { scene, points: 0, proof: 0 }
    for (const { plain, tongues, weight } of sources) {
      const names = countWords(plain, tongues, placeNames[scene])
      const words = countWords(plain, tongues, sceneWords[scene])
      const hints = countWords(plain, tongues, hintWords[scene])
      count.points += weight * (4 * names + words + hints)
      count.proof += 2 * (names + words) + hints
    }
    return count
  })
}

/** The first of those with the most points. */
function best(counts: readonly Count[]): SceneName | undefined {
  let most: Count | undefined
  for (const count of counts) if (count.points > (most?.points ?? 0)) most = count
  return most?.scene
}
