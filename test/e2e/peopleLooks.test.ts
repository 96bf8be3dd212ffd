/** The pages of users, roles and permissions from all sides. */
import type { Browser } from 'playwright-core';
import { resources } from '#shared/resources/index';
import { recordsAs } from './form/records';
import { lookAt, looks } from './pageLooks';
import { openBrowser } from './person';

const people = ['user', 'role', 'permission'] as const;
const lists = people.flatMap((one) => [`/usman/${one}-management`, `/usman/${one}-management/add-${one}`]);

let browser: Browser;
let pages: string[];
beforeAll(async () => {
  const records = await recordsAs();
  const builtIn = (await records.find(resources.permission, 'view items'))[0]!;
  const role = await records.add(resources.role, { name: 'Dilihat dari segala sisi', permissions: [{ type: 'permissions', id: builtIn.id }] });
  const admin = (await records.find(resources.role, 'admin')).find(({ name }) => name === 'admin')!;
  const self = (await records.find(resources.user, 'admin@nadi.test'))[0]!;
  const edit = (name: (typeof people)[number], id: string) => `/usman/${name}-management/edit-${name}/${id}`;
  pages = [
    ...lists,
    edit('user', self.id),
    edit('role', admin.id),
    edit('permission', builtIn.id),
    `/usman/role-management/compare?left=${admin.id}&right=${role.id}`,
  ];
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());

test.each(looks)('$language $scheme $width', async (how) => expect(await lookAt(browser, how, { signedIn: pages })).toEqual([]), 600_000);
