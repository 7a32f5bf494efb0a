const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 974711);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1;
};

const ease = (t: number) => t * t * (3 - 2 * t);

/**
 * Returns a deterministic noise function with values between -1 and 1. @param length wavelength @param octaves number of layers, each with
 * half the wavelength and height of the previous one
 */
export function grain(length: number, seed: number, octaves = 3): (x: number, y: number) => number {
  const layer = (x: number, y: number, level: number) => {
    const [fx, fy] = [Math.floor(x), Math.floor(y)];
    const [tx, ty] = [ease(x - fx), ease(y - fy)];
    const at = (i: number, k: number) => hash(fx + i, fy + k, seed + level * 101);
    const upper = at(0, 0) * (1 - tx) + at(1, 0) * tx;
    const lower = at(0, 1) * (1 - tx) + at(1, 1) * tx;
    return upper * (1 - ty) + lower * ty;
  };
  const whole = 2 - 2 ** (1 - octaves);
  return (x, y) => {
    let sum = 0;
    for (let level = 0; level < octaves; level++) sum += layer((x * 2 ** level) / length, (y * 2 ** level) / length, level) / 2 ** level;
    return sum / whole;
  };
}
