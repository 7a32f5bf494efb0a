import type { Rulebook } from '../../../../../client/kit/rules/rulebook.js';

export const en: Rulebook = [
  { case: '1.0', title: 'The chase', text: ['A lugger sails past seven buoys, chased by a cutter.'] },
  { case: '1.1', title: 'Turns', text: ['In each turn the lugger acts first, then the cutter.'] },
  { case: '2.0', title: 'Sailing', text: ['A player who does not fire sails.'] },
  { case: '2.1', title: 'Distance', text: ['A vessel sails one or two buoys.'] },
  { case: '2.2', title: 'Damage', text: ['A vessel that was hit [[3.1]] sails one buoy.'] },
  { case: '2.3', title: 'The end of the channel', text: ['Vessels cannot sail beyond the last buoy.'] },
  { case: '2.4', title: 'Passing', text: ['The cutter cannot pass the lugger.'] },
  { case: '3.0', title: 'Firing', text: ['A player who does not sail fires.'] },
  { case: '3.1', title: 'Hits', text: ['A shot hits if the die roll is higher than the distance in buoys.'] },
  { case: '3.2', title: 'Range', text: ['Vessels can fire at a range of up to five buoys.'] },
  { case: '4.0', title: 'The end', text: ['The chase ends in one of four ways.'] },
  { case: '4.1', title: 'Escape', text: ['The lugger wins at the last buoy.'] },
  { case: '4.2', title: 'Boarding', text: ['The cutter wins at the buoy of the lugger.'] },
  { case: '4.3', title: 'Surrender', text: ['A vessel surrenders after two hits.'] },
  { case: '4.4', title: 'Conceding', text: ['A player may concede at any time.'] },
];
