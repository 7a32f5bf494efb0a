import type { Value } from '../../../../kit/events.js';
import { THEATRES } from '../../campaign/data/theatres.js';
import { yearText } from './wording.js';

/** Names of areas and ports of the campaigns. */

const AREAS = new Map(Object.values(THEATRES).flatMap(({ areas }) => Object.entries(areas).map(([id, { name }]) => [id, name] as const)));
const PORTS = new Map(
  Object.values(THEATRES).flatMap(({ areas }) =>
    Object.values(areas).flatMap(({ ports }) => Object.entries(ports).map(([id, { name }]) => [id, name] as const)),
  ),
);

export const areaName = (id: Value | undefined): string => AREAS.get(String(id)) ?? 'an area';
export const portName = (id: Value | undefined): string => PORTS.get(String(id)) ?? 'a port';

const MONTH_NAMES = ['March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];
export const monthName = (month: Value | undefined): string => MONTH_NAMES[Number(month)] ?? 'winter';
export const yearName = (year: Value | undefined): string => yearText(Number(year));
