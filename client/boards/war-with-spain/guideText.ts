import type { GuideSection } from '../../kit/Guide.js';

/** The pictures of the guide, each made of the board's own parts. */
export type PictureId = 'counters' | 'fleets' | 'wind' | 'yard' | 'siege' | 'victory';

/** How to play, in our own words. */
export const guide: readonly GuideSection<PictureId>[] = [
  {
    title: 'What it is about',
    picture: 'victory',
    paragraphs: [
      'December 1586. King Philip means to break England, by landing an army there or by finishing the war in the Netherlands. Queen Elizabeth has the better ships and half his money. You command all of one side for two years: what is built, where it sails, who lands, and whether anybody can pay for it.',
      'Spain must do something great: it needs a lead of twenty-five points to win at all. A war in which little happens is a small victory for England. Points come from sunk ships, from cities taken, and from the civil war in France; debts cost points. [[16.1]] [[16.2]] [[16.4]]',
      'Fleets and armies are secret. Of the enemy you see markers and how many counters lie there, and how much powder a fleet has; what they are you learn in battle. [[7.0]] [[9.0]]',
    ],
  },
  {
    title: 'The counters',
    picture: 'counters',
    paragraphs: [
      'A squadron shows combat, movement and room for troops; the coin says what it costs to keep. Two dots are two steps: the first loss turns it to its weaker side. Galleons and merchantmen draw deep water and stay out of the shallows of Flanders; pinnaces, flyboats and barges go everywhere. Galleys and galleasses row, and no wind touches them. [[6.25]] [[6.35]]',
      'An army shows strength and movement. Leaders add their bonus at sea or on land, as the anchor or the sword says; a star marks one under whom several admirals add up. No bonus is larger than the force it leads. [[13.13]] [[13.14]]',
      'English counters carry a cross in the band, Spanish ones slanting bars. French counters are grey while France is neutral.',
    ],
  },
  {
    title: 'Money and yards',
    picture: 'yard',
    paragraphs: [
      'Each winter brings a year’s purse, and it has to last. In the orders of a month you pay for new ships and soldiers; at its end you pay for everything at sea and in the field, and in winter five times over. Ships in their yards cost nothing: lay them up in October. [[11.0]] [[11.1]] [[14.3]]',
      'A yard has four boxes. A new ship goes on the stocks in the fourth and moves one box a month; in the second it may wait for ever, and from the first it comes to the port at the start of the next month. A yard bears no more strength than its Activation Value. Soldiers need one month. [[5.2]] [[5.12]] [[5.25]]',
      'Who cannot pay loses everything in the chest, a third of the paid troops, all ships in port to the yards, and twenty points. The Treasury in the drawer shows what will be due. [[11.3]]',
    ],
  },
  {
    title: 'Sailing',
    picture: 'wind',
    paragraphs: [
      'Ships that hug the coast go half as far, feel no wind and cannot be intercepted. Only fleets cross the high seas. Press a harbour with your ships, then the hex they shall go to, or hex after hex; the paper beside the map shows the chances, and nothing is sailed before you say so. [[6.3]] [[6.31]]',
      'The heads around the map blow with the wind of each sea. Three of the six directions are with it, three against, and one step against it makes the whole voyage a beat. Two dice then say how much of the allowance is lost and how many ships are. From October the weather is dreadful. [[6.22]] [[6.23]]',
      'Every hex of such a voyage an enemy fleet with powder, not more than two hexes off, may try to catch you: four in six. Caught ships stop, land nobody, and fight. A fleet tries once a month. [[6.4]] [[6.44]]',
      'Troops go aboard in a port and land on any coast, even in mid-voyage: choose the landing while the course lies on the map. [[6.51]] [[6.54]]',
    ],
  },
  {
    title: 'Battle at sea',
    picture: 'fleets',
    paragraphs: [
      'A fleet with munitions may attack ships in a neighbouring hex. Where big ships fight, only they count; ships with the wind gain one each, big ships without powder halve, ships under their own fortress double, ships caught in a plain port halve. The difference of the sums picks the column, one die the losses. Each round burns a point of munitions in every fleet. [[7.2]] [[7.6]] [[7.7]] [[12.21]]',
      'After a round the defender may try to break away; a stack with great Spanish ships finds it harder. In a fortress port he may decline the fight before it begins and be shut in instead. [[7.5]] [[7.63]]',
    ],
  },
  {
    title: 'War on land',
    picture: 'siege',
    paragraphs: [
      'Armies march by hexes and take the cities they enter. A stack attacks one neighbouring stack; the odds pick the column. Fortresses double a defender, and whoever is attacked may withdraw behind walls and be besieged. [[8.0]] [[9.0]] [[10.0]]',
      'The hourglass on a siege counts months of hunger: two for an open town, six for a fortress; a winter counts five. A port must be closed by sea as well, or bread comes in. Relief from outside stops it. [[10.3]] [[10.31]]',
      'In winter one marching unit in three dies on the road. [[14.1]]',
    ],
  },
  {
    title: 'Other princes',
    paragraphs: [
      'France is neutral until somebody’s soldiers or ships enter it. The breaker pays a hundred ducats, the other fifty; next month the Huguenots join England and the League joins Spain, and the cities of France are worth ten points to whoever holds enough of them. [[15.11]] [[15.13]] [[15.14]]',
      'The first Spanish landing in Ireland may raise the Irish, the first in Britain the Catholics of the north; the Loyal Irish, the Scottish Protestants and the English musters answer. [[15.2]] [[15.3]]',
      'Once a year silver comes from the Indies, in a month only Spain knows. It is safe at Seville and nowhere else. [[11.2]]',
    ],
  },
  {
    title: 'At this table',
    paragraphs: [
      'Lit hexes are what you may do now; what you may not do tells you why, with the case. The main answer stands first below the map, and the key A gives it. M lists every choice in words, H hides the counters, C goes to where the decision is, R and D draw the rings of interception and of the Dutch.',
      'Your moves can be taken back until a die is thrown, something hidden comes to light, or the other side has decided something.',
    ],
  },
];

export const guideTitles = { cases: 'The rules by case' } as const;
