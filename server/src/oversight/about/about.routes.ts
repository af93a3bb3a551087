import { aboutEndpoints } from '@tower/contract/oversight/about.contract.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import { readerWith } from '../../reader.ts'
import type { Services } from '../../services.ts'
import { viewClassroomFile, viewSection } from './about.view.ts'
import { readAboutClassroom } from './read-about-classroom.ts'
import { readAboutPerson } from './read-about-person.ts'

/** Mounts the calls of this domain. */
export function aboutRoutes(
  serve: Serve,
  services: Services,
  { aboutPerson, aboutClassroom, told }: Above,
): void {
  serve(aboutEndpoints, {
    person: async ({ actor, params }) => {
      const { person, sections } = await readAboutPerson(services, {
        ...params,
        declared: aboutPerson,
        reader: readerWith(actor.duties, told),
      })
      return { person, sections: sections.map(viewSection) }
    },
    classroom: async ({ actor, params }) => {
      const { classroom, sections } = await readAboutClassroom(services, {
        ...params,
        declared: aboutClassroom,
        reader: readerWith(actor.duties, told),
      })
      return { classroom: viewClassroomFile(classroom), sections: sections.map(viewSection) }
    },
  })
}
