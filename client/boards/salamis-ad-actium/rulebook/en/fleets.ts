import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 2, to 2.3: fleets, their order and their quality. */
export const fleets: Rulebook = [
  {
    case: '2',
    title: 'Setting up',
    text: [
      'How fleets are chosen and ordered, how crews and officers come by their quality, and how the playing area is made. A battle is one of history with everything given, one by points, or one of a campaign [[12]].',
      'Battle by points: the players agree on a size, proposed at 250 points (table 120 by 120 cm, 8 ships at most), 400 (180 by 120 cm, 12 ships) or 650 (240 by 120 cm, 14 ships), or on any other number up to 1,500. Between and beyond these three, table length and number of ships follow in proportion, rounded up; no table is shorter than 90 cm. Too few points for any legal fleet of the list are refused, with the least that will do.',
      'They also agree on an era, a year or an engagement of history [[13]]; lists and variants may be agreed or left to each player. Without a year it is the middle of the era, or of the years that both lists share. A list that was not at sea then fights in the nearest year of its own.',
      'Each player then buys his fleet [[15]] unseen by the other: at least 3 ships, within the points, each type within the shares and years of its list [[11]]. Both must be ready before anything is shown. Quality comes next [[2.3]], then land [[2.4]], wind [[2.5]], sea [[2.6]], currents [[2.10]], edges and deployment [[2.8]]. The battle lasts 12 turns unless another number is agreed, from 4 to 20.',
      'Ruling: proportions beyond the three proposed sizes are ours; the rulebook leaves size to the players.',
    ],
    chart: 'eras',
  },
  {
    case: '2.1',
    title: 'Fleet organisation',
    text: [
      'The ships of a side are its fleet, however many. A fleet is parted into squadrons of one to ten ships.',
      'One squadron is the Admiral’s, who is Commander-in-Chief of the fleet; it may be a single ship. Every other squadron has a Vice Admiral. Each sails in his squadron’s flagship. More squadrons are more supple and cost more officers [[15]].',
      'Allied squadrons are of another list of the era. They cost their loyalty on top [[2.9]], may make up a third of the points at the most, and never carry the Admiral.',
      'Losses may break a squadron’s spirit [[10.2]].',
      'Formations (line abreast or astern, echelon, double line) are help in placing ships, not rules.',
      'Ruling: where history had a commander beside the nominal one, the scenario names the man who led in fact: Themistocles at Salamis.',
    ],
  },
  {
    case: '2.2',
    title: 'Command and control',
    text: [
      'A ship is in control when no more than 10 cm part her base from that of her squadron’s flagship, or from a fellow of the squadron who lies as near to the flagship: one relay, no more. At each step the two ships must see each other.',
      'Sight is a line between the centres of two bases. Land and enemy ships block it, even where the line only touches them; friends do not. Its length does not matter.',
      'A ship out of control is free to act. She does not count in the main body of her squadron when morale is tested [[10.2]].',
      'A squadron may be any distance from the Commander-in-Chief, but whether its flagship sees his ship counts in that test.',
      'When a flagship is gone, control and sight are measured from the ship that will succeed her [[10.6]].',
    ],
    chart: 'control',
  },
  {
    case: '2.3',
    title: 'Crew and command quality of a fleet',
    text: [
      'Crews have one quality to a squadron; every officer has his own. Quality is bought as it is, or a training is bought and a d10 decides: once for each squadron’s crew, once for each officer.',
      'The d10 reads, from −2 to +2. Very good: 1-3 average, 4-7 skilled or veteran, 8-10 exceptional or elite. Good: 1 poor or raw, 2-4 average, 5-8 skilled or veteran, 9-10 exceptional or elite. Average: 1 inept or green, 2-3 poor or raw, 4-7 average, 8-9 skilled or veteran, 10 exceptional or elite. Mediocre: 1-2 inept or green, 3-6 poor or raw, 7-9 average, 10 skilled or veteran. Poor: 1-3 inept or green, 4-7 poor or raw, 8-10 average.',
      'Set-up: whether quality is bought or rolled is agreed for crews and for officers apart. What is agreed binds both fleets. Training is the list’s or its variant’s unless the player pays for another; what each costs stands in [[15]].',
      'Dice are thrown when both fleets are ready. With hidden reserves a squadron’s throws are told when it is first seen.',
      'Ruling: spans that lost their dashes are restored so that every row covers 1 to 10 once; the five rows mirror each other.',
    ],
    chart: 'training',
  },
];
