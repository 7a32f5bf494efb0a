export const en = {
  about:
    'The year 480 before our era: four Greek ships meet three Persians. You lead the Greeks. What is meant is lit; the dice fall as the lesson needs them.',
  steps: {
    approach: {
      aim: 'Far from the enemy, ships row at double pace: an approach. Press the Salaminia, take her whole squadron with her, choose the approach, press the sea ahead and sail.',
      wrong:
        'The fleets are far apart. Let all four row up together by one order: the Salaminia with her squadron, in approach, straight ahead.',
      done: 'All four rowed 26 cm in line. Counters drawn from a bag say whose Action Phase comes next: the Persians drew two, and the Zam turns away.',
    },
    course: {
      aim: 'Now one ship alone. A ship turns only after a short straight run, so many degrees and no more, within the length she can row. Press the Paralos, the sea off her bow, and the same spot again to sail.',
      wrong: 'Not this now: the Paralos is wanted where she can reach the side of the Zam. Lay her course to the lit spot on the sea.',
      done: '3 cm straight, 25 degrees to port, 12 cm more. The Zam has turned her side to her, and the next counter is yours.',
    },
    ram: {
      aim: 'A ram bites by its aspect: 2 better into the side, 3 worse bow to bow; and by speed. Press the Paralos, then the Zam: the helm shows the odds. Press the Zam again.',
      wrong: 'Others can wait: the Zam shows her side now. Let the Paralos ram her.',
      done: 'A beam ram at full speed: 6 and 3 make 9, Severe damage, and her men are thrown down. She can hardly move.',
    },
    rake: {
      aim: 'The Saena comes head on, and a ram bow to bow would be answered. Slip past and shear her oars: press the Eirene, set her to rake, press the sea beyond the Saena, and once more.',
      wrong: 'Not so: a head-on ram hurts both. The Eirene is to rake: straight on, past the Saena.',
      done: 'Three groups of oars gone on one side of the Saena: she is slow now, and turns badly.',
    },
    shoot: {
      aim: 'When all that matter have moved, ships shoot. End the moving; then press the Paralos, and twice the Zam: one factor of archers throws one die.',
      wrong: 'Shoot first, from the Paralos at the Zam: every man hit there is one less to board.',
      done: 'A hit within 3 cm: one of her marines falls.',
    },
    counter: {
      aim: 'Nothing more is to be done in this phase. End it: the next counter is drawn.',
      wrong: 'The other shots gain little. End the Action Phase, and see what the bag gives.',
      done: 'The Intermediate counter: with it boardings are fought, morale is tested and the turn ends. But first either side may seize the initiative.',
    },
    seize: {
      aim: 'The Paralos has not yet thrown her grapnels, and whoever is not held cannot be boarded. Spend a Tactical Initiative counter for one more Action Phase.',
      wrong: 'If you let this pass, the Zam gets away. Seize the initiative.',
      done: 'The Persians let it pass. You act once more, before any melee.',
    },
    grapple: {
      aim: 'Ships that touch may throw grapnels. Press the Paralos, then grapple the Zam.',
      wrong: 'This phase was bought for one thing: let the Paralos grapple the Zam.',
      done: 'Held fast. Both sides let the initiative pass, and the Intermediate Phase begins.',
    },
    board: {
      aim: 'Orders for the boarding fights are written in secret. Press the Paralos, then the Zam, and give the order.',
      wrong: 'You may only defend, but the Zam is badly hurt and her men lie about the deck. Assault her with the Paralos.',
      done: 'Damage and thrown-down men count 4 against the Zam: 10 to -1, and she is taken.',
    },
    prize: {
      aim: 'A prize needs a crew, or she is left as a derelict. Send the archers across.',
      wrong: 'A derelict counts for nobody. Put a prize crew aboard the Zam.',
      done: 'The Zam was their flagship: the Persian squadron tested its morale and is shaken. It may not attack until it rallies. Turn 2 begins with your counter.',
    },
  },
  fight: {
    aim: 'Now you command until the end of turn 3, against the captain. Ram into sides, keep your own bows to the enemy, and board whom you have crippled.',
    verdicts: {
      ahead: 'You are ahead by victory points: the day is yours, and you have seen all that a first match needs.',
      behind: 'The Persians are not behind by victory points. But you have seen all that a first match needs: try it again, or play one.',
    },
  },
};
