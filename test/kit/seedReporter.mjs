/** Prints after each failed file how to run it with the same seed. */
export default class SeedReporter {
  onTestResult({ path }, { numFailingTests }) {
    const { SEED } = process.env;
    if (SEED && numFailingTests) console.error(`Drawn with SEED=${SEED}. Again: SEED=${SEED} npx jest ${path}`);
  }
}
