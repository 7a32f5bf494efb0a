import * as Type from '@sinclair/typebox';
import { calls } from './call.js';

const Report = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('stopping'), Type.Literal('failing')]),
  parts: Type.Record(Type.String(), Type.Union([Type.Literal('ok'), Type.Literal('does not answer'), Type.Literal('disk full')])),
});

export const healthCalls = calls({
  getLiveness: {
    summary: 'Answers as long as the process is alive.',
    cache: 'no-store',
    responses: { 200: Type.Object({ status: Type.Literal('ok') }) },
  },
  getReadiness: {
    summary: 'Reports whether the store and the bus answer.',
    cache: 'no-store',
    responses: { 200: Report, 503: 'A part does not answer, or the server is stopping. The body is the same report.' },
  },
  getMetrics: {
    summary: 'Reads the metrics of the process in the format of Prometheus, with `METRICS_TOKEN` as bearer token where it is set.',
    responses: { 200: 'Text in the format of Prometheus.', 404: 'The token is missing or wrong.' },
  },
});
