import type { SlotStory } from '@tower/contract/matching/draw-views.contract.ts'
import type { SlotStepState } from '../../pictures/tower/slot-story.tsx'

/** One step of a slot's public way: what happened, when, and whether it is still to come. */
export type StoryStep = {
  name: 'paid' | 'minted' | 'waits' | 'drawn' | 'designation' | 'staff' | 'takenBack' | 'classroom' | 'bought'
  shape: 'circle' | 'square' | 'arch'
  state: SlotStepState
  on: string | null
}

/** The steps of a slot in order. A slot that was taken back ends there; what it bought is told of classrooms that are named. */
export function storySteps(slot: SlotStory): StoryStep[] {
  const came: StoryStep[] = [
    { name: 'paid', shape: 'circle', state: 'done', on: slot.minted_on },
    { name: 'minted', shape: 'square', state: 'done', on: slot.minted_on },
  ]
  if (slot.state === 'taken_back')
    return [...came, { name: 'takenBack', shape: 'square', state: 'done', on: null }]
  if (slot.state === 'waiting') {
    return [
      ...came,
      { name: 'waits', shape: 'square', state: 'now', on: null },
      { name: 'classroom', shape: 'arch', state: 'next', on: null },
    ]
  }
  const how = slot.how === 'draw' ? 'drawn' : (slot.how ?? 'staff')
  const matched: StoryStep[] = [
    ...came,
    { name: how, shape: 'square', state: 'done', on: slot.matched_on },
    { name: 'classroom', shape: 'arch', state: 'done', on: slot.matched_on },
  ]
  if (slot.classroom === null) return matched
  return [...matched, { name: 'bought', shape: 'arch', state: slot.spent_cents ? 'done' : 'now', on: null }]
}
