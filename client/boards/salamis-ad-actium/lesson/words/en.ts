export const en = {
  about:
    '480 BC: four Greek ships meet three Persian ships. You command the Greeks. Highlighted spots show what to select. The dice are fixed for this lesson.',
  steps: {
    approach: {
      aim: 'Far from the enemy, ships may approach at double speed. Select the Salaminia, then Whole squadron, Approach, and the sea ahead. Then choose Move.',
      wrong: 'The fleets are far apart. Move all four ships together: select the Salaminia, Whole squadron, Approach, and straight ahead.',
      done: 'All four ships moved 26 cm. Counters drawn from the bag decide who acts next: the Persians drew two, and the Zam turned away.',
    },
    course: {
      aim: 'Now move one ship. It must move straight ahead before it turns, and its class limits the turn. Select the Paralos, the highlighted sea off its bow, and that point again to move.',
      wrong: 'Move the Paralos to where it can reach the side of the Zam: select the highlighted spot on the sea.',
      done: 'The Paralos moved 3 cm, turned 25° to port and moved 12 cm. The side of the Zam now faces your ship, and you drew the next counter.',
    },
    ram: {
      aim: 'A ram has +2 on the beam and −3 bow to bow; speed counts too. Select the Paralos, then the Zam: the panel shows the odds. Select the Zam again to ram.',
      wrong: 'The Zam shows its side now. Ram it with the Paralos first.',
      done: 'You rolled 6 + 3 = 9 for a beam ram at full speed: Severe damage. The Zam’s fighters are thrown down, and it can hardly move.',
    },
    rake: {
      aim: 'The Saena has its bow towards you, and would also ram. Shear its oars instead: select the Eirene, Rake, the sea beyond the Saena, and that point again.',
      wrong: 'A bow-to-bow ram can damage both ships. Rake with the Eirene: straight ahead, past the Saena.',
      done: 'The Saena loses 3 oar groups on one side: it is slow and turns badly.',
    },
    shoot: {
      aim: 'After moving, ships shoot. Choose Start shooting, select the Paralos, then the Zam twice. You roll one die for each factor of archers.',
      wrong: 'Shoot with the Paralos at the Zam first: each hit can remove a defender before you board.',
      done: 'A hit within 3 cm: the Zam loses 1 factor of marines.',
    },
    counter: {
      aim: 'There is nothing more to do in this phase. End it to draw the next counter.',
      wrong: 'The other shots gain little. End the Action Phase.',
      done: 'You drew the Intermediate counter: boarding and morale come next, then the turn ends. First, each side may spend Tactical Initiative.',
    },
    seize: {
      aim: 'The Paralos has not grappled, and only linked ships can be boarded. Spend a Tactical Initiative counter for an extra Action Phase.',
      wrong: 'Without another Action Phase the Zam escapes. Spend the counter.',
      done: 'The Persians spent no counter. You act once more before the boarding.',
    },
    grapple: {
      aim: 'A ship may grapple an enemy that it touches. Select the Paralos, then Grapple Zam.',
      wrong: 'Use this phase to grapple the Zam with the Paralos.',
      done: 'The Zam is grappled. Neither side spends another counter, and the Intermediate Phase begins.',
    },
    board: {
      aim: 'Boarding orders are secret. Select the Paralos, then the Zam, and confirm the order.',
      wrong: 'The Zam is badly damaged and its fighters are thrown down. Assault it with the Paralos.',
      done: 'Severe damage and thrown-down fighters give the Zam −4. You win 10 to −1 and capture the Zam.',
    },
    prize: {
      aim: 'A captured ship needs a prize crew, or it becomes a derelict. Send the archers.',
      wrong: 'A derelict is worth less to you. Put a prize crew aboard the Zam.',
      done: 'The Zam was the Persian flagship: its squadron failed a morale test and is shaken. It cannot attack until it rallies. Turn 2 begins with your counter.',
    },
  },
  fight: {
    aim: 'Now play against the bot until the end of turn 3. Ram ships on the beam, keep your own bows towards the enemy, and board damaged ships.',
    verdicts: {
      ahead: 'You lead in victory points and win the lesson. You know all you need for a first match.',
      behind: 'You do not lead in victory points. You still know enough for a first match. Try the lesson again, or play a match.',
    },
  },
};
