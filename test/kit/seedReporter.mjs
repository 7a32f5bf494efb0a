/** Says after every file that failed how to draw the same again. */
export default class SeedReporter {
  onTestResult({ path }, { numFailingTests }) {
    const { SEED } = process.env;
    if (SEED && numFailingTests) console.error(`Drawn with SEED=${SEED}. Again: SEED=${SEED} npx jest ${path}`);
  }
}
