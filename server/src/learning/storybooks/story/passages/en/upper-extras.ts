import type { Extras } from '../passage-words.ts'

/** The long sentences of books for grades 4 and 5. */
export const upperExtras: Extras = {
  setting: [
    'Beginnings are usually quiet, and the people inside them hardly ever notice that something important has already started happening.',
    'Somewhere between the first minute and the second, ordinary curiosity turned into something stronger, and suddenly everybody was paying attention.',
    'There was a feeling in the classroom like the feeling just before a thunderstorm, when everything seems to be holding perfectly still.',
    'Nobody could have predicted where it would lead us, and that uncertainty was exactly what made it so interesting from the beginning.',
    'We were curious, and a little impatient, and if we are completely honest, some of us were already imagining the ending.',
  ],
  wish: [
    'It was the sort of wish that follows you around, waiting patiently behind every other thought until you have time for it.',
    'Wanting something together is different from wanting it alone, because twenty small wishes can add up to something enormous.',
    'We imagined it on the way to school, we imagined it before falling asleep, and every time we imagined it differently.',
    'Perhaps it was too much to hope for, but hoping is free, and our class has always been generous with it.',
    'Some wishes are only for fun, but this one was serious, and we carried it carefully, like something that might spill.',
  ],
  firstTry: [
    'The first attempt at anything is a kind of question, and we asked ours with more confidence than information.',
    'We concentrated so completely that the ordinary noises of the classroom seemed to come from somewhere very far away.',
    'It was not a perfect plan, but a plan that you actually try is better than a perfect one that stays inside your head.',
    'Every one of us noticed something slightly different, which is what happens when many people pay attention to the same thing.',
    'We started with what seemed most obvious, because the obvious answer is sometimes right, and it is always nearby.',
  ],
  afterFirst: [
    'A first try hardly ever finishes anything, but it almost always shows you where the second one should begin.',
    'We had expected to feel disappointed, but what we mostly felt was curious, and curiosity is much better company.',
    'It is surprising how much you can learn from something that does not give you the answer you were hoping for.',
    'Instead of an ending we had found another beginning, and we were starting to understand that this happens quite often.',
    'There was a great deal left to wonder about, and wondering, fortunately, is something our class does extremely well.',
  ],
  secondTry: [
    'A second try is more thoughtful than a first, because by then you understand how much you did not understand before.',
    'We were more careful this time, and more patient, and we listened to each other before we decided anything.',
    'Trying again takes a particular kind of courage, the kind that does not look like courage until somebody mentions it.',
    'We paid attention to the little details that had escaped us earlier, and there were considerably more of them than expected.',
  ],
  hard: [
    'There is a moment in the middle of nearly everything when giving up begins to sound like a sensible idea.',
    'Frustration is a heavy thing to carry, but it gets noticeably lighter when you discover that everyone is carrying some of it.',
    'Difficult feelings have a way of filling up a room, and for a little while ours was completely full of them.',
    'Not one of us had an answer, and it took some time before anyone was brave enough to say so.',
  ],
  turn: [
    'Sometimes the most important change is invisible, because it happens not in front of your eyes but somewhere behind them.',
    'It was such a simple idea that we wondered why none of us had considered it before, and then we were simply glad.',
    'From that moment everything seemed a little different, although nothing had changed except the way we were looking at it.',
    'A good thought spreads quickly in a classroom, traveling from one face to the next faster than anybody can whisper it.',
  ],
  thirdTry: [
    'By the third time you are not the same people who tried the first time, and that makes all the difference.',
    'Nobody was giving orders and nobody was being left behind, which is more difficult to arrange than it sounds.',
    'We had become good at trying, almost without noticing, the way you become good at anything that you do together every day.',
    'There was less talking than before and more understanding, as if we had learned a language made entirely of looks.',
  ],
  hush: [
    'Time behaves strangely in moments like that, stretching itself out until a single second feels as wide as an afternoon.',
    'Everything that we had hoped and guessed and worried about seemed to be waiting together with us in that silence.',
    'Even those of us who are never quiet were quiet, and that alone would have been worth remembering.',
    'We noticed our own breathing, and the breathing of everybody around us, and how it had slowly become the same.',
  ],
  climax: [
    'There are moments you understand only afterward, but this was one that we understood while it was still happening.',
    'It is a remarkable thing to look around and discover your own feeling on everybody else’s face at exactly the same time.',
    'Later we would tell it again and again, and every one of us would remember a slightly different part as the most important.',
    'If feelings had a sound, the people in the next classroom would certainly have come over to ask what was happening.',
  ],
  last: [
    'People often ask what we learned, and the honest answer is longer than anything that would fit on a report.',
    'Stories like this one are never about only one thing, even when they seem simple to somebody who was not there.',
    'We have talked about it many times since, and every time we discover something that we had not noticed before.',
    'It took us all this time to understand it, and now we would like to share it with you.',
  ],
  quiet: [
    'Grief is a big word for a feeling that even very small people can have, and nobody ever has to carry it alone.',
    'Nobody can tell you how long it takes, because it takes as long as it takes, and that is different for everyone.',
    'We discovered that remembering hurts a little and helps a little, and that both of these can be true at the same time.',
    'There are days when the kindest thing that anybody can do is simply to sit beside you and not say anything at all.',
    'The classroom looked exactly the same as it had before, and yet it felt different, and every one of us could feel it.',
    'Sometimes there is no answer, and then it is good to have people around you who do not have the answer, either.',
    'It surprised us how many little things we remembered, and how every one of them made us smile and swallow together.',
    'Being gentle takes practice, like everything that matters, and we practiced it that week more than we ever had before.',
  ],
}
