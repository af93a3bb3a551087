/** The English words of goals: what stands between the elements, and the names of areas. */
export const wordsEn = {
  areas: {
    reading_fluency: 'reading fluency',
    reading_comprehension: 'reading comprehension',
    writing: 'written expression',
    calculation: 'math calculation',
    problem_solving: 'math problem solving',
    communication: 'communication',
    behavior: 'behavior',
    social: 'social skills',
    motor: 'motor skills',
    self_help: 'self-help skills',
    transition: 'transition skills',
  },
  student: 'the student',
  outOf: 'of',
  per: 'per',
  atLeast: 'at least',
  noMoreThan: 'no more than',
  within: 'within',
  checks: {
    date: 'Says by which date',
    condition: 'Says under what condition or with what materials',
    verb: 'Has one verb that others can see or hear',
    number: 'Has a number as the criterion',
    baseline: 'Has the baseline',
    unit: 'Counts the criterion and the baseline in the same unit',
    beyond: 'The criterion is better than the baseline',
    measured: 'Says how it is measured',
    often: 'Says how often',
    who: 'Says who measures',
    need: 'Names the need of the present level',
  },
  asks: {
    present_level: 'What can the student do now? Write a sentence or two, with a number.',
    number:
      'The present level has no number that can be measured again. How many, how often, or how much can the student do now (for example 42 words correct per minute, 2 of 5 trials, 60% of steps)?',
    baseline: 'There is more than one number. Which one is the baseline of this goal?',
    area: 'Which area is this goal about?',
    behavior:
      'What will the student do that others can see or hear? Name one action, such as read, write, ask or tie.',
    student: 'The present level speaks of {name}. Is it about this student?',
    top: 'The baseline is already the most there is ({baseline}). Which harder skill, text or setting comes next, and what is the baseline there?',
    bottom:
      'The baseline is already zero ({baseline}). Which skill comes next, and what is the baseline there?',
  },
  notes: {
    team_decides: 'This is a draft. The IEP team, with the family, decides on the goal.',
    proposed: 'Not in the present level, so proposed by the tool: {list}. Check each one.',
    other_names: 'The present level has another name in it ({list}). It is not in the goal.',
    other_numbers:
      'The present level has more than one number. This goal is about one of them; not used: {list}.',
    cut: 'Only the first {number} letters of the present level were read.',
    summer: 'The date is in the summer. Check that school is in session, or choose another day.',
    range:
      'The present level gives a range. The end of it that is closer to the goal was taken as the baseline.',
    replacement: 'The goal reduces a behavior. Teams often add a goal for the skill that takes its place.',
    harder_text:
      'The baseline is at or above what is typical in spring for text of this grade. Consider text of a higher grade.',
  },
  elements: {
    byDay: 'the date',
    condition: 'the condition',
    verb: 'the wording of the action',
    criterion: 'the criterion',
    inARow: 'how many measurements in a row',
    measuredBy: 'how it is measured',
    howOften: 'how often',
    who: 'who measures',
  },
  sources: {
    hasbrouck_tindal:
      'The goal grows as is typical: about {rate} more words each week for {weeks} weeks. It stops at {top}, what an average reader of grade {grade} text reads in spring (Hasbrouck & Tindal, 2017).',
    hasbrouck_tindal_2006:
      'The goal grows as is typical: about {rate} more words each week for {weeks} weeks. It stops at {top}, what an average reader of grade {grade} text reads in spring (Hasbrouck & Tindal, 2006).',
    fuchs_math:
      'The goal grows as is typical in grade {grade}: about {rate} more correct digits each week for {weeks} weeks (Fuchs et al., 1993).',
    fuchs_maze:
      'The goal grows as is typical: about {rate} more correct replacements each week for {weeks} weeks (Fuchs et al., 1993).',
    fuchs_spelling:
      'The goal grows as is typical in grade {grade}: about {rate} more correct letter sequences each week for {weeks} weeks (Fuchs et al., 1993).',
    half_way:
      'Nobody has published how much this grows in a year. The tool proposes half of the way to the most there is; adjust it to your student.',
    half_more:
      'Nobody has published how much this grows in a year. The tool proposes up to twice a small number, or half as much again of a large one; adjust it to your student.',
    half: 'Nobody has published how much this shrinks in a year. The tool proposes half of what it is now; adjust it to your student.',
  },
}

export type GoalWords = typeof wordsEn
