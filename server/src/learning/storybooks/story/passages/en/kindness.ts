import type { PassageWords } from '../passage-words.ts'

export const kindness: PassageWords = {
  setting: [
    '@ * / +[It did not look like much~From the outside, it did not look like much]. / ++Kind things often look small. / How far can one kind thing go?',
    'A kind thing starts small. / +[It can start with a word~It can start with one word, or with no word at all]. / @ * / Where would this one go?',
    'There is a feeling that is warm, like soup. / +[You can’t buy it~You can’t buy it, and you can’t make it all by yourself]. / @ * / Do you know that feeling?',
  ],
  wish: [
    'We wanted somebody to feel good. / +We did not have to. [We just wanted to~We wanted to because we could]. / ++“What would make you smile?” asked one friend. / ++We thought about it with our hearts[~, which are slower than heads but often right].',
    '“I wish I could make it bigger,” said one friend. / +“How big?” we asked. / “[As big as the sky~Big enough to cover the sky, with a bit to tuck in at the edges].” / ++We wished that, too. We wished it for everyone.',
  ],
  firstTry: [
    '@ * / First, we tried kind words. / +[Words are small, but they go far~Words are small and light, and so they travel far]. / ++“Please” is one. “Thank you” is one. “Come with us” is a big one. / Are words enough?',
    '@ * / First, we tried to listen. / +[That is harder than talking~Listening is harder than talking, and much quieter]. / ++You close your mouth and open up the rest. / What would we hear?',
  ],
  afterFirst: [
    'Words are a good start. / But words can’t lift a thing. / +“Hands can,” said one friend. / ++[We looked at our hands. They looked ready~We looked down at our hands, and they looked ready to us].',
    'You can hear a lot when you are still. / +[You can even hear a smile~If you listen very well, you can even hear a smile]. / ++“I think I know that feeling,” said one friend. / ++“I know it, too,” said another.',
  ],
  secondTry: [
    '@ * / So we tried kind hands. / +[Hands can lift. Hands can share~Hands can lift, and hands can share, and hands can hold on]. / ++They can wave, too, and that is free. / What else could hands do?',
    '@ * / Then we tried to do it with no one asking. / +[That is the best way~That is the secret way, and the best one]. / ++You do not wait. You just… go. / Would anyone see?',
  ],
  trouble: [
    '@ * / It is not always easy to be kind. / +[Some days you feel like a cloud~Some days you feel like a cloud, and clouds do not feel like sharing]. / ++“What do we do now?” asked one friend. / ++It was quiet for [a bit~a little while].',
  ],
  doubt: [
    '@ * / Kind is not always easy. / +[Some days you feel shy. Some days you feel like a cloud~Some days you feel shy, and some days you feel like a cloud]. / ++“What if I do it wrong?” asked one friend. / ++[We all knew that feeling~There was not one of us who did not know that feeling].',
    '@ * / It is hard to share what you like best. / +We felt that. / +[Mine, said one feeling. Yours, said the other~“Mine,” said one feeling, and “yours,” said the other, and they sat side by side]. / ++Which one should go first?',
  ],
  turn: [
    'But then we saw something. / @ * / +[You can give it and still have it~You can give kindness away and still have all of it]. / ++Try that with a cookie! / ++“So there is enough,” said one friend. “[Enough for all~Enough for everyone].”',
    'Then we turned it around. / What would we want, if it were us? / @ * / +[That made it easy to see~That made it much easier to see]. / ++We would want somebody to come over. / ++We would want somebody to say hi.',
  ],
  thirdTry: [
    'So we tried it all at once. / @ * / Kind words, kind hands, and kind hearts. / +[It takes all three~It takes all three, like the legs of a stool]. / ++“I have a lot of heart left,” said one friend. “Me too,” said another.',
    'We tried a third thing, all together. / @ * / +[One is nice. Many is a party~One person being kind is nice, but a whole class of them is a party]. / ++“You first,” said one friend. “No, you,” said another. That was kind, too.',
  ],
  hush: [
    '@ * / We waited to see. / +[A kind thing is like a pebble in a pond~A kind thing is like a pebble that you drop into a pond]. / ++The rings go out, and out, and out. / How far did they go?',
    '@ * / It felt like the minute before a present is opened. / +[You want to see the face~You do not look at the present, you look at the face]. / ++We could hardly stand still. / And then…',
  ],
  climax: [
    '@ * / +There it was again, [the warm feeling~that warm feeling, like soup]. / ++It went all the way down. / ++“I have it,” said one friend. “I have it, too.”',
    '@ * / +It was not loud. / [It was like a lamp~It was more like a lamp that somebody turns on in a window]. / ++You could feel it in your cheeks. / ++“Let’s do it again,” said one friend.',
  ],
  quietClimax: [
    'We felt it then, the warm feeling. / +[It went all the way down~It went all the way down to our socks]. / You can’t see it, but you can pass it on. / ++“Here,” said one friend. “Now you have it, too.” / ++[And we did~And it was true: now we all had it].',
    'It was not loud. / [It was like a lamp~It was more like a lamp that somebody turns on in a window]. / +You could feel it in your cheeks. / ++“It is bigger than before,” said one friend. / ++“[It likes company~I think it likes company],” said another.',
  ],
  endings: [
    '@ / Here is some math for you. / +Take one kind thing. Give it away. / ++[Now count again~Now count again, and check your work]. / How much is left? // More than before.',
    '@ / We are not done. / +[You can’t finish being kind~You can finish a puzzle, but you can’t finish being kind]. / ++There is always one more seat and one more hello. / Who gets the next one? // You do.',
    '@ / If you feel something warm, that is it. / +[It came from us to you~It has come a long way, from us to you]. / ++You may keep it for a bit. / And then what? // Pass it on.',
  ],
  refrains: [
    'One kind thing more.',
    'One kind thing, and then one more.',
    'A little kind goes a long, long way.',
    'You and me and all of us.',
    'Big or small, there is space for all.',
  ],
}
