import * as Type from '@sinclair/typebox';
import { ENGLISH, flagOf, SquadronArg } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Step } from '../../state.js';
import { englishOnMap, onMap } from '../fleet.js';
import { action, type Tools } from '../tools.js';
import { conclude } from '../turn.js';
/** Module 12.1: English squadrons leave the tactical map. */

export const exitTactical = action({
  name: 'exitTactical',
  case: '12.1',
  args: [Type.Array(SquadronArg, { maxItems: ENGLISH.length })],
  refuse: (view, _player, ids) => {
    for (const [index, id] of ids.entries()) {
      if (flagOf(id) === 'spanish') return violation('notYours', '12.1', { who: id });
      if (!onMap(view, id)) return violation('offMap', '12.1', { who: id });
      if (ids.indexOf(id) !== index) return violation('twice', '12.1', { who: id });
    }
    return undefined;
  },
  *choices(view) {
    const ids = englishOnMap(view);
    for (let subset = 0; subset < 2 ** ids.length; subset++) yield [ids.filter((_, bit) => subset & (2 ** bit))];
  },
  perform: (tools, player, ids) => {
    const { G, emit } = tools;
    for (const id of ids) {
      const squadron = G.squadrons[id];
      emit({ key: 'exit', case: '12.1', by: player, at: [squadron.square ?? '', `box${G.armadaBox}`], who: [id] });
      squadron.square = null;
      squadron.loc = { t: 'box', n: G.armadaBox };
      G.exited.push(id);
    }
    conclude(G);
  },
});

export const exitSegment = ({ G }: Tools): Step | undefined => (G.weather === 'calm' || !englishOnMap(G).length ? undefined : 'exit');
