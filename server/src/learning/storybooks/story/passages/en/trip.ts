import type { PassageWords } from '../passage-words.ts'

export const trip: PassageWords = {
  setting: [
    '@ * / +[Our legs were ready. Our eyes were ready~Our legs were ready before our shoes were]. / ++“Are we there yet?” asked one friend, [and we all laughed inside~as somebody always does]. / What was waiting for us?',
    'Some days smell like adventure. / +[This was one of them~This was one of them, from the very first minute]. / @ * / ++We could feel it in our knees. / Where would it take us?',
    'Pack your eyes. Pack your ears. / +[You will need them both~You will need both of each, and a good pair of whys]. / @ * / Are you coming, too?',
  ],
  wish: [
    'We wanted to see everything. / +Everything is a lot. / ++[You need many eyes for it~For everything, you need one enormous pair of eyes or a whole class of small ones]. / +“I will look left,” said one friend. “I will look right,” said another.',
    '“I hope we see something big,” said one friend. / “I hope we see something tiny,” said another. / +We hoped for both. / ++[Hoping is like packing a bag~Hoping is a kind of packing, only you do it in your head], and our heads were full.',
    'We had a plan. / +We would look at all of it. / +[We would not miss a thing~We would not miss a thing, not even the things that like to be missed]. / ++“What if there is too much?” asked one friend. / ++“Then we will look harder,” said another.',
  ],
  firstTry: [
    '@ * / First, we tried to see it all at once. / +We looked up. We looked down. / ++[Our heads went round like owls~Our heads turned this way and that way, like the heads of owls]. / Can you see it all at once?',
    '@ * / First, we tried our eyes. / +[Big things are easy to see~Anybody can see the big things]. / ++It is the small ones that hide, [and we like the small ones~and very often they are the best]. / What did we almost miss?',
    '@ * / We tried to find one thing to love. / +“This one,” said one friend. “No, this one!” / ++[It is hard to pick~It is hard to pick when everything wants to be picked]. / Which one would you choose?',
  ],
  afterFirst: [
    'You can’t. There is too much! / +“Let’s each pick one thing,” said one friend. / ++“One good thing, [and look two times~and then we look at it twice].” / ++You look once to see it. / +You look again to know it.',
    'We almost missed the little things. / +Little things do not wave at you. / +[You have to go slow~You have to go slowly if you want to find them]. / ++“Slow feet,” said one friend. “Wide eyes.”',
    'It is fine to love more than one. / +[A heart has space~A heart has more space than a backpack, and it is not as heavy]. / ++“Then I love all of it,” said one friend. / +That was a very good answer.',
  ],
  secondTry: [
    '@ * / Next, we tried our ears. / +[Every place has its own sound~Every place has a sound of its own, if you can stop your own noise long enough]. / ++Some of it hums. Some of it clicks. Some of it is just us. / What could we hear?',
    '@ * / Then we tried asking. / +Why? How? Who? Where? / ++[We had more whys than pockets~We had more questions than we had pockets to put them in]. / Was there an answer for every one?',
    '@ * / We tried again, this time with our noses. / +Sniff, sniff. / ++[A nose can take you back to a place~A nose never forgets, and it can take you back to a place years and years later]. / What does a good day smell like?',
  ],
  trouble: [
    '@ * / Some things do not go as planned. / +[A day can have a bump in it~Even the best day can have a bump in the middle of it]. / ++“Is it all over now?” asked one friend. / ++[We hoped not~We hoped not, with all the hope we had].',
    '@ * / Uh-oh, we thought. / +[A trip has a plan. Then it has what happens~A trip has a plan, and then it has the things that happen instead]. / ++We looked at each other. / ++“Oh, well,” said one friend, [and tried to smile~and tried on a brave face].',
  ],
  doubt: [
    '@ * / A big day is a lot to hold. / +Our heads were full. [Our feet were slow~Our feet were a little slower than before]. / ++“My legs are tired,” said one friend, “but my eyes are not.”',
    '@ * / [Not all whys have an answer~Not every question finds its answer in one day]. / +Some of them just get bigger. / ++“I have more now than when we came,” said one friend, [and so did we~and we knew exactly what that felt like].',
    '@ * / It was almost too much. / +[Our eyes were full to the top~Our eyes were full right up to the top, and still they wanted more]. / ++“Can a head get full?” asked one friend. / ++We thought about that one [for a bit~for quite a while].',
  ],
  turn: [
    'But then we slowed down. / @ * / +[Fast eyes see a lot. Slow eyes see more~Fast eyes see a lot of things, but slow eyes see them better]. / ++We picked one thing and looked at it [for a long time~as if it were the only thing there].',
    'Then something changed. / +It was not the place. It was us. / @ * / +[We were not just guests now~We did not feel like guests any more]. / ++We felt like finders, [and finders look under things~and finders are never in a hurry].',
    'Then one friend said, “Stop. Just look.” / @ * / +So we stopped. So we looked. / ++[It was like a page in a book~It was like coming to the page in a book that you want to read twice]. / What had we been missing?',
  ],
  thirdTry: [
    'So we tried a third way. We tried standing still. / @ * / +[Stand still, and things come to you~If you stand still long enough, a place begins to come to you]. / ++A color comes, and a smell, and then [a thought~a thought that you would never have had at home].',
    'One more try! / @ * / This time we used it all: eyes, ears, and noses. / +“I want to keep this,” said one friend. / ++“Then look at it like a camera,” said another. “[Click~Hold still, and click].”',
    'We tried again, and this time we took turns. / @ * / +“What do you see?” we asked. “What do you see?” / ++[It was like having more eyes~It was like having twenty pairs of eyes and using every one of them].',
  ],
  hush: [
    '@ * / There was one more thing. / +There is always one more thing. / ++[It waits until you are almost done~It waits until you think you are done, and then it taps you on the shoulder]. / What was it?',
    '@ * / We could have looked and looked. / +“Five more minutes,” said one friend. / ++[A good day is always too short~A good day is always five minutes too short]. / But then…',
    '@ * / Shhh, we said. / +We wanted to hold on to it. / ++[Hold on, hold on~You can’t put a day in a jar, but you can try to hold it very still]. / And then…',
  ],
  climax: [
    '@ * / +That was one to keep. / ++“That one is mine,” said one friend. “Mine too,” said another. / ++[You can share a thing like that~Luckily, a thing like that can be shared and still be whole].',
    '@ * / +Click, went our heads. / ++Now it was in there for good, [with all its colors~with all of its colors and most of its sounds]. / ++We would not lose it.',
    '@ * / +Our eyes were as big as [plates~dinner plates]. / ++“I did not know that,” said one friend. / ++[Now we all did~That is the best thing you can say on a trip, or anywhere else].',
  ],
  quietClimax: [
    'We looked one last time. / Click, went our heads. / +[Now it was in there for good~Now it was in there for good, with all of its colors and most of its sounds]. / +You can’t lose a thing that is in there. / ++“I can still see it,” said one friend, [eyes shut~with both eyes shut].',
    'What was the best part? / +We could not say. / [It was big parts and small parts~It was made of big parts and small parts], and we were in all of them. / ++“Me too,” said one friend. “I was there.” / ++[It is good to say that~That is a very good thing to be able to say about a day].',
  ],
  endings: [
    '@ / A trip has two parts. / +First, you go there. / +[Then you take it home in your head~Then, long after, you take it out and look at it again]. / ++The second part needs no bus and no line. / Which part lasts longer? // The second one.',
    '@ / When we close our eyes, it is all still there. / +[The colors. The sounds. The whys~The colors are there, and the sounds, and even the questions]. / ++We can go back any time we like. / Where should we go next? // Everywhere!',
    '@ / If you go there one day, look for us. / +[We left something~We left something there, and we do not want it back]. / ++It is small, and it does not weigh a thing. / What did we leave? // A little wonder.',
  ],
  refrains: [
    'Look up, look down.',
    'Look up, look down, look all around.',
    'Oh my, oh me, what will we see?',
    '{Bare}, {bare}, what will we see?',
    'Eyes wide, ears wide, here we go.',
  ],
}
