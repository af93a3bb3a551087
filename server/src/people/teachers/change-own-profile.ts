import type { Actor } from '../../http/actor.ts'
import type { Services } from '../../services.ts'
import { readOwnProfile, type OwnProfile } from './read-own-profile.ts'
import { saveStorybookWishes, type SaidOfStorybooks } from './storybook-wishes.queries.ts'

/** Keeps of which kinds of storybooks a teacher wants to hear. Answers the whole profile. */
export async function changeOwnProfile(
  services: Services,
  { actor, wishes }: { actor: Actor; wishes: SaidOfStorybooks },
): Promise<OwnProfile> {
  const { userId } = actor
  await services.database.transaction((tx) =>
    saveStorybookWishes(tx, { userId, wishes, at: services.clock.now() }),
  )
  return readOwnProfile(services, { actor })
}
