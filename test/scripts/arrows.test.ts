/** The lint lets each folder import what the arrows in ARCHITECTURE.md say, and nothing else. */
import { execFileSync } from 'node:child_process';
import { lintMessages } from './lintMessages';

const refused: [file: string, code: string][] = [
  ['client/ui/Example.tsx', "import { useAppSelector } from '../store/hooks';"],
  ['client/ui/charts/Example.tsx', "import { useAppSelector } from '#client/store/hooks';"],
  ['client/ui/Example.tsx', "export const load = () => import('../kit/words');"],
  ['client/ui/Example.tsx', 'export const load = (name: string) => import(`../areas/${name}/words`);'],
  ['client/kit/form/Example.tsx', "import { Items } from '../../areas/catalogue';"],
  ['client/areas/support/Example.tsx', "import { useReport } from '../reports';"],
  ['client/areas/dashboard/screens/Example.tsx', "import { app } from '../../../app/start';"],
  ['client/storeKit/example.ts', "export * from '../store/index';"],
  ['client/storeKit/example.ts', "export { store } from '../store/index';"],
  ['client/locales/id/example.ts', "import '../../app/i18n';"],
  ['server/routes/example.ts', "import { connect } from '../db/database';"],
  ['server/repository/example.ts', "import { limits } from '../http/limits';"],
  ['server/mail/example.ts', "import { runner } from '../jobs/runner';"],
  ['server/areas/billing/example.ts', "import { revenueSql } from '../clients';"],
  ['server/workQueue.ts', "import { config } from './config';"],
  // The public site must not load the rows of all pages, nor the app's screens.
  ['client/site/example.ts', "import { routes } from '#shared/routes';"],
  ['client/site/example.ts', "import { authRoutes } from '#shared/areas/identity/routes/auth';"],
  ['client/site/example.ts', "import { Dashboard } from '../areas/dashboard/screens/Dashboard';"],
  ['client/site/screens/example.ts', "import { routes } from '#shared/routes';"],
  ['client/ui/example.ts', "import { siteRoutes } from '#shared/routes/site';"],
];

const allowed: [file: string, code: string][] = [
  ['client/ui/Example.tsx', "import type { Module } from '../storeKit/createModule';\nexport type One = Module<never>;"],
  ['client/ui/Example.tsx', "import { type Row } from '../services/serviceResults';\nexport type One = Row;"],
  ['client/ui/Example.tsx', "export type { Row } from '../services/serviceResults';"],
  ['client/areas/dashboard/Example.tsx', "import { modules } from '#client/areas/modules';"],
  ['client/kit/form/Example.tsx', "import { words } from '../words';"],
  ['client/site/example.ts', "import { siteRoutes } from '#shared/routes/site';"],
  ['client/site/example.ts', "export const load = () => import('./screens/Home');"],
  ['client/app/example.ts', "import { routes } from '#shared/routes';"],
  ['client/ui/example.ts', "import { languages } from '#shared/locale';"],
  ['server/repository/example.ts', "import { transaction } from '../db/database';"],
  ['server/jobs/example.ts', "import path from 'node:path';"],
];

/** Another area is used by its index; the files that put the areas together, and what is loaded later, reach into it. */
const faces: [file: string, code: string, isDeep: boolean][] = [
  ['server/areas/clients/sql/example.ts', "import { servedInvoice } from '../../billing/resources/invoice';", true],
  ['server/tools/example.ts', "import { bookFaults } from '../areas/billing/sql/books';", true],
  ['client/areas/support/screens/Example.tsx', "import { invoicePath } from '../../billing/screens/invoice/invoicePaths';", true],
  ['server/areas/clients/sql/example.ts', "import { servedInvoice } from '../../billing';", false],
  ['server/areas/clients/sql/example.ts', "import { servedInvoice } from '#server/areas/billing/index';", false],
  ['server/areas/clients/sql/example.ts', "import { revenueSql } from './reports';", false],
  ['server/areas/example.ts', "import { servedInvoice } from './billing/resources/invoice';", false],
  ['client/app/example.ts', "export const load = () => import('../areas/billing/screens/invoice/InvoiceList');", false],
];

test('given an import of a file inside another area, then the lint asks for its index', () => {
  const found = lintMessages(faces.map(([file, code]) => ({ filePath: `src/${file}`, code })));
  const isDeep = (messages: readonly string[]) => messages.some((message) => message.includes('its index says what others may use'));
  expect(faces.filter(([, , expected], at) => isDeep(found[at]!) !== expected)).toEqual([]);
});

test.each([
  ['refused', refused],
  ['allowed', allowed],
] as const)('given imports that are %s, then the lint says so', (verdict, rows) => {
  const found = lintMessages(rows.map(([file, code]) => ({ filePath: `src/${file}`, code })));
  const isRefused = (messages: readonly string[]) => messages.some((message) => message.includes('ARCHITECTURE.md has no such arrow'));
  expect(rows.filter((_, at) => isRefused(found[at]!) !== (verdict === 'refused'))).toEqual([]);
});

const places = ['client', 'client/app', 'client/ui', 'server', 'server/main', 'shared', 'shared/routes'];

/** What reading these rows of the block answers: its error, or nothing. */
const faultOf = (rows: readonly string[], there: readonly string[]): string => {
  const text = ['# Architecture', '', '```arrows', ...rows, '```', ''].join('\n');
  const script = `import { parseArrows } from './scripts/lint/arrows.mjs';
    try { parseArrows(${JSON.stringify(text)}, ${JSON.stringify(there)}); } catch (error) { process.stdout.write(error.message); }`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
};

const areaPlaces = ['client/areas', 'client/areas/billing', 'client/areas/billing/screens'];

const whole = ['client: app → ui, shared/routes', 'client: ui → nothing', 'server: main → nothing'];

test.each<[string, string[], string, string[]?]>([
  ['all folders with a row', whole, ''],
  ['a folder that does not exist on the left', [...whole, 'client: widgets → ui'], 'src/client/widgets does not exist'],
  ['a folder that does not exist on the right', ['client: app → widgets', ...whole.slice(1)], 'src/client/widgets does not exist'],
  ['a folder without a row', whole.slice(0, 2), 'server/main has no row'],
  ['an area without a row', [...whole, 'client: areas → ui'], 'client/areas/billing has no row', [...places, ...areaPlaces]],
  ['a row for every area', [...whole, 'client: areas, areas/* → ui'], '', [...places, ...areaPlaces]],
  ['a line that is no row', [...whole, 'client: app -> ui'], '"client: app -> ui" is not a row'],
])('given %s in the block, then reading it answers with that', (_, rows, fault, there = places) => {
  expect(faultOf(rows, there)).toBe(fault && `The arrows in ARCHITECTURE.md are wrong: ${fault}.`);
});
