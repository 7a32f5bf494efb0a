import { CITIES, CITY_IDS } from '../../data/cities.js';
import { SIDES, type Side } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import type { Tools } from '../tools.js';
import { points } from '../victory/victory.js';

/** A Game-Turn in a sentence. */

/** What has become of a side in this Game-Turn: towns taken, as hexes; ships and steps lost; ducats more, or fewer. */
function changed({ changes, control, stepsLost, treasury }: WarWithSpain, side: Side) {
  const taken = CITY_IDS.filter((id) => control[id] === side && changes.cities[id] !== undefined && changes.cities[id] !== side);
  return {
    taken: taken.map((id) => CITIES[id].hex),
    ships: [...changes.ships[side]],
    steps: stepsLost[side] - changes.steps[side],
    ducats: treasury[side] - changes.treasury[side],
  };
}

/** Tells what the Game-Turn has changed, and how the war stands at its end. */
export function tellTurn({ G, emit }: Tools): void {
  const [english, spanish] = SIDES.map((side) => points(G, side).total);
  const [england, spain] = SIDES.map((side) => changed(G, side));
  emit({ key: 'turnEnds', case: '4.2', values: { turn: G.turn, english, spanish, england, spain } });
}
