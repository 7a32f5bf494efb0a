// Writes docs/openapi.json and docs/api.md from the schemas in src/api.
//
// npm run docs:api [-- --check]    --check writes no files. Exits 1 if one differs or is invalid.
import { readFileSync, writeFileSync } from 'node:fs';
import { OptionalKind, type TSchema } from '@sinclair/typebox';
import { defaultLimits } from '../server/options.js';
import type { Call } from '../src/api/call.js';
import { clientFrames, type Frame, serverFrames } from '../src/api/frames.js';
import { api, subjects } from '../src/api/index.js';
import { type CallName, paths } from '../src/api/paths.js';
import { VERSION } from '../src/version.js';

const PARAMS: Readonly<Record<string, string>> = {
  name: 'The slug of the game.',
  id: 'The id of the match.',
  key: 'The id of the notification. Each email contains it in the header `List-Unsubscribe`.',
  player: 'The public id of the player.',
};

/** Returns the errors of a call by status, including those implied by its path, body and limits. */
const errorsOf = (name: CallName, { body, limits, responses }: Call): Readonly<Record<string, string>> => ({
  ...(paths[name].includes(':name') && { 404: 'There is no such game or match.' }),
  ...(body && {
    400: 'The body is not valid JSON, or does not match the schema.',
    413: 'The body is too large.',
    415: 'The content type of the body is not JSON.',
  }),
  ...(limits && { 429: 'This IP address has sent too many requests. Try again after `Retry-After` seconds.' }),
  ...Object.fromEntries(Object.entries(responses).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
});

const replyOf = ({ responses }: Call): TSchema | undefined => (typeof responses[200] === 'object' ? responses[200] : undefined);
const split = (name: CallName) => {
  const [method, path] = paths[name].split(' ');
  return { method, path, params: [...path.matchAll(/:(\w+)/g)].map(([, param]) => param) };
};

function operation(name: CallName, call: Call, tag: string) {
  const reply = replyOf(call);
  const query = Object.entries(call.query?.properties ?? {}).map(([key, schema]) => ({ name: key, in: 'query', schema }));
  const params = split(name).params.map((key) => ({
    name: key,
    in: 'path',
    required: true,
    description: PARAMS[key],
    schema: { type: 'string' },
  }));
  const errors = Object.entries(errorsOf(name, call)).map(([status, description]) => [
    status,
    { description, ...(Number(status) >= 400 && { content: { 'text/plain': { schema: { type: 'string' } } } }) },
  ]);
  return {
    operationId: name,
    tags: [tag],
    summary: call.summary,
    ...(params.length + query.length && { parameters: [...params, ...query] }),
    ...(call.body && { requestBody: { required: true, content: { 'application/json': { schema: call.body } } } }),
    responses: {
      ...(reply && { 200: { description: 'The response.', content: { 'application/json': { schema: reply } } } }),
      ...Object.fromEntries(errors),
    },
  };
}

const named = Object.entries(subjects).flatMap(([subject, group]) =>
  Object.keys(group).map((name) => [subject, name as CallName] as const),
);

function openApi() {
  const byPath: Record<string, Record<string, object>> = {};
  for (const [subject, name] of named) {
    const { method, path } = split(name);
    const template = path.replace(/:(\w+)/g, '{$1}');
    byPath[template] = { ...byPath[template], [method.toLowerCase()]: operation(name, api[name], subject) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Weathergage', version: VERSION, description: 'The HTTP calls of the lobby server. Errors are plain text.' },
    tags: Object.keys(subjects).map((name) => ({ name })),
    paths: byPath,
  };
}

function shape(schema: TSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(shape).join(' | ');
  if (schema.type === 'array') return schema.items ? `${schema.items.anyOf ? `(${shape(schema.items)})` : shape(schema.items)}[]` : 'array';
  if (schema.patternProperties) return `{ [name]: ${shape(Object.values<TSchema>(schema.patternProperties)[0])} }`;
  if (schema.type !== 'object') return schema.type ?? 'anything';
  if (!schema.properties) return 'object';
  const members = Object.entries<TSchema>(schema.properties).map(([key, member]) => {
    const optional = schema.required?.includes(key) ? '' : '?';
    return `${key}${optional}: ${shape(member)}`;
  });
  return members.length ? `{ ${members.join(', ')} }` : '{}';
}

const BOUNDS: Readonly<Record<string, (bound: unknown) => string>> = {
  minimum: (bound) => `at least ${bound}`,
  maximum: (bound) => `at most ${bound}`,
  maxLength: (bound) => `at most ${bound} characters`,
  maxItems: (bound) => `at most ${bound} items`,
  pattern: (bound) => `matches \`${bound}\``,
};

/** Returns the description and the limits in a schema. */
const notesOf = (schema: TSchema): string => {
  const bounds = Object.entries(BOUNDS).flatMap(([key, say]) => (schema[key] === undefined ? [] : [say(schema[key])]));
  const sentence = bounds.join(', ');
  return [schema.description ?? '', sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`].filter(Boolean).join(' ');
};

const row = (name: string, schema: TSchema, optional: boolean) =>
  `| \`${name}\`${optional ? ' (optional)' : ''} | \`${shape(schema).replaceAll('|', '\\|')}\` | ${notesOf(schema).replaceAll('|', '\\|')} |`;

const table = (rows: readonly string[]): string[] => (rows.length ? ['| name | type | notes |', '| --- | --- | --- |', ...rows, ''] : []);

const membersOf = ({ properties = {}, required = [] }: TSchema): string[] =>
  table(Object.entries<TSchema>(properties).map(([key, schema]) => row(key, schema, !required.includes(key))));

function callDocs(name: CallName): string[] {
  const call: Call = api[name];
  const { method, path, params } = split(name);
  const reply = replyOf(call);
  const errors = Object.entries(errorsOf(name, call));
  const limits = (call.limits ?? []).map(
    (limit) => `${defaultLimits[limit].count} calls in ${defaultLimits[limit].seconds} s (\`${limit}\`)`,
  );
  return [
    `### ${name}`,
    '',
    `\`${method} ${path}\``,
    '',
    call.summary,
    '',
    ...(params.length ? [`Parameters: ${params.map((key) => `\`${key}\`: ${PARAMS[key]}`).join(' ')}`, ''] : []),
    ...(call.query ? ['Query:', '', ...membersOf(call.query)] : []),
    ...(call.body && Object.keys(call.body.properties).length ? ['Body:', '', ...membersOf(call.body)] : []),
    ...(reply?.properties
      ? Object.keys(reply.properties).length
        ? ['Response:', '', ...membersOf(reply)]
        : ['Response: an empty object.', '']
      : reply
        ? [`Response: \`${shape(reply)}\` ${notesOf(reply)}`.trimEnd(), '']
        : []),
    ...errors.map(([status, why]) => `- ${status}: ${why}`),
    ...(errors.length ? [''] : []),
    ...(limits.length ? [`Rate limits for each IP address: ${limits.join(', ')}.`, ''] : []),
  ];
}

const frameDocs = (described: { readonly [event: string]: Frame }): string[] =>
  Object.entries(described).flatMap(([event, { summary, args }]) => [
    `### ${event}`,
    '',
    summary,
    '',
    ...table(args.map(([name, schema]) => row(name, schema, isOptional(schema)))),
  ]);

const isOptional = (schema: TSchema): boolean => OptionalKind in schema;

const markdown = (): string =>
  [
    '# HTTP calls and socket frames',
    '',
    '<!-- Written by `npm run docs:api` from `src/api`. Do not edit. -->',
    '',
    'The server accepts these calls and frames on one port. [openapi.json](openapi.json) describes the same calls as OpenAPI 3.1.',
    '',
    'Bodies and responses are JSON, and errors are plain text. The server ignores members of a body that are not listed here.',
    'Paths are case-sensitive and have no trailing slash. The page shows the default rate limits. A server may have other limits.',
    '',
    ...Object.entries(subjects).flatMap(([subject, group]) => [
      `## ${subject}`,
      '',
      ...Object.keys(group).flatMap((name) => callDocs(name as CallName)),
    ]),
    '## Frames from clients',
    '',
    'The socket uses boardgame.io’s protocol over socket.io, with one namespace for each game. Arguments are listed in order.',
    '',
    ...frameDocs(clientFrames),
    '## Frames from the server',
    '',
    ...frameDocs(serverFrames),
  ].join('\n');

async function main(): Promise<void> {
  const document = `${JSON.stringify(openApi(), null, 2)}\n`;
  const files = { 'docs/openapi.json': document, 'docs/api.md': `${markdown().trimEnd()}\n` };
  const { Validator } = await import('@seriousme/openapi-schema-validator');
  const { valid, errors } = await new Validator().validate(JSON.parse(document));
  if (!valid) {
    console.error('docs/openapi.json is not valid OpenAPI 3.1:', JSON.stringify(errors, null, 1));
    process.exitCode = 1;
  }
  const isCheck = process.argv.includes('--check');
  for (const [file, text] of Object.entries(files)) {
    if (!isCheck) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${file} differs from src/api: run npm run docs:api`);
      process.exitCode = 1;
    }
  }
}

void main();
