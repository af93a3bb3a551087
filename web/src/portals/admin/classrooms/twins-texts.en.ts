/** Classrooms that may be one, and what a merge does. */
export const twins = {
  title: 'May be the same classroom',
  lead: 'Families often nominate one classroom under two spellings. Merged, their nominations count together.',
  none: 'No other classroom looks like this one.',
  failed: 'Classrooms that may be the same could not be loaded.',
  signs: { mailbox: 'Same teacher', school: 'Similar school', teacher: 'Similar name', grade: 'Same grade' },
  nominated: { one: 'Nominated by {count} person', other: 'Nominated by {count} people' },
  confirmed: 'Confirmed',
  merge: 'Merge',
  mergeOf: 'Merge with {name}',
  mergedTitle: 'Became this classroom',
  mergedOn: 'Merged {day}',
  mergedNote:
    'This classroom was merged. It stays here as history: its links lead to the other one, and no draw knows it.',
  question: 'Merge these two classrooms?',
  which: 'Which one stays?',
  keepThis: 'This one',
  keepOther: 'The other one',
  pair: '{name} stays, and {gone} becomes part of it.',
  unread: 'What will happen could not be read.',
  happens: 'What will happen',
  moves: {
    one: '{count} nomination moves to {name}, which is then nominated by {after}.',
    other: '{count} nominations move to {name}, which is then nominated by {after}.',
  },
  both: {
    one: '{count} person nominated both and counts once.',
    other: '{count} people nominated both and count once.',
  },
  points:
    'Nominations of {name} weigh {before} in the next draws now, and {after} after it. The most is {most}.',
  links: {
    one: '{count} share link leads to {name} from then on.',
    other: '{count} share links lead to {name} from then on.',
  },
  claims: {
    one: '{count} confirmation that waits for you is then one for {name}.',
    other: '{count} confirmations that wait for you are then for {name}.',
  },
  requests: {
    one: '{count} link emailed to a teacher still works, and confirms {name}.',
    other: '{count} links emailed to teachers still work, and confirm {name}.',
  },
  stays: '{gone} stays as history with its words. It is in no list, no search of visitors and no draw.',
  public:
    'Visitors see one classroom with the nominations of both. Lists of draws that are fixed or over stay as published.',
  told: 'Nobody is written to: nominations count as they were told, and every emailed link goes on working.',
  forGood: 'This can’t be undone.',
  typed: 'Type {words} to confirm',
  words: 'MERGE',
  act: 'Merge for good',
  cancel: 'Cancel',
  done: '{gone} is now {name}',
  actFailed: 'The classrooms were not merged.',
  refused: {
    'classrooms.merge_same': 'A classroom can’t be merged with itself.',
    'classrooms.merge_done': 'One of these classrooms was already merged. Reload the page to see into which.',
    'classrooms.merge_teachers':
      'These classrooms have different teachers, so they are not the same classroom.',
    'classrooms.merge_led':
      'The classroom that would go has a teacher and the other has none. Keep the one with the teacher.',
    'classrooms.merge_money':
      'The classroom that would go was given money, or money is on its way to it. Keep that one instead. If both were given money, they stay two.',
    'classrooms.merge_draws':
      'The classroom that would go stands in the published list of a draw. Keep that one instead. If both do, they stay two.',
    'classrooms.merge_in_use':
      'The teacher keeps photos, storybooks or a class list in the classroom that would go. Keep that one instead. If both are in use, they stay two.',
  },
} as const
