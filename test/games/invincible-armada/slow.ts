import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { rules } from './fixtures.js';

/**
 * Whether a move is legal although `choices` does not list it. Checks longer paths, free anchorages, any set of chits or squadrons, and
 * false flags without the rules' code.
 */
export function alsoAllowed(view: Armada, player: string, { move, args }: { move: string; args: readonly unknown[] }): boolean {
  const step = rules.awaiting(view)[player];
  if (!step) return false;
  if (move === 'concede') return args.length === 0;
  const side = player === '0' ? 'english' : 'spanish';
  if (move === 'sail' && step === 'act') return sailing(view, side, args);
  if (move === 'exitTactical' && step === 'exit')
    return args.length === 1 && distinct(args[0], (id) => !!squadron(view, 'english', id)?.square);
  if (move === 'keepChits' && step === 'blessing') {
    const most = view.blessing?.drawn.length ?? 0;
    return args.length === 1 && distinct(args[0], (n) => Number.isInteger(n) && Number(n) >= 0 && Number(n) < most);
  }
  if (move === 'resupplyFleet' && step === 'resupplyFleet') return args.length === 1 && distinct(args[0], (id) => needsPowder(view, id));
  if (move === 'sailOn' && step === 'sailOn') return args.length === 1 && sailingOn(view, args[0]);
  if (move === 'anchor' && step === 'anchor') return args.length === 1 && anchorage(view, args[0]);
  if (['repair', 'rally', 'resupply'].includes(move) && args.length === 2) {
    const plain = yes(args[1], { repair: ['shipwrights'], rally: ['sidonia', 'holyBanner'], resupply: ['stores'] }[move] ?? []);
    if (!plain) return false;
    const said = plain.length ? [args[0], Object.fromEntries(plain.map((flag) => [flag, true]))] : [args[0]];
    return rules.choices(view, player).some((choice) => choice.move === move && JSON.stringify(choice.args) === JSON.stringify(said));
  }
  return false;
}

const ENGLISH = ['howard', 'drake', 'hawkins', 'frobisher', 'seymour'];
const SPANISH = ['sidonia', 'recalde', 'diego', 'pedro', 'oquendo', 'bertendona', 'moncada', 'medina1', 'medina2', 'medina3'];

function squadron(view: Armada, side: string, id: unknown) {
  const ids = side === 'english' ? ENGLISH : SPANISH;
  return typeof id === 'string' && ids.includes(id) ? view.squadrons[id as 'howard'] : undefined;
}

function distinct(list: unknown, good: (item: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(good) && new Set(list).size === list.length;
}

/** Returns the true flags of an options object, or undefined. */
function yes(extra: unknown, names: readonly string[]): string[] | undefined {
  if (typeof extra !== 'object' || extra === null || Array.isArray(extra)) return undefined;
  const keys = Object.getOwnPropertyNames(extra);
  const values = extra as { [name: string]: unknown };
  if (!keys.every((key) => names.includes(key) && typeof values[key] === 'boolean')) return undefined;
  return keys.filter((key) => values[key] === true);
}

function cell(square: unknown): [number, number] | undefined {
  if (typeof square !== 'string' || square.length !== 2) return undefined;
  const x = 'ABCDEFGHIJ'.indexOf(square[0]);
  const y = '123456789'.indexOf(square[1]);
  return x < 0 || y < 0 ? undefined : [x, y];
}

function sailing(view: Armada, side: 'english' | 'spanish', args: readonly unknown[]): boolean {
  const [id, path, extra] = args;
  if (args.length < 2 || args.length > 3 || !Array.isArray(path)) return false;
  const me = squadron(view, side, id);
  if (!me?.alive || !me.square || view.moved.some((other) => other === id)) return false;
  if (view.placed.some((chit) => chit.chit === 'fouledRigging' && chit.squadron === id)) return false;
  const rows = id === 'moncada' && !view.options.galleassesCrippled;
  if (view.weather !== 'normal' && !(view.weather === 'calm' && rows)) return false;
  const flags = args.length === 3 ? yes(extra, ['slant']) : [];
  if (!flags) return false;
  const own = side === 'english' ? 3 : rows ? 2 : 1;
  if (flags.length && (!view.held[side].includes('favourableSlant') || path.length <= own)) return false;
  if (path.length > own + flags.length) return false;
  return underSail(view, id, rows, path);
}

/** Whether a path is legal after the roll for the third square [17.1.6(c)]. */
function sailingOn(view: Armada, path: unknown): boolean {
  if (view.mayStill?.kind !== 'sailOn' || !Array.isArray(path) || path.length > view.mayStill.squares) return false;
  return underSail(view, view.activation, false, path);
}

function underSail(view: Armada, id: unknown, rows: boolean, path: readonly unknown[]): boolean {
  const from = Object.entries(view.squadrons).find(([other]) => other === id)?.[1].square;
  const taken = Object.entries(view.squadrons).flatMap(([other, { square }]) => (other !== id && square ? [square] : []));
  let [x, y] = cell(from) ?? [0, 0];
  let stopped = false;
  for (const square of path) {
    const to = cell(square);
    if (!to || stopped || taken.some((other) => other === square)) return false;
    const [dx, dy] = [to[0] - x, to[1] - y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) !== 1) return false;
    const intoWind = dx === (view.wind === 'west' ? -1 : 1);
    if (!rows && intoWind && dy === 0) return false;
    stopped = !rows && intoWind;
    [x, y] = to;
  }
  return true;
}

function needsPowder(view: Armada, id: unknown): boolean {
  const it = squadron(view, 'spanish', id);
  return !!it?.alive && (it.shot > 0 || (it.lowAmmo && !/^medina/.test(String(id))));
}

function anchorage(view: Armada, assignment: unknown): boolean {
  if (typeof assignment !== 'object' || assignment === null || Array.isArray(assignment)) return false;
  const entries = Object.getOwnPropertyNames(assignment).map((id): [string, unknown] => [
    id,
    (assignment as { [id: string]: unknown })[id],
  ]);
  const afloat = SPANISH.filter((id) => view.squadrons[id as 'sidonia'].alive);
  if (entries.length !== afloat.length || !entries.every(([id]) => afloat.includes(id))) return false;
  const roads = ['C8', 'D8', 'E8', 'F8', 'G8', 'H8', 'C9', 'D9', 'E9', 'F9', 'G9', 'H9'];
  return distinct(
    entries.map(([, square]) => square),
    (square) => typeof square === 'string' && roads.includes(square),
  );
}
