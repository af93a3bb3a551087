import type { SceneName } from '../picture.ts'
import { drawAquarium } from './aquarium.ts'
import { drawBeach } from './beach.ts'
import { drawBusTrip } from './bus.ts'
import { drawCity } from './city.ts'
import { drawClassroom } from './classroom.ts'
import { drawDesert } from './desert.ts'
import { drawFarm } from './farm.ts'
import { drawForest } from './forest.ts'
import { drawFromAbove } from './from-above.ts'
import { drawGarden } from './garden.ts'
import { drawKitchen } from './kitchen.ts'
import { drawLab } from './lab.ts'
import { drawLibrary } from './library.ts'
import { drawMuseum } from './museum.ts'
import { drawNight } from './night.ts'
import type { Place, Scene, Scenery } from './place.ts'
import { drawPlayground } from './playground.ts'
import { drawSnow } from './snow.ts'
import { drawStage } from './stage.ts'
import { drawZoo } from './zoo.ts'

const scenes: Record<SceneName, Scene> = {
  ...{ classroom: drawClassroom, garden: drawGarden, library: drawLibrary, lab: drawLab },
  ...{ playground: drawPlayground, kitchen: drawKitchen, stage: drawStage, bus: drawBusTrip },
  ...{ museum: drawMuseum, beach: drawBeach, forest: drawForest, night: drawNight },
  ...{ snow: drawSnow, city: drawCity, aquarium: drawAquarium, zoo: drawZoo },
  ...{ desert: drawDesert, farm: drawFarm },
}

/** Where the page plays. */
export function drawScene(name: SceneName, place: Place): Scenery {
  return place.view === 'above' ? drawFromAbove(name, place) : scenes[name](place)
}
