import type { GuideSection } from '../../../../kit/rules/Guide.js';

/** The pictures of the guide, each made of the board's own parts. */
export type PictureId = 'victory' | 'key' | 'counters' | 'turn' | 'ledger' | 'yard' | 'fleets' | 'wind' | 'seaOdds' | 'landOdds' | 'siege';

/** How to play, in our own words. Rule cases stand in double square brackets. */
const sections: readonly GuideSection<PictureId>[] = [
  {
    title: 'What it is about',
    picture: 'victory',
    paragraphs: [
      'December 1586. King Philip means to break England, by landing an army there or by finishing the war in the Netherlands. Queen Elizabeth has the better ships and half his money. You command all of one side for two years: what is built, where it sails, who lands, and whether anybody can pay for it. [[1.0]] [[2.1]]',
      'Spain must do something great: it needs a lead of twenty-five points to win at all. A war in which little happens is a small victory for England. [[16.4]]',
      'Fleets and armies are secret. Of the enemy you see markers and how many counters lie there, and how much powder a fleet has; what they are you learn in battle. [[7.0]] [[9.0]]',
    ],
  },
  {
    title: 'The map',
    picture: 'key',
    paragraphs: [
      'A hex is sixty-six kilometres, a turn a month. Blue and yellow washes tell Protestant country from Catholic in the isles and in France. A town shows two figures: its Victory Points, and the Activation Value of its yards. An anchor makes it a port, a star of bastions a fortress; the banner beside it says who holds it. [[3.1]]',
      'Armies keep to the land, ships to the sea; both use the coast. Deep ships cannot enter the shallows of Flanders. Coloured hexsides are bars: to ships, to armies, to both, or a strait that counts as high seas. Dashed lines part the seas, each with its own wind. [[6.8]]',
      'At the beginning armies stand where their counters say, and squadrons lie in the second box of their yards. [[2.2]]',
    ],
  },
  {
    title: 'The counters',
    picture: 'counters',
    paragraphs: [
      'A squadron shows combat, movement and room for troops; the coin says what it costs to keep. Two dots are two steps: the first loss turns it to its weaker side. Galleons and merchantmen draw deep water; pinnaces, flyboats and barges go everywhere. Galleys and galleasses row, and no wind touches them. [[3.2]] [[3.22]] [[3.23]]',
      'An army shows strength and movement. A leader shows his bonus; an anchor makes him an admiral, a sword a general, a star a senior admiral. [[13.1]]',
      'English counters carry a cross in the band, Spanish ones slanting bars. French counters are grey while France is neutral. The key H hides all counters, F spreads out what lies in a hex.',
    ],
  },
  {
    title: 'The turn',
    picture: 'turn',
    paragraphs: [
      'Seventeen turns: a winter, seven months, a winter, seven months, a winter. In each, both write their orders at the same time; then English ships move and fight, then Spanish ships, then English armies, then Spanish armies; at last both settle their accounts. [[4.1]] [[4.2]]',
      'While one side moves, the other only answers: it intercepts, chooses between battle and siege, names its losses, retreats.',
    ],
  },
  {
    title: 'Money',
    picture: 'ledger',
    paragraphs: [
      'The first two winters bring a year’s purse each, the last one half of it, and the die says how much. [[11.0]] [[11.4]]',
      'At the end of a turn you pay for everything on the map: ships in a friendly port their multiple, elsewhere three times as much, barges always once; land units twice their strength; in winter all of it five times. Units on tracks, allies and the Dutch cost nothing. [[11.1]] [[11.12]] [[11.13]] [[11.15]] [[11.16]] [[11.17]] [[14.3]]',
      'The Treasury beside the map shows what is due at the end of this turn and in the coming winter. Who cannot pay loses what is in the chest, a third of the paid troops, twenty points, and sees all ships in port laid up. [[11.3]] [[11.14]]',
    ],
  },
  {
    title: 'Yards and quarters',
    picture: 'yard',
    paragraphs: [
      'Press a port to open its yard. A new ship goes on the stocks in the fourth box and moves one box a month; in the second it may wait for ever, and out of the first it comes into the port. Ordered in April, it sails in August. A yard bears no more strength than its Activation Value. [[5.0]] [[5.2]] [[5.22]] [[5.24]] [[5.25]]',
      'Soldiers cost three times their strength and may muster the next month. Every nation builds where it is at home. What was lost can be built again, and a worn squadron repaired at half its price. [[5.1]] [[5.12]] [[5.3]] [[5.4]] [[5.5]] [[11.5]]',
      'In the accounts you may lay ships up in any friendly port with a yard, and troops where they could be raised; they come out again when you like. Do it before winter. A yard under siege stands still, and all of them in winter, but for four mild ports of Spain. [[5.6]] [[5.7]] [[5.56]] [[5.57]] [[10.4]]',
    ],
  },
  {
    title: 'Fleets and powder',
    picture: 'fleets',
    paragraphs: [
      'Ships that are to cross the sea or fight must be formed into one of six fleets. Pick ships in a port and press Form a fleet; admirals go aboard a certain ship. A fleet is as fast as its slowest ship. [[6.1]] [[6.11]] [[6.12]] [[6.14]] [[13.16]]',
      'Powder and shot are bought in the accounts, in a port of the home country: a point costs four times the multiples of all ships of the fleet. When ships change fleets the smaller number counts, and loose ships bring it down to nothing unless they are bought up. Victuals are not counted. [[12.1]] [[12.11]] [[12.12]] [[12.13]] [[12.3]]',
      'Dutch ships stay within four hexes of Brill; the key D draws the ring. [[6.6]]',
    ],
  },
  {
    title: 'Sailing',
    picture: 'wind',
    paragraphs: [
      'Ships that hug the coast go half as far, feel no wind and cannot be intercepted; they stop where enemy ships lie, and beside them. Ships of both sides may share a hex; only an enemy port with ships in it is closed. [[6.3]] [[6.32]] [[6.33]] [[6.34]] [[6.35]] [[7.61]]',
      'Only fleets cross the high seas. Press a harbour with your ships, then the hex they shall go to, or hex after hex; the paper beside the map shows the kind of voyage, what each throw of the wind would do, and who might come out against it. Nothing is sailed before you say so. [[6.2]] [[6.21]]',
      'The heads around the map blow with the wind of each sea. Three of the six directions are with it, three against, and one step against it makes the whole voyage a beat. Two dice then say how much of the allowance is lost and how many steps of ships. From October the weather is dreadful. Oars and the Mediterranean know no wind. [[6.22]] [[6.23]] [[6.24]] [[6.25]] [[6.27]] [[6.7]]',
    ],
  },
  {
    title: 'Interception and landings',
    paragraphs: [
      'In every hex of a voyage over the high seas an enemy fleet with powder, not more than two hexes off, may try to catch you: four in six. Caught ships stop and must be attacked; their troops may land where they were caught. A fleet tries once a turn. The key R draws the rings. [[6.4]] [[6.41]] [[6.44]] [[6.45]] [[6.46]]',
      'Troops go aboard in a port and land on any coast, even in mid-voyage: pick them while the course lies on the map, and choose the landing. They march and fight in the same turn. [[6.5]] [[6.51]] [[6.52]] [[6.54]]',
    ],
  },
  {
    title: 'Battle at sea',
    picture: 'seaOdds',
    paragraphs: [
      'A fleet with powder may attack ships in a neighbouring hex, or in its own. Where deep ships fight, only they count; ships with the wind gain one each, deep ships without powder halve, ships under their own fortress double, ships caught in a plain port halve. The difference of the sums picks the column, one die the losses of both. [[7.1]] [[7.2]] [[7.4]] [[7.6]] [[7.7]]',
      'Owners choose who suffers, deep ships first. Each round burns a point of powder in every fleet. After it the defender may try to break away, which great Spanish ships find harder; then the attacker fights on or breaks off. [[7.3]] [[7.5]] [[12.2]] [[12.21]]',
      'In a fortress port the defender may decline before anything is shown, and is shut in instead. [[7.63]] [[10.2]]',
    ],
  },
  {
    title: 'Marching',
    paragraphs: [
      'Press an army, then a hex within the lit ground. Armies march by hexes, as many as you like in one, never into unbesieged enemies, and they take the cities they enter. [[8.0]] [[8.1]] [[8.12]] [[8.3]]',
      'Dutch, French, Irish and Scots keep to their countries; nobody but Germans enters the German States; the road from Savoy to Flanders breaks nobody’s peace. [[8.2]] [[8.24]] [[8.28]]',
    ],
  },
  {
    title: 'Battle on land',
    picture: 'landOdds',
    paragraphs: [
      'Chosen units of one hex attack one neighbouring stack. The odds, rounded for the defender, pick the column, one die the losses; an r sends that stack back a hex. Great units of twenty and thirty shrink into smaller ones of their nation. [[9.0]] [[9.1]] [[9.14]] [[9.3]]',
      'A fortress doubles its defenders. Leaders add their bonus, all of them on land, but each no more than all his side has in his hex. Where the fight has emptied a hex the victors may enter it. [[9.15]] [[9.2]] [[13.0]] [[13.15]]',
    ],
  },
  {
    title: 'Sieges',
    picture: 'siege',
    paragraphs: [
      'Whoever is attacked on land may withdraw into siege before the stacks are shown. The besieger moves in; the besieged neither march nor embark, defend at twice their strength, three times in their own fortress, and attack at half. [[10.0]] [[10.1]] [[10.13]] [[10.16]]',
      'The hourglass counts months of hunger: two for an open town, six for a fortress; a winter counts five. A port must be closed by sea as well, or bread comes in. Friends from a neighbouring hex may attack the besiegers together with those inside. [[10.3]] [[10.33]] [[10.34]] [[10.14]]',
    ],
  },
  {
    title: 'Leaders and winter',
    paragraphs: [
      'At sea only the best admiral counts, unless a senior one is there: then all do. An admiral sinks with his ship; a general who has lost his men flees to the nearest friends. Santa Cruz dies at the end of turn 8. [[13.13]] [[13.14]] [[13.17]] [[13.2]]',
      'In winter nothing is built or laid up, ships in port stay there, one marching unit in three dies on the road, and everything costs five times as much. [[14.1]] [[14.2]] [[14.3]]',
    ],
  },
  {
    title: 'Other princes',
    paragraphs: [
      'France is neutral until somebody’s soldiers or ships enter it. The breaker pays a hundred ducats, the other fifty; next turn the Huguenots join England and the League joins Spain, and the cities of France are worth ten points to whoever holds enough of them. [[15.1]] [[15.11]] [[15.13]] [[15.14]]',
      'The first Spanish landing in Ireland may raise the Irish, the first in Britain the Catholics of the north; the Loyal Irish, the Scottish Protestants and the great English musters answer. [[15.2]] [[15.3]] [[15.4]] [[15.5]] [[15.6]]',
      'Once a year silver comes from the Indies, in a month only Spain knows. It is safe at Seville and nowhere else. The Pope pays two hundred ducats when five Spanish units stand in the isles. [[11.2]] [[11.27]]',
    ],
  },
  {
    title: 'How it ends',
    paragraphs: [
      'After the last winter each side counts a point for every three steps of enemy ships sunk in battle or storm, the points of cities it has taken and still holds, and ten for the civil war of France; debts are taken off. The difference says who has won, and how well. [[16.0]] [[16.1]] [[16.2]] [[16.3]] [[16.4]]',
      'Spain should choose its year and its shore early: ships ordered in April sail in August, and an army in Kent needs powder, barges and a lead over the English fleets. England does well to keep three fleets with powder from Plymouth to Dover in the good months, to lay them up in October, and to spare for the winters. [[17.0]] [[18.0]]',
    ],
  },
  {
    title: 'At this table',
    paragraphs: [
      'Lit hexes are what you may do now; what you may not do tells you why, with the case. The main answer stands first below the map, and the key A gives it; N goes to the next place that may still act, M lists every choice in words, C shows where the decision is. Tables and tracks lie in the drawers. [[3.3]]',
      'Your moves can be taken back until a die is thrown, something hidden comes to light, or the other side has decided something.',
    ],
  },
];

export const en = { sections };
