import {
  type Cargo,
  type FleetNo,
  fleetId,
  type Loss,
  phasing,
  TF,
  type TrackId,
  type WarWithSpain,
} from '../../../src/games/war-with-spain/face.js';
import type { Choice } from '../../../src/kit/rules.js';
import { groupName, listed, placeName, trackName, unitName } from './names.js';
import { sideOfPiece } from './pieces.js';
import { choiceText } from './texts/choices.js';

type Args = readonly unknown[];
type Words = (G: WarWithSpain, args: Args) => string;

const ids = (arg: unknown): readonly string[] => (Array.isArray(arg) ? arg.map(String) : []);
const hex = (arg: unknown): string => placeName(String(arg));
const end = (arg: unknown): string => hex(ids(arg)[ids(arg).length - 1]);
const who = (...args: readonly unknown[]): string => listed(args.flatMap(ids), Number.POSITIVE_INFINITY) || choiceText.nobody;

/** Who goes along with ships that part. */
function along(arg: unknown): string {
  const { landIds = [], leaderIds = [] } = (arg ?? {}) as Partial<Cargo>;
  return landIds.length || leaderIds.length ? choiceText.along(who(leaderIds, landIds)) : '';
}
const losses = (arg: unknown): string =>
  (arg as readonly Loss[])
    .map(({ unitId, steps, replaceBy }) => choiceText.loss(unitName(unitId), steps, replaceBy && unitName(replaceBy)))
    .join(', ');

/** A fleet by its number: of the side that owns the ships named, or of the side that moves. */
function fleet(G: WarWithSpain, no: unknown, ships: readonly string[] = []): string {
  const side = ships.length ? sideOfPiece(ships[0]) : (phasing(G) ?? 'E');
  return groupName(no === TF ? TF : fleetId(side, no as FleetNo));
}
const stops = (arg: unknown): string =>
  Array.isArray(arg)
    ? arg
        .map((entry: { hex: string; debark?: unknown; detach?: unknown }) =>
          choiceText.stop(placeName(entry.hex), entry.debark !== undefined, entry.detach !== undefined),
        )
        .join('')
    : '';

const WORDS: { readonly [move: string]: Words } = {
  setHold: (_, [id]) => choiceText.advance(unitName(String(id))),
  placeLand: (_, [id, to]) => choiceText.place(unitName(String(id)), hex(to)),
  buildNaval: (_, [id, track]) => choiceText.build(unitName(String(id)), trackName(track as TrackId)),
  buildLand: (_, [id, track]) => choiceText.raise(unitName(String(id)), trackName(track as TrackId)),
  repairNaval: (_, [id]) => choiceText.repair(unitName(String(id))),
  musterFree: (_, [id, track]) => choiceText.muster(unitName(String(id)), trackName(track as TrackId)),
  chooseTreasureMonth: (_, [month]) => choiceText.month(String(month)),
  placeTreasureFleet: (_, [at]) => choiceText.entry(String(at)),
  cancelOrder: (G, [index]) => choiceText.cancel(orderWords(G, Number(index))),
  finishActivation: () => choiceText.finishActivation,
  formFleet: (_, [at, ships, cargo]) => choiceText.form(hex(at), who(ships)) + along(cargo),
  addToFleet: (G, [no, ships, cargo]) => choiceText.add(who(ships), fleet(G, no, ids(ships))) + along(cargo),
  removeFromFleet: (G, [no, ships, cargo]) => choiceText.remove(who(ships), fleet(G, no, ids(ships))) + along(cargo),
  mergeFleets: (G, [from, into]) => choiceText.merge(fleet(G, from), fleet(G, into)),
  assignLeader: (_, [leader, ship]) =>
    ship ? choiceText.assign(unitName(String(leader)), unitName(String(ship))) : choiceText.unassign(unitName(String(leader))),
  embark: (_, [group, land, leaders]) => choiceText.embark(who(land, leaders), groupName(String(group))),
  debark: (_, [group, land, leaders]) => choiceText.debark(who(land, leaders), groupName(String(group))),
  sail: (G, [no, path, plan]) => choiceText.sail(fleet(G, no), end(path), ids(path).length) + stops(plan),
  sailOn: (_, [n]) => choiceText.sailOn(Number(n)),
  coast: (_, [group, ships, path, plan, cargo]) =>
    choiceText.coast(who(ships) || groupName(String(group)), end(path)) + stops(plan) + along(cargo),
  setStanding: (_, [mode]) => choiceText.standing[mode as keyof typeof choiceText.standing],
  finishNavalMovement: () => choiceText.finishNavalMovement,
  intercept: (G, [no, from]) => choiceText.intercept(groupName(`${interceptor(G)}${no}`), from ? hex(from) : ''),
  passIntercept: (_, [scope]) => (scope === 'move' ? choiceText.passMove : choiceText.passHex),
  placeAlly: (_, [id, at]) => choiceText.ally(unitName(String(id)), hex(at)),
  finishAllies: () => choiceText.finishAllies,
  attackFleet: (G, [nos, target]) =>
    choiceText.attack((nos as readonly FleetNo[]).map((no) => groupName(`${phasing(G) ?? 'E'}${no}`)).join(', '), hex(target)),
  finishNavalCombat: () => choiceText.finishNavalCombat,
  answerSiege: (_, [accept]) => (accept ? choiceText.siege : choiceText.battle),
  fightRound: () => choiceText.fight,
  breakOff: () => choiceText.breakOff,
  takeNavalLosses: (_, [list]) => choiceText.losses(losses(list)),
  dropCargo: (_, [land]) => choiceText.drown(who(land)),
  tryDisengage: () => choiceText.disengage,
  standFast: () => choiceText.stand,
  march: (_, [land, leaders, path]) => choiceText.march(who(leaders, land), end(path)),
  finishLandMovement: () => choiceText.finishLandMovement,
  assault: (_, [from, land, leaders, target, besieged]) =>
    choiceText.assault(who(leaders, land), hex(from), hex(target), besieged === true),
  takeLandLosses: (_, [list]) => choiceText.losses(losses(list)),
  retreat: (_, [to]) => choiceText.retreat(hex(to)),
  advance: (_, [land, leaders]) => choiceText.advanceInto(who(leaders, land)),
  finishLandCombat: () => choiceText.finishLandCombat,
  settlePenalty: (_, [land, ships]) => choiceText.settle(who(land), who(ships)),
  buyMunitions: (_, [no, points]) => choiceText.buy(String(no), Number(points)),
  deactivateNaval: (_, [ships]) => choiceText.layUp(who(ships)),
  deactivateLand: (_, [land]) => choiceText.layUp(who(land)),
  finishAdministration: () => choiceText.finishAdministration,
  concede: () => choiceText.concede,
};

const interceptor = (G: WarWithSpain): string => (G.pending?.step === 'intercept' ? G.pending.side : 'E');

function orderWords(G: WarWithSpain, index: number): string {
  const order = G.orders.E[index] ?? G.orders.S[index];
  return order ? sentenceOf(G, { move: order.move, args: order.args }) : '';
}

/** A choice as a sentence, for the plain list of everything that is allowed. */
export function sentenceOf(G: WarWithSpain, { move, args }: Choice): string {
  return WORDS[move]?.(G, args) ?? move;
}
