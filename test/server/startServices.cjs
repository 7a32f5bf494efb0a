// Starts PostgreSQL once for all test files of a run. Files that kill it start their own.
// Jest loads this file with Node's own loader. tsx makes that loader read TypeScript.
require('tsx/cjs');
const { findProgram } = require('../../tools/services/programs.ts');
const { startPostgres } = require('../../tools/services/postgres.ts');

module.exports = async () => {
  if (!findProgram('postgresql')) return;
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis.stopServices = () => postgres.stop();
};
