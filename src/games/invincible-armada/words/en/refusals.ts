import { grammarOf } from '../../../../kit/language.js';
import type { Texts } from '../../../../kit/texts.js';
import { chit, place, squadron } from './names.js';

const { count } = grammarOf('en');

const squares = (n: unknown): string => count(Number(n), { one: 'square', other: 'squares' });

export const refusals: Texts = {
  notYours: ({ who }) => `${squadron(who)} is not your squadron: choose one of yours.`,
  sunk: ({ who }) => `${squadron(who)} has been eliminated.`,
  moved: ({ who }) => `${squadron(who)} has already acted in this phase.`,
  offMap: ({ who }) => `${squadron(who)} is not on the Tactical Map.`,
  fouled: ({ who }) => `${squadron(who)} has Fouled Rigging and may not move.`,
  calm: ({ who }) => `${squadron(who)} may not move in Calm, only Rally, Repair or Resupply.`,
  fog: 'Squadrons may not move in Fog, only Rally, Repair or Resupply.',
  gales: 'Squadrons may not move in Gales.',
  galesRecovery: 'Squadrons may not Rally, Repair or Resupply in Gales.',
  notHeld: ({ chit: id }) => `You do not hold ${chit(id)}.`,

  tooFar: ({ who, squares: n }) => `${squadron(who)} may move at most ${squares(n)}.`,
  slantUnused: ({ squares: n }) => `A move of up to ${squares(n)} does not need Favourable Slant.`,
  notNext: ({ from, to }) => `${to} is not next to ${from}.`,
  occupied: ({ square, by }) => `${square} is occupied by ${squadron(by)}: choose a vacant square.`,
  upwind: ({ square }) => `${square} is directly upwind: choose another square.`,
  mustStop: ({ square }) => `${square} is diagonally upwind: the move must end there.`,

  noAttacker: 'Move a squadron first: an attack is part of its move.',
  friend: ({ who }) => `${squadron(who)} is on your side: attack an enemy squadron.`,
  brokenAttacker: ({ who }) => `${squadron(who)} is Broken and may not attack.`,
  hulksAttack: ({ who }) => `${squadron(who)} is a Medina squadron and may not attack.`,
  diagonal: ({ who }) => `${squadron(who)} is on a diagonal: attack along a row or column.`,
  notAdjacent: ({ who }) => `${squadron(who)} is not on an adjacent square.`,
  sideUsed: ({ who }) => `${squadron(who)} has already been attacked from this side in this phase.`,
  withdrawFar: ({ square }) => `${square} is not next to the attacked squadron.`,
  notForBattle: ({ chit: id }) => `${chit(id)} may not be played in a battle.`,
  otherTactic: ({ chit: id }) => `${chit(id)} may not be played with your tactic.`,

  noHits: ({ who }) => `${squadron(who)} has no Hits to repair.`,
  notBroken: ({ who }) => `${squadron(who)} is not Broken.`,
  noShot: ({ who }) => `${squadron(who)} has no Shot or Low Ammo marker to remove.`,
  lowAmmoForGood: ({ who }) => `${squadron(who)} has a Low Ammo marker that cannot be removed.`,
  sidoniaEnglish: 'The flagship’s Rally bonus is for Spanish squadrons only.',
  sidoniaUsed: 'The flagship’s Rally bonus has already been used this turn.',
  bannerAlone: 'Use the Holy Banner or the flagship’s Rally bonus, not both.',
  notMedina: ({ who }) => `${squadron(who)} is not a Medina squadron.`,
  fromMedina: ({ who }) => `${squadron(who)} is a Medina squadron and keeps its Low Ammo marker.`,
  transferUsed: ({ who }) => `${squadron(who)} has already taken over a Low Ammo marker.`,
  hasAmmo: ({ who }) => `${squadron(who)} has no Low Ammo marker.`,

  notPending: ({ who }) => `${squadron(who)} does not have to move now.`,
  stillInside: ({ square }) => `English squadrons may not disengage to ${square}: choose a highlighted square.`,
  outside: ({ square }) => `${square} is not a white square.`,
  notNearest: ({ square, who }) => `${square} is not the nearest vacant square for ${squadron(who)}.`,
  notAssigned: ({ who }) => `${squadron(who)} has no square yet: place it.`,
  notCalais: ({ square }) => `${square} is not in the anchorage in Calais Roads.`,
  shared: ({ square }) => `Two squadrons are on ${square}: move one of them.`,
  reinforceOnMap: ({ who }) => `${squadron(who)} is on the Tactical Map and may not reinforce.`,
  reinforceCalm: ({ who }) => `${squadron(who)} is at sea: in Calm only squadrons in port reinforce.`,

  twice: ({ who }) => `${squadron(who)} is selected twice: select it once.`,
  armadaRun: ({ n }) => `The Armada may not move ${count(Number(n), { one: 'box', other: 'boxes' })} now.`,
  underArmada: ({ who }) => `${squadron(who)} is on the Tactical Map and moves with the Armada.`,
  sailed: ({ who }) => `${squadron(who)} has already moved in this segment.`,
  seymourHeld: 'Seymour may not move until the Armada is in Calais Roads.',
  notConnected: ({ from, to }) => `${place(to)} is not next to ${place(from)}.`,
  tooManyBoxes: 'Too far: a squadron moves 2 boxes with the wind or 1 against it; a port counts as a box.',
  'tooManyBoxes.fog': 'In Fog a squadron may move only 1 box.',
  'tooManyBoxes.calm': 'In Calm squadrons may not move on the Strategic Map.',
  'tooManyBoxes.gales': 'In Gales a squadron may make a normal move plus 1 box; entering a port ends it.',
  noEntry: 'This route does not end in the Armada’s box.',
  'edge.west': ({ square }) => `Entry from the west is on A1 to A8, not ${square}.`,
  'edge.east': ({ square }) => `Entry from the east is on J1 to J9, not ${square}.`,
  'edge.north': ({ square }) => `Entry from the north is on A1 to J1, not ${square}.`,
  notWithArmada: ({ who }) => `${squadron(who)} is not in the Armada’s box.`,
  justLeft: ({ who }) => `${squadron(who)} has just left the Tactical Map: move it on the Strategic Map first.`,

  evadeFar: ({ square }) => `${square} is not next to the squadron.`,
  driftFar: ({ square }) => `The squadron may not drift to ${square}: choose a highlighted square.`,

  nothingToResolve: 'No chit needs a target now.',
  alreadyBroken: ({ who }) => `${squadron(who)} is already Broken: choose another squadron.`,
  alreadyLow: ({ who }) => `${squadron(who)} already has Low Ammo: choose another squadron.`,
  secondNeeded: ({ who }) => `Choose the squadron that collides with ${squadron(who)}.`,
  notBeside: ({ who, target }) => `${squadron(who)} cannot collide with ${squadron(target)}: choose an adjacent friendly squadron.`,

  begun: 'Some squadrons are already placed: place the others one by one.',
  placed: ({ who }) => `${squadron(who)} is already placed.`,
  notComplete: ({ left }) => `Place ${count(Number(left), { one: 'more squadron', other: 'more squadrons' })} first.`,
  noSuchChit: ({ index }) => `Chit ${Number(index) + 1} does not exist: choose one of the chits shown.`,
  twiceReturned: ({ index }) => `Chit ${Number(index) + 1} is selected twice.`,
};
