/** @jest-environment node */
/** What a saved session shows, and what it has in place of what is personal. Rule: PRV-20. */
import { sessionFileText, wholeEnd, whole } from '#client/store/sessionFile';
import { sentence } from '#shared/errors';
import { createStandIns } from '#client/store/standIns';

test.each([
  ['a name', { name: 'Dr. Sari Wulandari' }, { name: 'Waa. Wab Wac' }],
  ['a text with tags', { body_text: '<p class="sari">Halo <b>Sari</b></p>' }, { body_text: '<p>Waa <b>Wab</b></p>' }],
  ['an address', { address: 'Jl. Melati 12, Malang' }, { address: 'Waa. Wab 12, Wac' }],
  ['a mail address', { email: 'sari@klinik.id' }, { email: 'orang1@nadi.test' }],
  ['a mail address in a text, under a name that may be shown', { to: 'Sari <sari@klinik.id>' }, { to: 'Waa <orang1@nadi.test>' }],
  ['a telephone', { phone: '+6281234001000' }, { phone: '+6200000000001' }],
  ['a birth date, which stays a day', { birth_date: '1990-04-17' }, { birth_date: '1900-01-01' }],
  [
    'a telephone in a text, the same as where it stands alone',
    { phone: '+6281234001000', lines: ['Telp. +6281234001000'] },
    { phone: '+6200000000001', lines: ['Waa. +6200000000001'] },
  ],
  ['a signature', { signature: 'M20 120L40 60L160 90' }, { signature: 'WAA WAB WAC 90' }],
  ['an account', { account: '1234567890' }, { account: '1200000001' }],
  ['an IP address', { ip: '203.0.113.77' }, { ip: '200.0.000.01' }],
  ['a file link', { url: '/api/v1/files?link=v1:0a1b2c3d:AbCd' }, { url: '/api/v1/files?link=waa%3Awab%3AWac' }],
  ['a search', { path: '/api/v1/tags?page[number]=1&filter[q]=Sari' }, { path: '/api/v1/tags?page[number]=1&filter[q]=Waa' }],
  ['a search in a body', { query: 'page[number]=1&filter[q]=Sari' }, { query: 'page[number]=1&filter[q]=Waa' }],
  ['a NIK in a body', { query: 'filter[q]=3273011203800001' }, { query: 'filter[q]=3200000000000001' }],
  [
    'who a problem names, in its sentence too',
    {
      code: 'patient.same_person',
      title: sentence('patient.same_person', 'id', { name: 'Siti Rahayu', mrn: '000001' }),
      meta: { name: 'Siti Rahayu', mrn: '000001' },
    },
    {
      code: 'patient.same_person',
      title: sentence('patient.same_person', 'id', { name: 'Waa Wab', mrn: '000001' }),
      meta: { name: 'Waa Wab', mrn: '000001' },
    },
  ],
  ['the same value twice', { name: 'Sari', values: { name: 'sari SARI' } }, { name: 'Waa', values: { name: 'waa WAA' } }],
])('%s has a stand-in', (_, value, expected) => {
  expect(createStandIns()(value)).toEqual(expected);
});

test('a text with stand-ins has the same stand-ins again', () => {
  const hidden = createStandIns()({
    phone: '+6281234001000',
    signature: 'M20 120L40 60L160 90L200 90',
    paper: ['Telp. +6281234001000', '29 November 2026 pukul 01.54'],
  });
  expect(createStandIns()(hidden)).toEqual(hidden);
});

test.each([
  ['a state', { status: 'suspended' }],
  ['a problem about a state', { code: 'state.illegal', meta: { state: 'draft', legal: 'issue', command: 'pay' } }],
  ['an amount and a count', { total: 138_750, seats: 5 }],
  ['a day of business', { due_date: '2026-12-01', at: '2026-11-26T03:00:00.000Z' }],
  ['the days of a report', { rows: [{ week_end: '2026-11-29', last_day: '2026-11-30' }] }],
  ['a number of the server, and where it is named again', { number: 'SUB-2026-00001', label: 'SUB-2026-00001' }],
  ['ids and requests', { id: '01a1ffa0-ee43-7f62-8a3e-20d329198a92', request: '01a1ffa0-ee43-7f62-8a3e-20d329198a92/grid' }],
  ["an account that is nobody's", { email: 'admin@nadi.test' }],
  ['what is built in', { data: { type: 'permissions', id: '1', attributes: { name: 'view item' } }, permissions: ['view item'] }],
])('%s is shown', (_, value) => {
  expect(createStandIns()(value)).toEqual(value);
});

test('a file has each record once, and is read as it was', () => {
  const id = '01a1ffa0-ee43-7f62-8a3e-20d329198a92';
  const document = { data: { type: 'tags', id, attributes: { color: '#0f766e' }, meta: { version: 1 } } };
  const row = { color: '#0f766e', id, version: 1 };
  const saved = {
    type: 'tag/saved',
    payload: { id, records: { tags: [row] } },
    meta: { request: id, exchange: { method: 'POST', path: '/api/v1/tags', status: 201, document } },
  };
  const end = { tag: { ids: [id], entities: { [id]: row } } };
  const text = sessionFileText({ nadi: 'session', version: 1, start: null, actions: [saved], end });
  expect(text.match(/#0f766e/g)).toHaveLength(1);
  const read = JSON.parse(text) as { actions: (typeof saved)[]; end: object };
  const actions = read.actions.map(whole);
  expect({ actions, end: wholeEnd(read.end, actions) }).toEqual({ actions: [saved], end });
});
