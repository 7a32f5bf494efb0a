import * as Type from '@sinclair/typebox';
import { calls } from './call.js';

const Report = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('stopping'), Type.Literal('failing')], {
    description: '`ok` if every part works, `failing` if a part does not work, `stopping` while the server stops.',
  }),
  parts: Type.Record(Type.String(), Type.Union([Type.Literal('ok'), Type.Literal('does not answer'), Type.Literal('disk full')]), {
    description: 'The state of each part: `store` and, with PostgreSQL or Redis, `bus`.',
  }),
});

export const healthCalls = calls({
  getLiveness: {
    summary: 'Returns 200 while the process can respond.',
    cache: 'no-store',
    responses: { 200: Type.Object({ status: Type.Literal('ok') }) },
  },
  getReadiness: {
    summary: 'Reports whether the store and the bus between processes work.',
    cache: 'no-store',
    responses: { 200: Report, 503: 'A part does not work, or the server is stopping. The body is the same report as with status 200.' },
  },
  getMetrics: {
    summary: 'Returns the metrics of the process in Prometheus format. Requires `METRICS_TOKEN` as a bearer token.',
    responses: { 200: 'Text in Prometheus format.', 404: 'The token is missing or wrong, or `METRICS_TOKEN` is not set.' },
  },
});
