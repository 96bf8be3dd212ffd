/** Made-up answers of the API: a record of each resource, whose every word is marked as data. */
import type { Field } from '#shared/kit/fields';
import type { Resource } from '#shared/kit/resource';
import { declaredReports, reportNames } from '#shared/areas/reports/reports';
import { reportPath, totalsOf, type ColumnKind } from '#shared/kit/report';
import { resources } from '#shared/areas/resources';
import { resourceObject, type Waiting } from '../stubServer';
import { DATA } from './pseudoLanguage';

const ID = '0192f1c0-0000-7000-8000-000000000777';
const MOMENT = '2026-11-20T03:00:00.000Z';

const valueOf = (name: string, { kind, values }: Field): unknown => {
  if (kind === 'oneOf') return values![0];
  if (kind === 'someOf') return [values![0]];
  if (kind === 'integer' || kind === 'money') return 3;
  if (kind === 'decimal') return '3';
  if (kind === 'flag') return true;
  if (kind === 'date') return '2026-11-20';
  if (kind === 'period') return '2026-11-01/2026-11-30';
  if (kind === 'dateTime') return MOMENT;
  if (kind === 'color') return '#0f766e';
  // Numbers have no words, masked or not.
  if (kind === 'phone') return '+6281234567678';
  if (kind === 'nik' || kind === 'bpjs') return '3171011708450001';
  if (kind === 'email') return `${DATA}sari@klinik.id`;
  if (kind === 'owned') return [];
  if (kind === 'image' || kind === 'json') return null;
  if (kind === 'file') return { name: `${DATA}perjanjian.pdf`, size: 482_113, type: 'application/pdf' };
  if (kind === 'files') return [{ id: ID, name: `${DATA}tangkapan.png`, size: 82_113, type: 'image/png' }];
  return kind === 'id' ? ID : `${DATA}${name}`;
};

/** What the server says of some records in its own words, which the client has words for. */
const known: Readonly<Record<string, object>> = {
  permission: { name: 'view items', resource: 'items', action: 'view' },
  audit: { action: 'update', resource: 'category', before: { name: `${DATA}lama` }, after: { name: `${DATA}baru` } },
  trash: { resource: 'category' },
  mail: { template: 'reset' },
};

const recordOf = (resource: Resource) => {
  const read = Object.entries(resource.attributes).filter(([, field]) => field.mode !== 'w');
  const values = Object.fromEntries(read.map(([name, field]) => [name, valueOf(name, field)]));
  const related = Object.fromEntries(
    Object.entries(resource.relations).map(([name, { kind, type, required }]) => [
      name,
      kind === 'toMany' ? [] : required ? { type, id: ID } : null,
    ]),
  );
  return resourceObject(resource.type, { created_at: MOMENT, updated_at: MOMENT, ...values, ...related, ...known[resource.name], id: ID });
};

const valueOfColumn: Readonly<Record<ColumnKind, string | number>> = {
  month: '2026-11-01',
  day: '2026-11-20',
  money: 3,
  count: 3,
  percent: '3.00',
  decimal: '2.50',
  name: `${DATA}nama`,
  group: `${DATA}kelompok`,
  option: '',
  id: ID,
};

/** A report with one row, where the path is that of a report. */
const reportAt = (path: string) => {
  const name = reportNames.find((one) => path.split('?')[0] === reportPath(one));
  if (!name) return undefined;
  const row = Object.fromEntries(
    Object.entries(declaredReports[name].columns).map(([field, { kind, values }]) => [field, values?.[0] ?? valueOfColumn[kind]]),
  );
  return { rows: [row], totals: totalsOf(declaredReports[name], [row]), cut: true };
};

/** Answers a call as a server with one record of everything would; what isn't a resource's waits on. @returns whether it did */
export function answerMadeUp(call: Waiting): boolean {
  const report = reportAt(call.path);
  if (report) {
    void call.answer(200, { data: null, meta: { report } });
    return true;
  }
  const resource = Object.values<Resource>(resources).find(
    ({ path }) => call.path === path || call.path.startsWith(`${path}?`) || call.path.startsWith(`${path}/`),
  );
  const one = /^\/[^/?]+\/[0-9a-f-]{36}(\?|$)/.test(call.path);
  if (call.method !== 'GET' || !resource) return false;
  // What belongs to a record and is no relation, such as its history, has an endpoint of its own.
  const belonging = /^\/[^/?]+\/[0-9a-f-]{36}\/(?:relationships\/)?(\w+)/.exec(call.path)?.[1];
  if (belonging && !(belonging in resource.relations)) return false;
  const record = recordOf(resource);
  void call.answer(200, one ? { data: record } : { data: [record], meta: { page: { total: 1 } } });
  return true;
}
