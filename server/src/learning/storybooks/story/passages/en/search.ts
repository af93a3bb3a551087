import type { PassageWords } from '../passage-words.ts'

export const search: PassageWords = {
  setting: [
    'It all began with a question. / @ * / +[A question is like an itch~A question is like an itch in a place you can’t reach]. / ++You can’t just leave it alone. / Why? Why? Why?',
    '@ * / +[Was that the end of it? No.~You might think that was the end of it.] / ++Our heads did not stop. Our heads had just begun. / What was really going on?',
    'Have you ever had a why in your head? / +[It hops like a frog~It hops around in there like a frog, and it will not sit still]. / @ * / ++“I have one, too,” said one friend. / Where would it hop to next?',
  ],
  wish: [
    'We wanted to know. / +Not just a little. / +[We wanted to know all of it~We wanted to know all the way down to the bottom]. / ++“I bet it is easy,” said one friend. “I bet it is not,” said another. / ++We wanted to know that, too.',
    'Some people like to be told. We wanted to find out. / +[That is not the same~Those are two very different things]. / ++When you are told, you nod. When you find out, you shout. / ++“I want to shout,” said one friend.',
    '{real}“I wish {the} could talk,” said one friend. / +“What would you ask {them}?” we said. / +“[Everything~Everything, and then everything else].” / ++We wished for that, too. / ++[We wished for it all day~We wished it in the morning, and we wished it again in the afternoon].',
  ],
  firstTry: [
    '@ * / So we tried a guess. / +[A guess is a good way to start~A guess is a door, and you have to push it to see what is behind]. / ++It was a big, brave guess. / Was it right?',
    '@ * / First, we tried looking hard. / +[We looked the way cats look~We looked the way a cat looks at a closed door]. / ++“What do you see?” asked one friend. “I see a why,” said another. / What did it mean?',
    '@ * / We tried to ask it a question. / +How big? How small? How come? / ++[We asked and asked~We asked and we asked, and then we asked each other]. / Which question was the best?',
  ],
  afterFirst: [
    '[Maybe. Maybe not~Perhaps it was, and perhaps it was not]. / That is how it is with a guess. / +You hold it softly[~, so that you can let it go when a better one comes along]. / ++“Here comes one more,” said one friend.',
    'One clue is not an answer. / But it is a start. / +We kept it. We wanted more. / ++[Clues like friends~Clues like company, just as we do]. / ++“Come out, come out,” said one friend to all the other clues.',
    'The best one was “How do you know?” / +[That one makes you stop~That is the one that makes you stop and look again]. / ++“Because I said so” did not count. / ++“Because we looked” [did~counted twice].',
  ],
  secondTry: [
    '@ * / We tried again, with a better question. / +[A good question is half of the answer~A better question is already half of an answer]. / ++Not “What is it?” but “How do you know?” / So how did we know?',
    '@ * / Next, we tried thinking out loud. / +[Out loud, a thought gets legs~Once it is out loud, a thought grows legs and walks around the classroom]. / “What if…” said one friend. “But what if…” said another. / What if both were right?',
    '{real}@ * / Then we tried to think like {the}. / +[It is not easy~It is not easy to think like something that is not you]. / ++“Hmm,” said one friend, and sat [very still~as still as could be]. “I think I’ve got it. No, wait.” / What would you think about?',
  ],
  trouble: [
    '@ * / Hmm, said our heads. / +[That did not fit~It did not fit, no matter which way we turned it]. / ++“Did we get it all wrong?” asked one friend. / ++[Wrong is a heavy word~Wrong is a heavy word to carry around by yourself].',
    '@ * / We did not see that coming. / +[It is odd when a thing surprises you~It is a strange feeling when a thing will not do what you thought it would]. / ++“Now I know less,” said one friend, [with a sigh~with a long, long sigh].',
  ],
  doubt: [
    '@ * / Hmm, said our heads. / +[The more we knew, the less we knew~The more we knew, the more there was to know]. / ++It felt like a sock with a hole in it[~: the harder you pull, the bigger it gets].',
    '@ * / We were stuck in the middle of a maybe. / +[A maybe is a wobbly place~A maybe is a wobbly place to stand]. / ++“Is there even an answer?” asked one friend. / ++That was a [good~very good] thing to ask.',
    '@ * / Our heads were full of whys. / +[They bumped like boats~They bumped into each other like little boats]. / ++“One at a time,” said one friend. / ++But whys do not like to wait in line[~, and ours were no better than others].',
  ],
  turn: [
    'Then we stopped and said it slowly. / @ * / +[We had been too fast~We had been asking faster than we had been looking]. / ++“Say that again,” said one friend. / ++[Said slowly, it made more sense~Said slowly, it began to have a shape].',
    'But being stuck is good for something. / @ * / +[You stop. You look~When you are stuck you stop, and when you stop you look]. / ++And when we looked, we looked from another side. / Had it been there all along?',
    'Then a little thought came in. / +It did not shout. / @ * / +[It just sat down and waited~It just sat down among the big thoughts and waited for its turn]. / ++“What about me?” said the little thought. / Could that be it?',
  ],
  thirdTry: [
    'So we tried a third time. / @ * / +[One small step, then one more~We took one small step of thinking, and then one more]. / ++“I think I see,” said one friend. / ++“I think I almost see,” said another.',
    'One more try! This time we put it all together. / @ * / +[Your clue. My clue~Your clue went beside my clue, and my clue went beside somebody else’s]. / ++“Does it fit?” we asked. We turned it around in our heads [to see~to see it from the back].',
    'We tried again, and this time we listened to each other. / @ * / +[Two heads know more than one~Two heads know more than one, and a class has a great many heads]. / ++“That is what I think, too,” said one friend. “[Sort of~Well, sort of].”',
  ],
  hush: [
    '@ * / We were close. We could feel it. / +[It was right there~It was like a word that sits on the tip of your tongue and will not jump]. / ++“Wait, wait, wait,” said one friend. / Was this it?',
    '@ * / All our heads were humming. Hummm. / ++[One hum got loud~One hum got louder, and then another joined in]. / And then…',
    '@ * / We stood very still inside. / +[A good thought is like a bird~A good thought is like a bird on a fence, and you must not wave your arms]. / ++Closer. Closer. / And then…',
  ],
  climax: [
    '@ * / +“Oh!” said one friend. / +“Ohhh,” said the class. / ++[There is no better sound at school~There may be no better sound in any school].',
    '@ * / +So that was it! [Or some of it~Or, to be honest, that was some of it]. / ++[Finding out made us want more~Finding out felt so good that we wanted to do it again].',
    '@ * / +It felt like a light going on. / ++[Click~Click, and there we all were, blinking]. / ++“Now I can’t stop seeing it,” said one friend.',
  ],
  quietClimax: [
    '“Oh!” said one friend. / “Ohhh,” said the class. / +[An answer can be small~Some answers are small enough to hold in one hand]. / +Ours was this: keep asking. / ++[It works for big things and small things~It works for big things and for small things, and it works on days when nothing else does].',
    'It felt like a light going on. / +[Click~Click, and there we all were, blinking]. / We did not know it all, but we knew how to find out. / ++“That is better,” said one friend. / ++[We think so, too~And the more we think about it, the more we think so, too].',
  ],
  endings: [
    '@ / So, did we find out? / +[We found out a lot~We found out more than we had hoped to]. / ++[We found out how good it feels~Most of all, we found out how good it feels to find out]. / And what comes after an answer? // Another question!',
    '@ / You would think that a why ends when you answer it. / +It does not. / ++[It makes more whys~It has babies, the way a cat does, in the back of the closet]. / +Now we have so many of them. / Do you want one? // Here: why?',
    '@ / Now you know what we know. / +[But there is so much that we do not know~But knowing is only one half, and wondering is the other]. / ++We wonder all the time. It does not cost a thing. / What do you wonder about? // Tell us!',
  ],
  refrains: [
    'Look again, look again.',
    'Why, oh why, oh why?',
    'Ask it. Guess it. Ask again.',
    'Hmm, said our heads. Hmm, hmm, hmm.',
    '{Bare}, {bare}, tell us why.',
    'Look close. Look closer. Look again.',
  ],
}
