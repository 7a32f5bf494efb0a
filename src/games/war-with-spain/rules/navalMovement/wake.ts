import { type FleetId, seatOf, TF, type UnitId } from '../../ids.js';
import type { Voyage, WarWithSpain } from '../../state.js';
import type { Tools } from '../tools.js';
import { isFleet } from '../units.js';

export const moverOf = ({ who }: Voyage): FleetId | 'TF' => (isFleet(who) ? who : TF);

export const voyagers = (G: WarWithSpain, { ships }: Voyage): UnitId[] => ships.filter((id) => G.naval[id]);

export function tellWake({ emit }: Tools, voyage: Voyage): void {
  if (!voyage.wake.length) return;
  const { kind, side, who, wake, from } = voyage;
  const key = kind === 'coastal' ? 'coasts' : 'sails';
  const values = from === undefined ? undefined : { from };
  emit({ key, case: kind === 'coastal' ? '6.31' : '6.21', by: seatOf(side), at: wake, who: [who], ...(values && { values }) });
  voyage.wake = [];
}
