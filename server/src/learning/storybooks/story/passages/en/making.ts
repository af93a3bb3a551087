import type { PassageWords } from '../passage-words.ts'

export const making: PassageWords = {
  setting: [
    '@ * / +[It was only an idea~It was only an idea, and an idea weighs nothing at all]. / ++But you can carry an idea in your head all day. / What could we turn it into?',
    'Every {one} starts somewhere. / +[This one started with us~This one started with us, a class full of busy fingers]. / @ * / ++Our fingers could not sit still. / Could we really do it?',
    'What do you get when you mix a class and a big idea? / +You get noise. / ++[You get a bit of a mess~You may also get a bit of a mess, but we will come to that]. / @ * / And what else do you get?',
  ],
  wish: [
    'We wanted to make a good one. / +It did not have to be the biggest. It did not have to be the best. / +We just wanted to point to it and say, “We did that.” / ++“I can see it in my head,” said one friend, [and shut both eyes to see it better~shutting both eyes in order to see it better].',
    '“What if it is great?” said one friend. / “What if it is a big mess?” said another. / +We thought about that. / +[A big mess did not sound so bad~To tell the truth, a big mess did not sound so bad]. / ++We wanted to find out which one it would be.',
    'We wanted to make something new. / +Something [with our own hands~that nobody had made with these very hands]. / ++[That is a good feeling~It is a good feeling when your hands know more than your mouth can say]. / ++“Let’s go, let’s go,” said one friend.',
  ],
  firstTry: [
    '@ * / First, we tried thinking. / +We thought about the top. We thought about the bottom. / ++[We thought so hard that it got quiet~We thought so hard that you could almost hear it, like bees in a wall]. / Was thinking enough?',
    '@ * / Try number one! / +We felt sure. We felt very sure. / ++“This will work,” said one friend. / ++[Being sure feels good~Being sure is a warm and cozy feeling]. / But were we right?',
    '@ * / We tried it fast. / +Fast is fun! / +[Go, go, go~Go, go, go, said our hands, and our hands did not wait for our heads]. / ++“Slow down,” said one friend. “Speed up,” said another. / Which way was best?',
  ],
  afterFirst: [
    'Thinking is a good start. / But you can’t hold a thought in your hand. / +“We need our hands, too,” said one friend. / ++Left hands, right hands, [all hands~clean hands and sticky hands], everybody’s hands. / ++[We were ready for more~We looked at them, and they looked ready for more].',
    'You never know on the first try. / +[That is why there is a second one~That is exactly why somebody invented a second one]. / ++“And a third one,” said one friend. / ++“And a hundredth one,” said another, [who liked big numbers~who has always liked big numbers].',
    'Fast is fun, but fast can trip. / +[Slow can see~Slow has time to look around]. / +So we took a breath. / ++“Let me see it again,” said one friend. / ++And we looked at it again, [all of us~from one side and then from the other].',
  ],
  secondTry: [
    '@ * / So we tried again, this time with slow hands. / +[Slow is hard when you are so happy~Slow is very hard when you are as excited as we were]. / ++“Easy,” we said. “Easy, easy.” / Was it good enough?',
    '@ * / Try number two! / +This time we felt a little less sure. / ++[Less sure is fine. You look more~That was fine, because people who are less sure look more closely]. / What were we missing?',
    '@ * / We tried again. We tried it another way. / +[There is always another way~There is always another way, even if it hides]. / ++“Turn it around,” said one friend. “Now turn it back.” / Did you see that?',
  ],
  trouble: [
    '@ * / Oh. / +That is a small word for a big feeling. / +[Our shoulders went down~We felt our shoulders sink]. / ++“Do we have to start over?” asked one friend. / ++[Nobody said a thing~For a moment the only sound was breathing].',
    '@ * / Hmm. / +It was not easy. [No one said it would be~Nobody had ever said that it would be]. / ++“I don’t know,” said one friend. / ++[Not knowing feels like a knot~Not knowing feels like a knot, right in the middle of you].',
    '@ * / That is how it goes when you make things. / +[Things have ideas, too~Things have ideas of their own, and they do not ask you first]. / ++We looked at it. It looked back at us. / ++“Well,” said one friend. “Now what?”',
  ],
  doubt: [
    '@ * / Hmm. / +It was not easy. [No one said it would be~Nobody had ever said that it would be]. / ++“I don’t know,” said one friend. / ++[Not knowing feels like a knot~Not knowing feels like a knot, right in the middle of you].',
    '@ * / There is a part in the middle that is hard. / +[It is not the start and not the end~The start is behind you by then, and the end is not yet in sight]. / ++“Are we there yet?” asked one friend. / ++We felt it in our arms. We felt it in our heads.',
    '@ * / Was it good? Was it done? / +[It is hard to know~It is hard to know from so close up]. / ++“I think it needs something,” said one friend. / ++“What?” we asked. / ++“[I don’t know. Something~I don’t know what, but something].”',
  ],
  turn: [
    'But hard is not the same as “no.” / @ * / +“What if we look at it another way?” asked one friend. / ++[“What if” is a little key~“What if” is a little key that opens a lot of doors]. / +We looked. [Oh~Oh, we thought, and then we thought it again]!',
    'Then somebody said two good words. / “Try again.” / @ * / +We had heard those words before. / ++[This time they felt bigger~This time they sounded different, as if they had grown overnight]. / ++So we rolled up our hopes, and our sleeves, too.',
    'Then we stopped, and we looked at each other. / @ * / +One of us had an eye for it. One of us had a plan. / ++[All of us had hands~And all of us had two hands, except when we were scratching our heads]. / What could we do if we did it together?',
  ],
  thirdTry: [
    'So we tried a third time, all together. / @ * / +One pair of hands is good. [More hands are better~A whole class of hands is better]. / ++“I’ve got this side,” said one friend. / ++“I’ve got that side,” said another.',
    'Try number three! / @ * / +We were not so loud this time. / +[We looked. We thought. We helped~We looked before we moved, and we asked before we reached]. / ++“Ready?” we said. “Ready.”',
    'We tried once more, and this time we took care. / @ * / +[A little here. A little there~A little here, a little there, and then a step back to look]. / ++“Like that?” asked one friend. / ++“Just a bit more,” said another. “There.”',
  ],
  hush: [
    '@ * / We held our breath. / +[We held it and held it~We held it until our cheeks were round]. / ++[It was so quiet~It was quiet enough to hear a pencil think]. / And then…',
    '@ * / “Don’t look,” said one friend. “No, look!” / +[We looked with one eye~We looked with one eye open and one eye shut]. / ++Our fingers were crossed. Our toes were crossed, too. / One… two…',
    '@ * / It felt like the top of a hill. You know the feeling. / ++[It is the stop before the go~It is the little stop just before everything starts to roll]. / Ready? / Set…',
  ],
  climax: [
    '@ * / +It was ours. / ++[It came from our heads and our hands~There was a little bit of each of us in it, if you knew where to look]. / ++“We did that,” said one friend, [very softly~so softly that it sounded like a secret].',
    '@ * / +“Wow,” said one friend. / ++That was all, and that was [enough~more than enough]. / ++[We looked and looked~We looked at it the way you look at a full moon, without saying much].',
    '@ * / +Can you feel what we felt? / ++[It starts in your tummy. It ends in a smile~It starts somewhere in the tummy, climbs up through the chest, and comes out as a smile]. / ++We let it out.',
  ],
  quietClimax: [
    'There it was, the thing we had learned. / You can be wrong and still be on your way. / +[That goes for big hands and small hands~That is true for big hands and small hands, and for heads of every size]. / ++“And you can be sticky and still be smart,” said one friend. / ++We thought that one was [very good~good enough to put on a wall].',
    'We looked at {the} once more. / +It was not just a thing to look at. / [It was all our tries in one~It was all of our tries, one on top of the other]. / ++“I can see mine,” said one friend. “I can see mine, too.” / ++[We all could~And if you looked for a while, you could see everybody’s].',
  ],
  endings: [
    '@ / What did we make? / +We could say it was {the}. / ++[But that is just half of it~But that would be only half of the truth]. / +We made guesses, and we made space for each other. / So what did we make, really? // We made a team.',
    '@ / If you want to make one, too, here is our secret. / +It is not glue. It is not luck. / ++[It is just something you say~It is something that you say, out loud or under your breath]. / Do you want to know it? // Try again!',
    '@ / Our hands are done. / +[Our heads are not~Our heads, on the other hand, have hardly started]. / ++They are full of the next idea, and the one after that. / What do you think it will be? // Guess!',
    '@ / Here is the best part. / +You can look at it and think of us. / ++[We are in there, all of us~We are in there somewhere, every one of us, like names on the bottom of a bowl]. / Can you find us? // Look closely.',
  ],
  refrains: [
    'Think it. Try it. Try again.',
    '{Bare}, {bare}, here we go!',
    'One more time, and then one more.',
    'A bit of this, a bit of that.',
    'Many hands, many hands, here we go.',
  ],
}
