import { MatchExport } from './matchFile.js';

/** JSON Schema of match files, published as `weathergage/match-file.schema.json`. */
export const matchFileSchema: Readonly<Record<string, unknown>> = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A match of Weathergage',
  description: 'Everything needed to replay a match and check every roll. docs/match-file.md describes the format.',
  ...MatchExport,
};
