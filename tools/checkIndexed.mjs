// Type-checks the folders in tsconfig.indexed.json with noUncheckedIndexedAccess. The flag applies to a whole program, so errors in other
// folders are ignored. To check another folder, add it to `include`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CONFIG = 'tsconfig.indexed.json';
const { include } = JSON.parse(readFileSync(CONFIG, 'utf8'));
const args = ['node_modules/typescript-native/bin/tsc', '--noEmit', '--pretty', 'false', '-p', CONFIG];
const { stdout, stderr, status, error } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
if (error) throw error;
const lines = stdout.split('\n').filter(Boolean);
// Errors without a position, such as a wrong config, are always reported. Indented lines continue an error.
const isPlaced = (line) => /^\S+\(\d+,\d+\): /.test(line);
const isOurs = (line) => !line.startsWith(' ') && (!isPlaced(line) || include.some((folder) => line.startsWith(`${folder}/`)));
const ours = lines.filter(isOurs);
process.stderr.write(stderr);
for (const line of ours) console.error(line);
process.exit(ours.length > 0 || (status !== 0 && lines.length === 0) ? 1 : 0);
