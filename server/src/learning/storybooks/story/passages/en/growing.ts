import type { PassageWords } from '../passage-words.ts'

export const growing: PassageWords = {
  setting: [
    '@ * / +That was how it began, [with something small~with something small and a great deal of hope]. / ++“What happens now?” asked one friend. / What would happen next?',
    'Some stories start with a bang. / This one started [very quietly~so quietly that you might have missed it]. / @ * / ++We leaned in, the way you lean in for a secret. / Could it turn into a story?',
    '@ * / +It was such a [little~quiet little] thing to be so excited about. / ++But we were excited, [all the way down to our toes~from the tops of our heads down to our toes]. / Can you guess why?',
  ],
  wish: [
    'We wanted to see it happen. / +We did not want to hear about it later. / +We wanted to be there. / ++“Will it be today?” asked one friend. / ++“It could be,” said the class, [and we sat up tall~and all of us sat up a little taller].',
    '“I want to see {them} change,” said one friend. / “Me too!” said the class. / +We all wanted the same thing at the same time, [and that is a big want~and a want that size can fill a whole classroom]. / ++Nobody wanted to miss one minute.',
    'We had a wish. / +[It was a growing kind of wish~It was the growing kind of wish, a bit bigger every time we thought of it]. / We wished we could see what {the} saw. / ++“What do you think it is like to be so small?” asked one friend.',
  ],
  firstTry: [
    '@ * / So we tried looking. / +We looked from up close. We looked from far away. / ++[We looked so hard that we forgot to blink~We looked until our eyes watered, because nobody wanted to be the one who blinked]. / Was looking enough?',
    '@ * / First, we tried our eyes. / +We looked and looked at {the}. / +[It felt like a staring game~It felt like a staring game that could go on all day]. / ++“I think {they} can win,” said one friend. / What did our eyes tell us?',
    '@ * / Our first try was to guess. / +“It will take two days,” said one friend. “No, ten!” said another. / ++[We had as many guesses as we had noses~We had as many guesses as we had noses, and every one of them felt right]. / Who was right?',
  ],
  afterFirst: [
    'Looking is good. / But looking is not the same as growing. / +“Maybe {they} {v:is,are} shy,” said one friend. / +So we tried to look without looking. / ++[That is not easy. Try it~That is harder than it sounds, as you can find out for yourself].',
    'They told us to come back and look again. / +“Again is so far away,” said one friend. / ++[It felt like a hundred sleeps~It may be only one sleep away, but one sleep can feel like a hundred]. / +We wished {the} sweet dreams, just in case.',
    '[You can’t tell yet with a guess~A guess is a thing you have to keep until later]. / +So we kept our guesses safe. / +They felt warm, like [a stone from the sun~a stone that has been in the sun]. / ++“I still like mine best,” said one friend.',
  ],
  secondTry: [
    '@ * / So we tried again. This time we used our ears. / +Shhh. / +[We were as quiet as snow~We were as quiet as snow on a roof, and that is very quiet for a class]. / ++Even our shoes tried not to squeak. / What did we hear?',
    '@ * / Next, we tried to whisper. / +“Come on,” we whispered. “You can do it.” / ++“We are right here,” whispered one friend, [just in case~in case that was what {they} needed to know]. / Could {the} hear us?',
    '@ * / We tried again. We tried to wish hard. / +We shut our eyes. We squeezed our hands. / ++[We wished so hard that it tickled~We wished so hard that somebody got the giggles, and after that it was catching]. / Do wishes help?',
  ],
  trouble: [
    '@ * / Waiting is hard. / +[It makes you wiggle. It makes you sigh~It gets into your knees and makes them wiggle, and it gets into your chest and comes out as a sigh]. / ++“What if nothing happens?” asked one friend. / ++That was a hard thing to say, [and we felt it, too~because all of us had been thinking it].',
    '@ * / Oh, the waiting! / +[It felt as long as a river~It felt as long as a river, and we could not see around the bend]. / ++“Is it ever going to happen?” asked one friend. / ++“I hope so,” said another, [very softly~in a very small voice].',
    '@ * / That was the hard part. / +[We did not know what to feel~Part of us felt sad, and part of us wanted to laugh]. / ++“Do we give up?” asked one friend. / ++[We shook our heads~Nobody even had to think about it]. No.',
  ],
  doubt: [
    '@ * / Waiting is hard. / +[It makes you wiggle. It makes you sigh~It gets into your knees and makes them wiggle, and it gets into your chest and comes out as a sigh]. / ++“What if I blink and miss it?” asked one friend. / ++That was a hard thing to think about, [so we did not blink~and for a while nobody blinked at all].',
    '@ * / Oh, the waiting! / +[It felt as long as a river~It felt as long as a river, and we could not see around the bend]. / ++“Why can’t it be now?” asked one friend. / ++[Now is a very good word~Now is a very good word, and it is hard to wait for].',
    '@ * / Hmm. All we heard was us. / +[A class is a noisy thing~A class is a noisy thing, even when it tries not to be]. / ++There was a sniff. There was a giggle. / ++“It is hard to be this still,” said one friend, [in a wiggly voice~and we all knew just how that felt].',
  ],
  turn: [
    'Then we had a new thought. / @ * / Maybe {the} {v:was,were} not too slow. / Maybe we were too fast. / +“[Big things take time~Maybe big things keep a clock of their own],” said one friend. / ++[We let out one long breath~And just like that, all of us let out one long breath].',
    'But then we thought of something. / @ * / +You can’t pull on the morning to make it come. / ++You can’t push the moon up the sky. / [Some things come when they are ready~Some things come when they are ready, and not one minute sooner]. / Could we wait like that?',
    'Then it was our turn to be quiet. / @ * / +[Quiet can be full~Quiet is not empty, not when you listen to it]. / ++It was full of small things, and one of the small things was hope. / “[I can wait~I believe I can wait],” said one friend. “Can you?”',
  ],
  thirdTry: [
    'So we tried one more way. / @ * / We waited together. / +[Waiting alone is long. Waiting together is not~Waiting alone is a long, gray thing, but waiting together has some fun in it]. / ++“One, two, three,” we counted, [and then we started over~and when we ran out of numbers we began again].',
    'We tried a third time. / @ * / This time we did not rush. / +We let our eyes rest. We let our ears rest. / +[We just stayed close~We simply stayed close, the way friends do]. / ++“I like this kind of waiting,” said one friend.',
    'Then came try number three. / @ * / This time we tried to help by being gentle. / +[Soft feet. Soft voices~We had soft feet and soft voices, and even our thoughts were soft]. / ++“Like this?” asked one friend. “Just like that,” said another.',
  ],
  hush: [
    '@ * / One breath in. One breath out. / +Nobody wanted to blink. / ++[We felt it in our fingers. We felt it in our toes~There was a feeling in the air like the one before a curtain goes up]. / And then…',
    '@ * / Shhh. Wait. / +Our hearts went thump, thump, thump. / ++[It was a quiet with a secret in it~It was the kind of quiet that is holding something behind its back]. / And then…',
    '@ * / We looked once more. / +We looked the way you look at the last page of a good book. / ++[Slowly. So slowly~Slowly, so slowly, so that it would not be over too soon]. / But what did we see?',
  ],
  climax: [
    '@ * / +We looked. We looked at each other. We looked again. / ++“Did you see that?” said one friend. / ++“I did,” said the class, [all at once~all at once and not very quietly].',
    '@ * / +It was a moment to keep. / ++[We kept it in our heads like a picture~We folded it up like a letter and put it away where we would not lose it]. / ++“I will remember this,” said one friend.',
    '@ * / +“So that is what we were waiting for,” said one friend. / ++[It was worth every wiggle~It was worth every wiggle and every sigh]. / ++We felt as tall as trees.',
  ],
  quietClimax: [
    '“Look,” said one friend. / We looked at {the} with all our eyes. / +[We could see so much more now~We could see so much more than we had seen at the start]. / +Good things are worth the wait. / ++And we were good at waiting now, [much better than before~better than anyone had ever thought we could be].',
    'We felt it before we could say it. / +[It was like a song with no words~It was like a song that has no words yet]. / We were not in a hurry any more. / ++“Take your time,” we said to {the}. “We will be here.” / ++[And we meant it~And we meant every word of it].',
  ],
  endings: [
    '@ / Now, here is a riddle. / +It has many eyes and many feet. / +It waits and it wonders, [and it laughs~and it can be louder than you think]. / ++It gets a little bigger every day. / What is it? // It is us!',
    '@ / We looked back at the whole long wait. / +We had looked. We had listened. We had hoped. / ++[That is a lot of work~That is a great deal of work for one class]. / So what grew the most? // Our hope did.',
    '@ / That is our story so far. / +[It does not really end~A story like this one does not really end]. / ++Tomorrow there will be something to see[~, if you know how to look for it]. / Will you look, too? // Come and see.',
    '@ / What do we know now? / +[We know how to look. We know how to wait~We know how to look, and we know how to wait, and those are big things to know]. / ++We know that small is only where you begin. / So, little one, how big will you be? // Wait and see.',
  ],
  refrains: [
    'Not yet, {bare}. Not yet.',
    'Take your time, {bare}.',
    'Slow, slow, slow. Go, {bare}, go!',
    'We are here, {bare}. We are here.',
    'Look, wait, hope. Look again.',
  ],
}
