import { deleteStorybookWishes, listStorybookWishes } from './storybook-wishes.queries.ts'
import type { Domain } from '../../domain.ts'

/** What a teacher sees of their classroom, and of what they want to hear. */
export const teachers = {
  name: 'teachers',
  floor: 6,
  owns: { storybook_wishes: 'deleted' },
  keeps: {
    ownWork: ['storybook_wishes'],
  },
  routes: async () => (await import('./teachers.routes.ts')).teacherRoutes,
  personalData: [
    {
      name: 'storybook_wishes',
      erase: (_, tx, { userId }) => deleteStorybookWishes(tx, userId),
      export: (_, tx, { userId }) => listStorybookWishes(tx, userId),
      place: 132,
    },
  ],
} as const satisfies Domain
