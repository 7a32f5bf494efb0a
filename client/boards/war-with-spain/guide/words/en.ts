import type { GuideSection } from '../../../../kit/rules/Guide.js';

export type PictureId = 'victory' | 'key' | 'counters' | 'turn' | 'ledger' | 'yard' | 'fleets' | 'wind' | 'seaOdds' | 'landOdds' | 'siege';

const sections: readonly GuideSection<PictureId>[] = [
  {
    title: 'Overview',
    picture: 'victory',
    paragraphs: [
      'December 1586. Spain wants to defeat England, by an invasion or by winning the war in the Netherlands. England has the better ships and half the money. You command one side for two years: you build units, move fleets and armies, and pay for them. [[1.0]] [[2.1]]',
      'Spain needs a lead of 25 Victory Points to win. If neither side gains much, England wins a marginal victory. [[16.4]]',
      'Fleets and armies are hidden. You see enemy markers, the number of counters in a hex, and the munitions of each fleet. Combat reveals the units. [[7.0]] [[9.0]]',
    ],
  },
  {
    title: 'The map',
    picture: 'key',
    paragraphs: [
      'A hex is 66 km across; a Game-Turn is a month or a winter. In the British Isles and France, blue areas are Protestant and yellow areas Catholic. A city shows its Victory Points and Activation Value. An anchor marks a port and a star a fortress; the banner shows who controls the city. [[3.1]]',
      'Land units move on land, ships at sea, and both along the coast. Deep draft ships may not enter shallow hexes. Coloured hexsides are closed to ships, to land units or to both, or count as high seas. Dashed lines separate the sea zones, each with its own wind. [[6.8]]',
      'At the start, land units are in their set-up hexes and ships are in box 2 of their Activation Tracks. [[2.2]]',
    ],
  },
  {
    title: 'The counters',
    picture: 'counters',
    paragraphs: [
      'A ship counter shows Combat Strength, Movement Allowance and Transport Capacity; the coin shows its Maintenance Multiple. Two dots mean two steps: the first loss flips the counter. Galleons and merchantmen have deep draft. Pinnaces, flyboats and barges have shallow draft. Galleys and galleasses are oared, and the wind does not affect them. [[3.2]] [[3.22]] [[3.23]]',
      'A land unit shows Combat Strength and Movement Allowance. A leader shows a bonus: an anchor marks a naval leader, a sword a land leader, a star a senior naval leader. [[13.1]]',
      'English counters have a cross on the band, Spanish counters slanting bars. French counters are grey while France is neutral. H hides all counters; F spreads out the counters of a hex.',
    ],
  },
  {
    title: 'The Game-Turn',
    picture: 'turn',
    paragraphs: [
      'There are seventeen Game-Turns: a winter, seven months, a winter, seven months, a winter. Both players give orders at the same time. English ships move and fight, then Spanish ships, then English land units, then Spanish land units. At the end both players pay maintenance. [[4.1]] [[4.2]]',
      'While your opponent moves, you decide on interceptions, sieges, losses and retreats.',
    ],
  },
  {
    title: 'Money',
    picture: 'ledger',
    paragraphs: [
      'You receive income each winter: the full amount in the first two, half in the last. You roll for the amount. [[11.0]] [[11.4]]',
      'At the end of each Game-Turn you pay maintenance for all units on the map. A ship costs its Maintenance Multiple in a friendly port and three times as much elsewhere; a barge always costs its multiple once. Land units cost twice their strength. In winter everything costs five times as much. Units on tracks, allies and the Dutch cost nothing. [[11.1]] [[11.12]] [[11.13]] [[11.15]] [[11.16]] [[11.17]] [[14.3]]',
      'The Treasury panel shows what is due this Game-Turn and next winter. If you cannot pay, you lose your treasury, a third of the land units that you maintain, and 20 Victory Points. Ships in port are laid up. [[11.3]] [[11.14]]',
    ],
  },
  {
    title: 'Building and laying up',
    picture: 'yard',
    paragraphs: [
      'Select a port to open its Activation Track. A new ship starts in box 4 and moves one box each Game-Turn. In box 2 it may wait; from box 1 it is launched into the port. A ship ordered in April sails in August. The ships on a track may not exceed the Activation Value of the port. [[5.0]] [[5.2]] [[5.22]] [[5.24]] [[5.25]]',
      'Land units cost three times their strength and may be placed next Game-Turn. Each nationality builds in its own country. Eliminated units can be built again. Repairing a ship costs half its price. [[5.1]] [[5.12]] [[5.3]] [[5.4]] [[5.5]] [[11.5]]',
      'In the administration phase you may lay up ships in any friendly port with a track, and land units where they can be built. They may return in any later month, so lay ships up before winter. Tracks are closed under siege and in winter, except four Mediterranean ports of Spain. [[5.6]] [[5.7]] [[5.56]] [[5.57]] [[10.4]]',
    ],
  },
  {
    title: 'Fleets and munitions',
    picture: 'fleets',
    paragraphs: [
      'To cross the high seas or attack, ships must be in one of your six fleets. Select ships in a port, then “Form a fleet”. Assign each naval leader to a ship. A fleet is as fast as its slowest ship. [[6.1]] [[6.11]] [[6.12]] [[6.14]] [[13.16]]',
      'Buy munitions in the administration phase, in a home port. A point costs four times the total Maintenance Multiple of the fleet. When ships change fleets, the lower munitions number applies. Loose ships that join reduce it to zero unless you buy points for them. Victuals are not used. [[12.1]] [[12.11]] [[12.12]] [[12.13]] [[12.3]]',
      'Dutch ships stay within four hexes of Brill. D shows this range. [[6.6]]',
    ],
  },
  {
    title: 'Naval movement',
    picture: 'wind',
    paragraphs: [
      'Coastal movement uses half the Movement Allowance, ignores the wind and cannot be intercepted. It stops in or next to a hex with enemy ships. Both sides’ ships may share a hex; only an enemy port with enemy ships in it is closed. [[6.3]] [[6.32]] [[6.33]] [[6.34]] [[6.35]] [[7.61]]',
      'Only fleets may cross the high seas. Select a hex with your ships, then a destination, or plot hex by hex. The panel shows the kind of movement, the wind results and possible interceptions. The fleet moves only when you confirm. [[6.2]] [[6.21]]',
      'The blowing faces on the map show the wind of each sea zone. Three of the six directions are with the wind, three against. One hex against the wind makes the whole move against it. A roll of two dice gives the Movement Allowance and steps lost; October and winter are worst. Oared ships and the Mediterranean are not affected. [[6.22]] [[6.23]] [[6.24]] [[6.25]] [[6.27]] [[6.7]]',
    ],
  },
  {
    title: 'Interception and transport',
    paragraphs: [
      'In each hex of a high seas move, an enemy fleet with munitions within two hexes may try to intercept. A roll of 1 to 4 succeeds. An intercepted fleet stops and is attacked; its land units may land there. A fleet may try to intercept once per Game-Turn. R shows the ranges. [[6.4]] [[6.41]] [[6.44]] [[6.45]] [[6.46]]',
      'Land units embark in a port and land on any coast, even during a move. Select the units while you plot the route, then the landing hex. They may march and fight in the same Game-Turn. [[6.5]] [[6.51]] [[6.52]] [[6.54]]',
    ],
  },
  {
    title: 'Naval combat',
    picture: 'seaOdds',
    paragraphs: [
      'A fleet with munitions may attack ships in an adjacent hex or in its own. If a stack has deep draft ships, only their strength counts. Sailing ships with the wind gain 1 each, and deep draft ships that are attacked without munitions have half strength. Defenders have double strength in a friendly fortress port and half strength in another friendly port. The differential gives the column; one die gives the losses of both sides. [[7.1]] [[7.2]] [[7.4]] [[7.6]] [[7.7]]',
      'Each player chooses losses, deep draft ships first. Each round costs every fleet 1 munitions point. Then the defender may try to disengage, which is harder for Spanish deep draft ships. The attacker fights on or breaks off. [[7.3]] [[7.5]] [[12.2]] [[12.21]]',
      'In a friendly fortress port the defender may decline battle and enter siege before stacks are revealed. [[7.63]] [[10.2]]',
    ],
  },
  {
    title: 'Land movement',
    paragraphs: [
      'Select an army, then a highlighted hex. Each hex costs 1 MP, and there is no stacking limit. Land units may not enter hexes with unbesieged enemy units. They capture the cities they enter. [[8.0]] [[8.1]] [[8.12]] [[8.3]]',
      'Dutch, French and Irish units stay in their countries, Scottish units in Scotland and England. Only German units may enter the German States. The Spanish Road from Savoy to Flanders violates no neutrality. [[8.2]] [[8.24]] [[8.28]]',
    ],
  },
  {
    title: 'Land combat',
    picture: 'landOdds',
    paragraphs: [
      'Selected units of one hex attack one adjacent stack. The odds, rounded in favour of the defender, give the column; one die gives the losses. An r is a retreat of one hex. Units of strength 20 and 30 are replaced by weaker units when they lose steps. [[9.0]] [[9.1]] [[9.14]] [[9.3]]',
      'A friendly fortress doubles the defenders. All land leaders add their bonus, each at most the strength of the units in the hex. If combat empties a hex, the victorious units may advance into it. [[9.15]] [[9.2]] [[13.0]] [[13.15]]',
    ],
  },
  {
    title: 'Sieges',
    picture: 'siege',
    paragraphs: [
      'Land units that are attacked may enter siege before stacks are revealed. The attackers move into the hex. Besieged units cannot move or embark. They defend with double strength, or triple in a friendly fortress, and attack with half. [[10.0]] [[10.1]] [[10.13]] [[10.16]]',
      'The hourglass shows the month of the siege. A city without a fortress holds out for two months, a fortress for six; a winter counts as five. A port starves only if it is besieged by sea as well. Friendly units in an adjacent hex and the besieged units may attack together. [[10.3]] [[10.33]] [[10.34]] [[10.14]]',
    ],
  },
  {
    title: 'Leaders and winter',
    paragraphs: [
      'In naval combat only the best leader of a fleet adds a bonus; if a senior leader is present, all leaders do. A naval leader is lost with the ship. A land leader without units escapes to the nearest friendly fortress or unit. Santa Cruz dies at the end of Game-Turn 8. [[13.13]] [[13.14]] [[13.17]] [[13.2]]',
      'In winter tracks are closed and ships in port stay there. Each marching unit is lost on a roll of 1 or 2. Maintenance is five times the normal amount. [[14.1]] [[14.2]] [[14.3]]',
    ],
  },
  {
    title: 'Politics',
    paragraphs: [
      'France is neutral until units of either side enter it. The violator pays 100 ducats, the opponent 50. Next Game-Turn the Huguenots join England and the Catholic League joins Spain. The French Civil War is worth 10 Victory Points. [[15.1]] [[15.11]] [[15.13]] [[15.14]]',
      'The first Spanish landing in Ireland may cause a revolt there; a landing in Britain may cause Catholic revolts. England may receive Loyal Irish, Scottish Protestants and two large English units. [[15.2]] [[15.3]] [[15.4]] [[15.5]] [[15.6]]',
      'Each year the Treasure Fleet arrives, in a month known only to Spain. It is safe only in Seville. The Pope pays 200 ducats when five Spanish units are in the British Isles. [[11.2]] [[11.27]]',
    ],
  },
  {
    title: 'Victory',
    paragraphs: [
      'The Armada of 1588 is a scenario for one evening, reconstructed for this edition. It lasts from June to October, without income or Treasure Fleet. Spain wins with a lead of 35 Victory Points or more, England if the lead is below 30. [[16.4]]',
      'After the last winter each side scores 1 point for every three enemy ship steps lost in combat or to the wind. It scores the value of captured cities it still controls, and 10 for the French Civil War. Penalties are subtracted. The difference gives the level of victory. [[16.0]] [[16.1]] [[16.2]] [[16.3]] [[16.4]]',
      'Spain should choose early when and where to invade. Ships ordered in April sail in August, and an invasion needs munitions, barges and a strong armada. England should keep three fleets with munitions from Plymouth to Dover in summer, lay them up in October, and save money for winter. [[17.0]] [[18.0]]',
    ],
  },
  {
    title: 'Using this board',
    paragraphs: [
      'Highlighted hexes show what you can do. If a move is not allowed, the board gives the reason and the case. The first button below the map is the main one (A). N goes to the next hex with units that may act, M lists all choices, C shows the current decision. Tables are under Charts, tracks and pools under Forces. [[3.3]]',
      'You can take back your moves until a die is rolled, hidden information is revealed, or your opponent has decided something.',
    ],
  },
];

export const en = { sections };
