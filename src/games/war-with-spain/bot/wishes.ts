import { TRACK_IDS, type TrackId } from '../data/tracks.js';
import type { Side, UnitId } from '../ids.js';

/** What each side would like to have, the dearest wish first, and from which Game-Turn to which it is worth ordering. */
export interface Wish {
  readonly unit: UnitId;
  readonly track: TrackId;
  readonly from: number;
  readonly to: number;
}

const wish = (text: string): Wish => {
  const [unit, name, from, to] = text.split(/[@:-]/);
  const track = TRACK_IDS.find((id) => id === name);
  if (!track) throw new Error(`no track ${name}`);
  return { unit, track, from: Number(from), to: Number(to) };
};
const wishes = (text: string): Wish[] => text.trim().split(/\s+/).map(wish);

export const WISHES: { readonly [side in Side]: readonly Wish[] } = {
  E: wishes(`
    DL1@netp:2-16 DL2@netp:2-16 DL3@netp:2-16 DL4@netp:2-16 DL5@netp:2-16 DL6@netp:2-16 DL7@netp:2-16 DL8@netp:2-16 DL9@netp:2-16
    EL7@plymouth:3-6 EL6@plymouth:3-6 DL10@netp:2-16
    EL7@plymouth:11-13 EL6@plymouth:11-13 EL10@london:2-15 EL2@london:10-15 EL5@london:10-15 EL3@london:10-15 EL1@london:10-15 EL8@dover:10-15
    EM4@bristol:2-5 EM5@bristol:2-5 EG7@plymouth:2-5 EG8@plymouth:2-5`),
  S: wishes(`
    WB1@antwerp:2-12 WB2@antwerp:2-12 WB3@antwerp:2-12 WF2@antwerp:2-12 WF3@antwerp:2-12 WB4@antwerp:2-12
    SLT9@madrid:2-15 SLT6@seville:3-15
    WL2@netc:2-15 GL1@german:2-15 BL2@lorraine:2-14 GL3@german:2-14
    WL1@netc:3-15 WL3@netc:3-15 WL4@netc:3-15 GL2@german:3-14 GL4@german:3-14 BL1@lorraine:3-14
    SU3@lisbon:2-6 SU4@lisbon:2-6 SL1@lisbon:3-6 SB2@santander:3-6 SG2@santander:3-6
    SLT4@corunna:10-14 SLT5@corunna:10-14 SLT1@corunna:10-14 SLT7@corunna:10-14
    IT1@savoy:2-12 WL5@netc:3-15 IT3@savoy:2-12 SL2@cadiz:3-6 SC3@lisbon:3-6 SA2@cadiz:3-6`),
};
