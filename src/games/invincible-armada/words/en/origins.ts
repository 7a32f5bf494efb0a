import type { ReasonId, SourceId } from '../../data/origins.js';

/** What has been published and is relied upon. */
export const sources: { readonly [id in SourceId]: string } = {
  sessionReport: 'session report on boardgamegeek, thread 1919556: an English chit gave two dice; name and condition reconstructed',
  shipTable: 'table of the Spanish fleet in “Historical Parallels”, vol. 2: large ships of each squadron, on the scale of 1.1',
  review: 'review at armchairgeneral.com names the box; its number follows from the rocks lying due south of Plymouth',
};

/** Why figures were filled in as they were. */
export const reasons: { readonly [id in ReasonId]: string } = {
  chitFilling: 'the rules name the kinds of actions that chits serve, not this chit; chosen to fill the 48',
  weatherChit: '11.0 knows weather chits but prints neither kinds nor numbers: five of the 48 are ours, and bring most of the bad weather',
  chitNumber: 'named in 16.0; its number is not printed',
  soldiersMirror: 'named in 16.0 as a chit to be held; number and effect mirror Weather Gage',
  mirror: '17.2 is missing; historical mirrors of 17.1',
  tonnage:
    'English ships of 200 tons and up in the public tonnage list, the five largest doubled, eight smaller ones: 63 points in all, shared out by squadron',
  character: 'character of the commander and his ships',
  boxName: 'the name of this box is printed nowhere in the rules; a landmark between its neighbours',
  weymouth: 'a haven half-way between Plymouth and Portsmouth',
  dover: 'an English base at the far end of the Channel, where the squadron of the Narrow Seas lay',
  allRound: 'the diagram of 4.3 is missing; every side of every Medina squadron is covered by a friend',
  horns:
    'the diagram of 4.3 is missing; wings after the public naval histories (Levant in the north, Biscay in the south), a crescent open to the west',
  anchorage: 'the diagram of 13.2 is missing; the area is that of 9.3',
  matrix:
    'distance favours English guns and keeps two fleets standing off nearly harmless; grappling favours Spanish soldiers; who boards crosses the other’s fire first',
  battleTable: 'up to six Hits must be possible, but rare, for a squadron with every advantage',
  badWeather: 'the three results are those of 11.0; the split is not printed: even thirds',
  becalmed: 'a squadron without wind neither leaves nor joins; the rules bar its strategic move',
  fireshipMorale: 'the more enemies lie watching, the more panic',
  fireshipDiagram: 'wind and tide carried the ships north and east',
  condition: 'modifiers worth enough to reach 10 with a fleet in good order; tuned by simulation',
  armadaArea: 'rows 8 and 9, columns C to H, lie immediately below it (9.3); two squares of border on the other sides',
  season: 'a match must end; no game in 2,000 came near it',
  openReading: 'the case can be read in more than one way; this reading is ours',
};
