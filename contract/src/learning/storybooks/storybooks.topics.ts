/** What open screens hear of storybooks. */
export const storybookTopics = ['storybook.changed'] as const
