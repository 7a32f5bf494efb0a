import { CITIES, TERRAIN } from '../../../../src/games/war-with-spain/face.js';
import { hexUnder } from '../../../kit/hex/field.js';
import { flowing, type Point, scatter, weathered } from '../../../kit/map/curves.js';
import { elevation, hexNear, layout, NEAT, placed } from './coast.js';
import { RANGES, RIVERS } from './landmarks.js';

const short = (value: number) => Math.round(value * 10) / 10;
const terrainUnder = ([x, y]: Point) => TERRAIN[hexNear(...hexUnder(layout, x, y))];

/** Positions of the cities, around which no relief is drawn. */
const towns = Object.values(CITIES).map(({ hex }) => layout.at(hex) ?? [0, 0]);
const builtOver = ([x, y]: Point) => towns.some(([tx, ty]) => Math.abs(tx - x) < 34 && y - ty > -26 && y - ty < 34);

/** Returns points along a line, `step` map units apart. */
function along(points: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i], points[i + 1]];
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step));
    for (let k = 0; k < count; k++) out.push([ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count]);
  }
  return out;
}

interface Peaks {
  readonly hills: string;
  readonly shade: string;
}

/** Returns a mountain peak: a cone hatched on its eastern side. */
function peak([x, y]: Point, size: number): Peaks {
  const [w, h] = [size * 0.95, size * 1.25];
  const hills = `M${short(x - w)} ${short(y)}Q${short(x - w * 0.45)} ${short(y - h * 0.35)} ${short(x - w * 0.15)} ${short(y - h)}Q${short(x + w * 0.05)} ${short(y - h * 1.12)} ${short(x + w * 0.22)} ${short(y - h * 0.86)}Q${short(x + w * 0.5)} ${short(y - h * 0.3)} ${short(x + w)} ${short(y)}`;
  let shade = '';
  for (let i = 0; i < 4; i++) {
    const share = 0.16 + i * 0.2;
    shade += `M${short(x + w * share * 0.55)} ${short(y - h * (0.94 - share * 0.85))}l${short(w * 0.12)} ${short(h * (0.6 - share * 0.5))}`;
  }
  return { hills, shade };
}

/** Returns all mountain peaks from north to south, so that southern peaks overlap northern ones. */
function mountains(): Peaks {
  const next = scatter(1571);
  const peaks: { readonly at: Point; readonly size: number }[] = [];
  for (const { crest, size } of RANGES) {
    for (const [x, y] of along(crest.map(placed), 19 * size)) {
      const at: Point = [x + (next() - 0.5) * 30 * size, y + (next() - 0.5) * 34 * size];
      if (elevation(...at) > 0.3 && !builtOver(at)) peaks.push({ at, size: (12 + next() * 7) * size });
    }
  }
  const drawn = peaks.sort((a, b) => a.at[1] - b.at[1]).map(({ at, size }) => peak(at, size));
  return { hills: drawn.map(({ hills }) => hills).join(''), shade: drawn.map(({ shade }) => shade).join('') };
}

const tree = ([x, y]: Point, size: number) =>
  `M${short(x)} ${short(y)}v${short(-size * 0.6)}M${short(x - size * 0.55)} ${short(y - size * 0.5)}q${short(-size * 0.3)} ${short(-size * 0.8)} ${short(size * 0.55)} ${short(-size * 0.8)}q${short(size * 0.85)} 0 ${short(size * 0.55)} ${short(size * 0.8)}Z`;

/** Returns the path of trees in land hexes, away from cities. */
function woods(): string {
  const next = scatter(1586);
  const trees: Point[] = [];
  for (let i = 0; i < 620; i++) {
    const centre: Point = [NEAT.left + next() * (NEAT.right - NEAT.left), NEAT.top + next() * (NEAT.bottom - NEAT.top)];
    if (terrainUnder(centre) !== 'land' || elevation(...centre) < 0.75) continue;
    const count = 2 + Math.floor(next() * 3);
    for (let k = 0; k < count; k++) {
      const at: Point = [centre[0] + (next() - 0.5) * 44, centre[1] + (next() - 0.5) * 22];
      if (!builtOver(at)) trees.push(at);
    }
  }
  return trees
    .sort((a, b) => a[1] - b[1])
    .map((at) => tree(at, 9))
    .join('');
}

function swell(): string {
  const next = scatter(6);
  let d = '';
  for (let i = 0; i < 2300; i++) {
    const [x, y] = [NEAT.left + next() * (NEAT.right - NEAT.left), NEAT.top + next() * (NEAT.bottom - NEAT.top)];
    const width = 6 + next() * 7;
    if (elevation(x, y) > -0.9) continue;
    d += `M${short(x)} ${short(y)}q${short(width / 2)} -3.2 ${short(width)} 0q${short(width / 2)} 3.2 ${short(width)} 0`;
  }
  return d;
}

/** Returns the path of dots in shallow hexes. */
function sands(): string {
  const next = scatter(24);
  let d = '';
  for (let i = 0; i < 26000; i++) {
    const at: Point = [1500 + next() * 560, 650 + next() * 560];
    const ground = elevation(...at);
    if (ground > -0.05 || ground < -0.75) continue;
    const [column, row] = hexUnder(layout, ...at);
    const near = [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ].some(([dx, dy]) => TERRAIN[hexNear(column + dx, row + dy)] === 'shallow');
    if (near) d += `M${short(at[0])} ${short(at[1])}h0.1`;
  }
  return d;
}

export const MOUNTAINS = mountains();
export const WOODS = woods();
export const SWELL = swell();
export const SANDS = sands();
export const STREAMS = RIVERS.map(({ course }, i) => flowing(weathered(course.map(placed), 40 + i, 0.22, 26), false, 0)).join('');
