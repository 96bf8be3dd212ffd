/** The lint lets each folder import what the arrows in ARCHITECTURE.md say, and nothing else. */
import { execFileSync } from 'node:child_process';
import { lintMessages } from './lintMessages';

const refused: [file: string, code: string][] = [
  ['client/ui/Example.tsx', "import { useAppSelector } from '../store/hooks';"],
  ['client/ui/charts/Example.tsx', "import { useAppSelector } from '#client/store/hooks';"],
  ['client/ui/Example.tsx', "export const load = () => import('../kit/words');"],
  ['client/ui/Example.tsx', 'export const load = (name: string) => import(`../screens/${name}/words`);'],
  ['client/kit/form/Example.tsx', "import { modules } from '../../store/modules/index';"],
  ['client/screens/dashboard/Example.tsx', "import { request } from '../../services/http';"],
  ['client/storeKit/example.ts', "export * from '../store/index';"],
  ['client/storeKit/example.ts', "export { store } from '../store/index';"],
  ['client/locales/id/example.ts', "import '../../app/i18n';"],
  ['server/routes/example.ts', "import { connect } from '../db/database';"],
  ['server/repository/example.ts', "import { limits } from '../http/limits';"],
  ['server/mail/example.ts', "import { runner } from '../jobs/runner';"],
  ['server/workQueue.ts', "import { config } from './config';"],
  // The public site must not load the rows of all pages, nor the app's screens.
  ['client/site/example.ts', "import { routes } from '#shared/routes';"],
  ['client/site/example.ts', "import { authRoutes } from '#shared/areas/identity/routes/auth';"],
  ['client/site/example.ts', "import { Dashboard } from '../screens/dashboard/Dashboard';"],
  ['client/screens/public/example.ts', "import { routes } from '#shared/routes';"],
  ['client/ui/example.ts', "import { siteRoutes } from '#shared/routes/site';"],
];

const allowed: [file: string, code: string][] = [
  ['client/ui/Example.tsx', "import type { Module } from '../storeKit/createModule';\nexport type One = Module<never>;"],
  ['client/ui/Example.tsx', "import { type Row } from '../services/serviceResults';\nexport type One = Row;"],
  ['client/ui/Example.tsx', "export type { Row } from '../services/serviceResults';"],
  ['client/screens/dashboard/Example.tsx', "import { modules } from '../../store/modules/index';"],
  ['client/kit/form/Example.tsx', "import { words } from '../words';"],
  ['client/site/example.ts', "import { siteRoutes } from '#shared/routes/site';"],
  ['client/site/example.ts', "export const load = () => import('../screens/public/Home');"],
  ['client/app/example.ts', "import { routes } from '#shared/routes';"],
  ['client/ui/example.ts', "import { languages } from '#shared/locale';"],
  ['server/repository/example.ts', "import { transaction } from '../db/database';"],
  ['server/jobs/example.ts', "import path from 'node:path';"],
];

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
const faultOf = (rows: readonly string[]): string => {
  const text = ['# Architecture', '', '```arrows', ...rows, '```', ''].join('\n');
  const script = `import { parseArrows } from './scripts/lint/arrows.mjs';
    try { parseArrows(${JSON.stringify(text)}, ${JSON.stringify(places)}); } catch (error) { process.stdout.write(error.message); }`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
};

const whole = ['client: app → ui, shared/routes', 'client: ui → nothing', 'server: main → nothing'];

test.each([
  ['all folders with a row', whole, ''],
  ['a folder that does not exist on the left', [...whole, 'client: widgets → ui'], 'src/client/widgets does not exist'],
  ['a folder that does not exist on the right', ['client: app → widgets', ...whole.slice(1)], 'src/client/widgets does not exist'],
  ['a folder without a row', whole.slice(0, 2), 'server/main has no row'],
  ['a folder with two rows', [...whole, 'client: ui → app'], 'client/ui has two rows'],
  ['a line that is no row', [...whole, 'client: app -> ui'], '"client: app -> ui" is not a row'],
])('given %s in the block, then reading it answers with that', (_, rows, fault) => {
  expect(faultOf(rows)).toBe(fault && `The arrows in ARCHITECTURE.md are wrong: ${fault}.`);
});
