import { execFileSync } from 'node:child_process';

/** Builds what is missing before any test packs it: two builds at once would undo each other. */
export default (): void => {
  execFileSync('npm', ['run', '-s', 'build', '--', '--if-needed'], { stdio: 'inherit' });
};
