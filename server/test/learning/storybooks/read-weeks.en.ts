import type { ReadWeek } from './read-week.ts'

export const englishReadWeeks: readonly ReadWeek[] = [
  {
    title: 'Our Trip to the Fire Station',
    grade: 'K',
    reading: 'read-to-me',
    notes:
      'Field trip to the fire station on Wednesday! Firefighter Dave let them try on the helmets. They sat in the big red truck. The siren was SO loud and some kids covered their ears. We learned stop, drop and roll. Everybody got a sticker.',
    captions: ['kids in the fire truck', 'trying on helmets'],
  },
  {
    title: 'Worms',
    grade: 'K',
    reading: 'read-alone',
    notes: 'we found worms after the rain',
  },
  {
    title: 'The Hundredth Day',
    grade: 'K',
    reading: 'read-to-me',
    notes: `- 100th day of school
- everyone brought 100 things
- buttons, cereal, pennies, pom poms
- we made necklaces with 100 fruit loops
- Jayden dropped his and they went everywhere!!
- whole class helped him pick them up
- counted to 100 together`,
  },
  {
    title: 'Paint Week',
    grade: 'K',
    reading: 'read-alone',
    notes:
      'We mixed red and yellow and made orange. We mixed blue and yellow and made green. Then we mixed everything and it turned brown. They thought it was hilarious. We painted our hands and made a big tree.',
  },
  {
    title: 'A hard week',
    grade: 'K',
    reading: 'read-to-me',
    notes:
      'This was a hard week. Lots of tears at dropoff. Two kids had a fight over the blue tricycle. We talked about taking turns and made a timer chart. By Friday they were giving each other turns without the timer! I was so proud.',
  },
  {
    title: 'Our Chicks',
    grade: '1',
    reading: 'read-to-me',
    notes:
      '21 days of waiting for our eggs to hatch. We turned them 3 times a day. On Tuesday we saw a crack! One chick came out wet and wobbly. By Thursday we had 7. Three eggs never hatched and the kids were sad about it. We named the first one Sunshine.',
    captions: ['the incubator', 'first chick'],
  },
  {
    title: 'Library day',
    grade: '1',
    reading: 'read-alone',
    notes:
      'Went to the public libary. Everyone got there own card. Ms. Ortega read us a story about a bear. we lernd how to find books. Each kid picked one book to take home',
  },
  {
    title: 'Measuring everything',
    grade: '1',
    reading: 'read-to-me',
    notes: `Math: nonstandard measurement. We measured the classroom with our feet, our tables with crayons and each other with yarn. Emma's table was 9 crayons and Luis got 11 for the same table - they argued!! turned out one used broken crayons haha. Then we used rulers.`,
  },
  {
    title: 'The New Girl',
    grade: '1',
    reading: 'read-alone',
    notes: `A new student came on Monday and she didn't speak English. The kids showed her the playground. They drew pictures to talk with her. At recess she taught everyone a clapping game. On Friday she laughed for the first time.`,
  },
  {
    title: 'Snow!',
    grade: '1',
    reading: 'read-to-me',
    notes:
      'it snowed!!! first time for most of my kiddos. we ran outside w/ black paper to catch snowflakes and look at them w magnifying glasses. no two the same. made a tiny snowman on the slide. it melted before lunch :(',
  },
  {
    title: 'The Bridge Builders',
    grade: '2',
    reading: 'read-to-me',
    notes:
      'STEM challenge: build a bridge out of popsicle sticks and tape that can hold 50 pennies. First bridge held 4. We looked at pictures of real bridges and saw triangles everywhere. We rebuilt with triangles. The second bridge held 23. One group put tape on every joint and theirs held 87 pennies! We ran out of pennies.',
    captions: ['testing with pennies'],
  },
  {
    title: 'Kindness Rocks',
    grade: '2',
    reading: 'read-alone',
    notes:
      'We painted kindness rocks this week. Everyone wrote one kind word on their rock. We hid them around the school. The principal found one on her desk and read it on the announcements. The custodian found one too and he kept it in his pocket all week.',
  },
  {
    title: 'Aquarium Trip',
    grade: '2',
    reading: 'read-to-me',
    notes:
      'Bus broke down on the way so we sang for 40 min. Touched sea stars (bumpy) and rays (slimy). Saw a shark swim right over our heads in the tunnel. Marcus asked the guide 14 questions. Ate lunch by the penguins. Tired kids on the way home, most fell asleep.',
  },
  {
    title: 'Lemonade',
    grade: '2',
    reading: 'read-alone',
    notes:
      'Learned about goods and services. Made a lemonade stand for the 4th graders. 25 cents a cup. First batch too sour, nobody came back. Added more sugar. Sold 62 cups. We earned $15.50 and voted to buy a new ball for recess.',
  },
  {
    title: 'Our Class Pet Got Lost',
    grade: '2',
    reading: 'read-to-me',
    notes:
      'Nibbles the hamster escaped Monday night. We looked everywhere - under desks, behind the bookshelf, in the cubbies. Made posters. Left a trail of seeds. Wed we heard scratching in the wall. Thursday morning he was asleep in the lost and found box inside a mitten!',
  },
  {
    title: 'Desert Night Hike',
    grade: '3',
    reading: 'read-to-me',
    notes:
      'Night hike at Saguaro park with families. We used red flashlights so our eyes would get used to the dark. A ranger shined a black light on a scorpion and it glowed green! Heard coyotes. We turned off all the lights and sat for 5 minutes. You could see the milky way.',
  },
  {
    title: 'Fraction Pizza',
    grade: '3',
    reading: 'read-alone',
    notes:
      'fractions this week. cut paper pizzas into halves fourths and eighths. lots of confusion about why 1/8 is smaller than 1/4 when 8 is bigger. friday we made real pizza and cut it up, suddenly everybody understood lol. they fought over who got the 1/4 slice',
  },
  {
    title: 'Letters to the Nursing Home',
    grade: '3',
    reading: 'read-to-me',
    notes: `Our class wrote letters to the residents at Sunny Acres nursing home. At first the kids didn't know what to say to someone they had never met. We asked them about when they were in third grade. Three weeks later a big envelope came with 22 letters back! One man wrote that he rode a horse to school. We are going to visit them in May.`,
  },
  {
    title: 'Poetry Cafe',
    grade: '3',
    reading: 'read-alone',
    notes:
      'We turned our classroom into a poetry cafe. Tablecloths, paper flowers, hot cocoa. Every student read a poem into the microphone. Some were nervous and their hands were shaking. Aaliyah forgot her words and the whole class whispered them to her. We snapped our fingers instead of clapping.',
  },
  {
    title: 'Goodbye Mr. Fish',
    grade: '3',
    reading: 'read-to-me',
    notes: `Our class fish died over the weekend. We'd had him since August. The students made cards and we buried him under the mesquite tree. Each one said something they remembered. One said he always came to the glass when we read out loud. It was quiet all day.`,
  },
  {
    title: 'Water Rockets',
    grade: '4',
    reading: 'read-to-me',
    notes:
      'We built rockets from soda bottles. Fins from cardboard, nose cones from paper, parachutes from trash bags. First launch went sideways into the fence. Groups changed only one thing at a time - more water, less water, bigger fins. We kept a table of heights. Best launch 31 meters! The parachute only opened on 2 of the 8 rockets. We want to find out why.',
    captions: ['launch pad', 'our data table'],
  },
  {
    title: 'The Mission Model',
    grade: '4',
    reading: 'read-alone',
    notes: `AZ history. studied San Xavier mission, built a model w/ clay + cardboard. took 2 weeks. roof collapsed twice. Docent showed us real adobe bricks, we made our own from mud & straw & let them bake in the sun 4 days. 1 team's cracked bc not enough straw.`,
  },
  {
    title: 'Garden to Salsa',
    grade: '4',
    reading: 'read-to-me',
    notes:
      'Started in August with seeds. Planted tomatoes, jalapeños, cilantro and onions. Hornworms ate half the tomato plants in September and the kids were devastated. We read about it and picked the worms off by hand - 41 of them. Harvested this week!! Made salsa three ways, mild medium and hot. The whole school voted and medium won.',
  },
  {
    title: 'Recess problem',
    grade: '4',
    reading: 'read-alone',
    notes:
      'Kids kept complaining about soccer at recess - arguing over teams and goals. Class meeting Monday. They made a list of rules themselves. Tried random teams, someone quit. Tried captains, took too long. On Thursday they used colored sticks and played a whole game with no arguing. They are teaching the system to third grade next week.',
  },
  {
    title: 'Great week',
    grade: '4',
    reading: 'read-to-me',
    notes:
      'It was a great week. Thanks to all our families for the snacks! Please remember permission slips due Friday. We finished our unit on animals.',
  },
  {
    title: 'Owl Pellets',
    grade: '5',
    reading: 'read-to-me',
    notes:
      'Dissected owl pellets. Half the class said they would never touch it. By the end nobody wanted to stop. We found skulls, ribs, jaws with teeth. Matched bones to a chart: voles, mice, one small bird. Two partners put together a complete vole skeleton with 112 bones. One student said it was like a puzzle that nature made. Wrote lab reports.',
  },
  {
    title: 'Our School Newspaper',
    grade: '5',
    reading: 'read-alone',
    notes:
      'Launched a newspaper. Editors, reporters, photographers, a comics artist. Interviewed the cafeteria manager about how she cooks for 600 students. First draft had 38 spelling mistakes on page one. Printer jammed the morning it was due. Fixed it with 10 min left. Delivered 200 copies before the bell.',
  },
  {
    title: 'The Debate',
    grade: '5',
    reading: 'read-to-me',
    notes:
      'Topic: should our school have a four day week? Half the class argued for, half against and they did not get to choose. Students who were against it had to argue for it. They researched for 6 days. The library judge said both sides used evidence well. Several kids changed their minds. Nobody interrupted, which has never happened before :)',
  },
  {
    title: 'Code Week',
    grade: '5',
    reading: 'read-alone',
    notes:
      'hour of code. programmed little robots to drive thru a maze. first day every single robot hit the wall. kids got frustrated, one group wanted to quit. then they figured out u have to count wheel turns not seconds. by fri 5 of 7 robots made it out. hope is the best debugger',
  },
  {
    title: 'Last Days of Elementary',
    grade: '5',
    reading: 'read-to-me',
    notes:
      'Fifth graders are leaving us for middle school. They interviewed kindergartners about what they want to be. We toured the middle school and got lost twice looking for the gym. Locker practice - took some kids 11 tries. They planted a tree by the front door so there would be something of theirs here. There were tears, mostly mine.',
  },
]
