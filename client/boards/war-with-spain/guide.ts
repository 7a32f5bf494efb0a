import type { GuideWords } from '../../kit/Guide.js';
import type { WarBoardWords } from './words/index.js';

/** The pictures of the guide, each made of the board's own parts. */
export type PictureId = 'victory' | 'key' | 'counters' | 'turn' | 'ledger' | 'yard' | 'fleets' | 'wind' | 'seaOdds' | 'landOdds' | 'siege';

/** The sections of the guide in their order, with their pictures. */
const SECTIONS: readonly { readonly id: keyof WarBoardWords['guide']; readonly picture?: PictureId }[] = [
  { id: 'aim', picture: 'victory' },
  { id: 'map', picture: 'key' },
  { id: 'counters', picture: 'counters' },
  { id: 'turn', picture: 'turn' },
  { id: 'money', picture: 'ledger' },
  { id: 'yards', picture: 'yard' },
  { id: 'fleets', picture: 'fleets' },
  { id: 'sailing', picture: 'wind' },
  { id: 'interception' },
  { id: 'seaBattle', picture: 'seaOdds' },
  { id: 'marching' },
  { id: 'landBattle', picture: 'landOdds' },
  { id: 'sieges', picture: 'siege' },
  { id: 'leaders' },
  { id: 'princes' },
  { id: 'end' },
  { id: 'table' },
];

/** How to play, in words and pictures, and the rules by case. */
export const guideIn = ({ guide, casesTitle, cases }: WarBoardWords): GuideWords<PictureId> => ({
  sections: SECTIONS.map(({ id, picture }) => ({ ...guide[id], picture })),
  casesTitle,
  cases: Object.entries(cases).map(([ruleCase, text]) => ({ case: ruleCase, text })),
});
