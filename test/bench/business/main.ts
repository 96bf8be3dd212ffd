/** `npm run bench:business`: lists, reports, invoices and PDFs of a provider with ten thousand clients; the table is kept under docs/bench. */
import type { ResourceObject } from '#shared/jsonapi';
import { resources } from '#shared/areas/resources';
import { call, type Answer } from '../../crash/api';
import { openCatalogue, type Catalogue } from '../api/catalogue';
import { written } from '../api/figures';
import { keepTable, machineNow, today } from '../keepTable';
import { CLIENTS, fillBooks, INVOICES } from './ground';
import { rateListenedTo } from './streams';
import { rateOf, timesOf } from './timing';

const quick = process.argv.includes('--quick');
const ROUNDS = quick ? 10 : 40;
const ISSUED = quick ? 100 : 1_000;
const AT_ONCE = 8;
/** Of writes with and without open streams. */
const STREAM_ROUNDS = quick ? 3 : 7;
const WRITES = quick ? 50 : 300;

type Ask = (method: string, path: string, body?: object) => Promise<Answer>;

/** @throws Error for an answer that is no success: nothing is measured of a refusal */
const asking = ({ url, headers }: Catalogue): Ask => {
  const token = headers['authorization']!.replace('Bearer ', '');
  return async (method, path, body) => {
    const answer = await call({ url, token }, method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.document.errors)}`);
    return answer;
  };
};

/** All attributes, named in an order that only this number has: the same answer, which nobody asked for before. */
const listAnew = (name: 'entity' | 'item', at: number): string => {
  const { path, type, attributes } = resources[name];
  const fields = Object.keys(attributes);
  const [first, second] = [at % fields.length, Math.floor(at / fields.length) % (fields.length - 1)];
  const turned = [...fields.slice(first), ...fields.slice(0, first)];
  turned.push(...turned.splice(second, 1));
  return `${path}?page[size]=25&fields[${type}]=${turned.join(',')}`;
};

/** The bytes of an answer, which are not looked at: reading them takes longer than making some of them. */
const fetched = async ({ url, headers }: Catalogue, path: string): Promise<void> => {
  const answer = await fetch(`${url}/api/v1${path}`, { headers: { authorization: headers['authorization']! } });
  if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.status}`);
  await answer.arrayBuffer();
};

const addDrafts = async (ask: Ask, entity: string): Promise<string[]> => {
  const line = { kind: 'adjustment', description_id: 'Pelatihan', description_en: 'Training', qty: '1', unit_price: 100_000 };
  const relationships = { entity: { data: { type: 'entity', id: entity } } };
  const draft = { data: { type: 'invoices', attributes: { lines: [line] }, relationships } };
  const ids: string[] = [];
  for (let at = 0; at < ISSUED; at += 1) ids.push(((await ask('POST', '/invoices', draft)).document.data as ResourceObject).id);
  return ids;
};

async function measure(catalogue: Catalogue): Promise<string[]> {
  const ask = asking(catalogue);
  const [client] = (await ask('GET', '/entity?page[size]=1')).document.data as ResourceObject[];
  const drafts = await addDrafts(ask, client!.id);
  const addTag = (name: string) => ask('POST', '/tags', { data: { type: 'tags', attributes: { name, color: '#2e7d6b' } } });
  const creates = await rateOf(
    drafts.map((_, at) => () => addTag(`Label ${at}`)),
    AT_ONCE,
  );
  const issues = await rateOf(
    drafts.map((id) => () => ask('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id, attributes: {} } })),
    AT_ONCE,
  );
  const live = await rateListenedTo(catalogue, (at) => addTag(`Label didengar ${at}`), {
    rounds: STREAM_ROUNDS,
    writes: WRITES,
    atOnce: AT_ONCE,
  });
  const lists = await timesOf(
    { clients: (at) => ask('GET', listAnew('entity', at)), items: (at) => ask('GET', listAnew('item', at)) },
    ROUNDS,
  );
  const report = '/reports/ageing';
  // A change of a client's name is all that is needed: what the report says may have changed with it.
  const change = (at: number) =>
    ask('PATCH', `/entity/${client!.id}`, { data: { type: 'entity', id: client!.id, attributes: { name: `Klinik A${at}` } } });
  const ageing = await timesOf({ change, fresh: () => fetched(catalogue, report), again: () => fetched(catalogue, report) }, ROUNDS);
  const papers = await timesOf({ pdf: (at) => fetched(catalogue, `/invoices/${drafts[at % drafts.length]!}/pdf`) }, ROUNDS);
  return [
    `| list of 25 clients with their figures, of ${CLIENTS.toLocaleString('en-US')} | ${written(lists.clients)} ms | ${(lists.clients / lists.items).toFixed(2)} of the items' list | at most 1.5 |`,
    `| ageing of ${INVOICES.toLocaleString('en-US')} invoices, new | ${written(ageing.fresh)} ms | | at most 150 ms |`,
    `| the same, asked before | ${written(ageing.again)} ms | ${(ageing.again / ageing.fresh).toFixed(2)} of a new one | at most 10 ms |`,
    `| ${ISSUED.toLocaleString('en-US')} invoices issued, ${AT_ONCE} at once | ${written(issues)} a second | ${(creates / issues).toFixed(2)} times a tag that is added | |`,
    `| tags added a second while ${live.streams} open pages are told of each | ${written(live.heard)} a second | ${(live.heard / live.alone).toFixed(2)} of the rate while nobody listens | |`,
    `| one PDF | ${written(papers.pdf)} ms | | at most 60 ms |`,
  ];
}

async function run(): Promise<void> {
  const machine = machineNow();
  const catalogue = await openCatalogue(CLIENTS, false);
  try {
    await fillBooks(catalogue.database);
    const rows = await measure(catalogue);
    const text = [
      `# Business bench, ${today()}`,
      '',
      `Medians of ${ROUNDS} answers, one after the other, in turns; the built program and its database on one machine: ${machine}`,
      '',
      '| what | measured | beside | aim |',
      '| --- | --: | --- | --- |',
      ...rows,
      '',
    ].join('\n');
    keepTable('business', text, quick);
  } finally {
    await catalogue.close();
  }
}

run().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
