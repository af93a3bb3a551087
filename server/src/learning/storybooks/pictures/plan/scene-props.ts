import type { SceneName } from '../picture.ts'
import type { PropName } from '../props/all-props.ts'

/** What stands in a scene whose page names no thing. */
export const usualProps: Record<SceneName, readonly PropName[]> = {
  classroom: ['book', 'crayons', 'globe', 'pencil', 'blocks', 'puzzle'],
  garden: ['seedling', 'wateringCan', 'flower', 'butterfly', 'trowel'],
  library: ['book', 'books', 'star'],
  lab: ['flask', 'magnifier', 'microscope', 'magnet'],
  playground: ['ball', 'kite', 'jumpRope', 'bubbles'],
  kitchen: ['bowl', 'bread', 'apple', 'cookies'],
  stage: ['microphone', 'drum', 'mask', 'notes'],
  bus: ['backpack', 'lunchbox', 'map', 'camera'],
  museum: ['map', 'magnifier', 'camera', 'dinosaur'],
  beach: ['shell', 'pail', 'sandcastle', 'crab'],
  forest: ['leaf', 'acorn', 'bird', 'magnifier', 'mushroom'],
  night: ['telescope', 'lantern', 'star', 'rocket'],
  snow: ['snowman', 'sled', 'bird'],
  city: ['map', 'balloon', 'dog', 'bike'],
}

/** Where a thing is at home: decides where the words name no place. */
export const sceneOfProp: Partial<Record<PropName, SceneName>> = {
  ...{ seedling: 'garden', wateringCan: 'garden', trowel: 'garden', sunflower: 'garden', flower: 'garden' },
  ...{
    carrot: 'garden',
    tomato: 'garden',
    pumpkin: 'garden',
    butterfly: 'garden',
    bee: 'garden',
    corn: 'garden',
  },
  ...{ book: 'classroom', books: 'library', flask: 'lab', microscope: 'lab', magnet: 'lab', robot: 'lab' },
  ...{ ball: 'playground', soccerBall: 'playground', basketball: 'playground', kite: 'playground' },
  ...{
    jumpRope: 'playground',
    bike: 'playground',
    bubbles: 'playground',
    dog: 'playground',
    rainbow: 'playground',
  },
  ...{
    bread: 'kitchen',
    bowl: 'kitchen',
    cookies: 'kitchen',
    cake: 'kitchen',
    pizza: 'kitchen',
    milk: 'kitchen',
  },
  ...{
    drum: 'stage',
    guitar: 'stage',
    violin: 'stage',
    trumpet: 'stage',
    microphone: 'stage',
    mask: 'stage',
  },
  ...{ puppet: 'stage', piano: 'stage', notes: 'stage', crown: 'stage', maracas: 'stage' },
  ...{ dinosaur: 'museum', suitcase: 'bus', whale: 'beach', crab: 'beach', shell: 'beach', pail: 'beach' },
  ...{
    sandcastle: 'beach',
    boat: 'beach',
    owl: 'forest',
    acorn: 'forest',
    mushroom: 'forest',
    tent: 'forest',
  },
  ...{ leaf: 'forest', nest: 'forest', telescope: 'night', rocket: 'night', star: 'night', lantern: 'night' },
  ...{
    snowman: 'snow',
    sled: 'snow',
    penguin: 'snow',
    train: 'city',
    toyCar: 'classroom',
    blocks: 'classroom',
    duck: 'garden',
  },
}
