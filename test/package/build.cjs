// Builds the package if necessary and installs it once with its peers. Two builds or installs at once would undo each other.
// Jest loads this file with Node's own loader. tsx makes that loader read TypeScript.
require('tsx/cjs');
const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { BASE, Folder, PEERS, pack } = require('./consumer.ts');

module.exports = () => {
  execFileSync('npm', ['run', '-s', 'build', '--', '--if-needed'], { stdio: 'inherit' });
  // A build empties `dist`, and this folder with it.
  if (existsSync(BASE)) return;
  const folder = new Folder();
  folder.install(pack(folder), ...PEERS);
  folder.copyTo(BASE);
  folder.remove();
};
