import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { BASE, Folder, PEERS, pack } from './consumer.js';

/** Builds what is missing, and installs the packed package once with its peers: two builds or installs at once would undo each other. */
export default (): void => {
  execFileSync('npm', ['run', '-s', 'build', '--', '--if-needed'], { stdio: 'inherit' });
  // A build empties `dist`, and this folder with it.
  if (existsSync(BASE)) return;
  const folder = new Folder();
  folder.install(pack(folder), ...PEERS);
  folder.copyTo(BASE);
  rmSync(folder.dir, { recursive: true });
};
