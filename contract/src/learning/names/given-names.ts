/** Given names that are no other word: they are found however they are written. */
export const plainNames: ReadonlySet<string> = new Set(
  `brent trent kent bryant xander zander cooper archer gunner tucker turner heather roger lester luther juniper palmer conor leonor igor nestor wilmer elmer omer ester norman herman german suleiman sulaiman ayman eman salman othman osman lucian dorian marian gillian lillian kian dexter holden remy raiden jaiden jaidyn aaliyah aaron abby abdul abdullah abel abigail abraham ada adam adele adrian adriana agustin ahmad ahmed aidan aiden aisha aiyana akira alan alana
 alberto alec alejandra alejandro alex alexa alexander alexandra alexis alfonso alfredo ali alice alicia alina alisha alison allison alonso
 alondra alvaro alyssa amanda amani amara amari amaya amelia amina amir amira amy ana anaya andre andrea andres andrew andy angela 
 angelina angelo angie anika anita aniyah anna annabelle anne annie anthony antonio anya aria ariana arianna ariel arjun armando arturo arya asher
 ashley ashton athena aubrey audrey augustus ava avery axel ayaan ayden ayesha ayla beatriz beckett bella ben benicio benito
 benjamin bennett bentley bernardo beth bethany braden bradley brandon brayden breanna brenda brendan brian briana brianna bridget
 brody bruno bryan bryce bryson caden caleb callie calvin camden cameron camila camilo camryn carla carlos carly carmen caroline
 carson casey cassidy catalina catherine cecilia celia cesar chad charles charlie charlotte chelsea chloe chris christian christina christopher
 claire claudia clayton cody cole colette colin colton connor cora corey cristian cristina cynthia dalia damian damien 
 dana daniel daniela danielle danny dante daphne darius david dayana deandre deborah declan demetrius derek devin devon diana diego dimitri
 dominic dominique donovan dora dylan eddie edgar eduardo edward edwin eileen elaine elena eleanor eli eliana elias elijah elisa elise eliza
 elizabeth ella ellie elliot elliott eloise elsa elvis emanuel emerson emilia emiliano emilio emily emma emmanuel emmett enrique eric erica erik erika ernesto
 esmeralda esteban esther ethan eugenia eva evan evelyn ezekiel ezra fabian fatima federico felicia felipe felix fernanda
 fernando fiona frances francesca francis francisco frankie freddy frederick freya gabriel gabriela gabriella gael gavin george gerardo
 gianna gilbert giovanni giselle gonzalo gracie graciela graham grayson gregory greta guadalupe guillermo gustavo gwen hailey hamza hana
 hannah harley harold harper harrison harry hassan hayden hector heidi helen helena henry hugo humberto ian ibrahim ibtihaj ignacio imani
 imran ingrid irene irma isaac isabel isabella isabelle isaiah isla ismael itzel ivan ivanna jace jackson jacob jacqueline jada jaden jaime
 jake jakob jalen jamal james jamie jane janelle janet jared jasmin jasmine jason javier jax jaxon jay jayce jayden jayla jayleen jazmin jeff jeffrey jenna jennifer jenny
 jeremiah jeremy jerome jesse jessica jillian jimena jimmy joanna joaquin joel joey johan john johnny jonah jonas jonathan jordyn jorge
 jose josefina joseph josh joshua josiah josie joyce juan juana juanita judith julia julian juliana julianna julie juliet julieta julio julissa justin kai kaia
 kaitlyn kaleb kamila kareem karen karina karla karlie kate katelyn katherine kathryn katie kayden kayla kaylee keisha keith kelly kelsey kendall
 kendra kenji kenneth kenny kevin khadija khalil kiara kimberly kira kobe kofi kristen kwame kyle kyla kylie lara larry latisha laura lauren lautaro
 layla leah leandro leila lena leo leon leonardo leonel leslie leticia levi lexi liam lila liliana lilly lina linda lisa logan lorena lorenzo louis louisa lourdes luca lucas
 lucia luciana lucy luis luisa luka luke luz lydia mackenzie madeline mae maeve makayla malachi malcolm malia malik manuel mara marcela marco marcos marcus margaret
 margarita maria mariah mariam mariana maribel maricela mario marisol marissa marlon marta martha martin mary mateo matias matilda matt matthew maurice mauricio max
 maxine maximiliano maya mckenzie megan mei melanie melissa mia micah michael michelle miguel mika mikayla mila milo mina minh miranda
 miriam mohamed mohammad mohammed moises molly monica monserrat morgan muhammad mustafa mya nadia nahla naomi natalia natalie natasha nathan nathaniel
 nayeli neil nevaeh nguyen nia nicholas nick nico nicolas nicole nikhil nina noah noe noel noelle noemi nolan nora octavio olga oliver olivia omar oscar osvaldo owen pablo
 paige paloma pamela paola patricia patrick paul paula paulina pedro penelope peter peyton philip phillip phoebe preston priya quentin quinn rachel
 rafael ramiro ramon raquel rashad raul ravi raymond reagan rebecca reese regina renata rene reuben reyna ricardo richard ricky riley rita robert roberto rodrigo rogelio rohan roman ronald
 rosalie rosario rosemary rowan roxana ruben rudy russell ruth ryan ryder ryland sabrina sadie salma salvador sam samantha samara samir samuel sandra santana santiago sara
 sarah sasha sawyer scarlett scott sean sebastian selena serena sergio seth shania shane shannon sharon shawn sheila sherry silvia simon simone skyler sofia
 sonia sophia sophie spencer stacy stella stephanie stephen steve steven stuart susan susana sylvia tamara tanya tatiana teresa terrell terry theo theodore theresa thiago
 thomas tiana tiffany tim timothy tina toby todd tomas tommy tony tori travis trevor tristan troy tyler tyrone tyson ulises valentina valeria valerie vanessa veronica vicente
 vincent viviana vivian walter wanda warren wendy wesley whitney william wyatt xavier ximena xiomara yadira yahir yara yaretzi yasmin yesenia yolanda
 yousef yusuf yvette zachary zach zahra zaid zain zainab zara zayden zion zoe zoey zuri`
    .split(/\s+/)
    .filter(Boolean),
)
