/** Each resource's own rules: what the server makes, and what it refuses although the values are fine. Rules: CAT-8, CAT-10, ITM-1, ITM-2, ITM-3, ITM-5, PRV-12, ROL-7, ROL-8, ROL-9, ROL-10, ROL-11, ROL-14, SUB-1, SUB-2, SUB-3, SUB-4, SUB-5, VAL-3. */
import { Client } from 'pg';
import { build, changeOf, draftOf, refTo } from '../build/records';
import { until } from '../build/until';
import { errorsIn, startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const roleNamed = async (name: string) =>
  recordsIn(await admin('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === name)!;

describe('an item', () => {
  const describe_ = async (attributes: object) => {
    const made = await build(admin, 'item', { name: 'Gauze', ...attributes });
    return [made.attributes!['description'], made.attributes!['excerpt']];
  };

  test('has its description made harmless and an excerpt made from it', async () => {
    expect(
      await describe_({ description: '<p onclick="x()">Soft <b>gauze</b></p><script>steal()</script><a href="javascript:x">buy</a>' }),
    ).toEqual(['<p>Soft <strong>gauze</strong></p><a rel="noopener noreferrer nofollow" target="_blank">buy</a>', 'Soft gauze buy']);
    expect(await describe_({ description: '<p>Long</p>', excerpt: 'Mine' })).toEqual(['<p>Long</p>', 'Mine']);
    expect(await describe_({ description: '<script>x</script>' })).toEqual([null, null]);
  });

  test.each([
    ['nested 16,000 deep', '<b>'.repeat(16_000), 'too_nested'],
    ['that grows over the limit when it is made harmless', '<b>x</b>'.repeat(6_000), 'too_long'],
    ['that is longer than the limit as it is sent', 'x'.repeat(50_001), 'too_long'],
  ])('refuses a description %s, on adding and on changing', async (_, description, code) => {
    const gauze = await build(admin, 'item');
    const answers = [
      await admin('POST', '/items', await draftOf(admin, 'item', { description })),
      await admin('PATCH', `/items/${gauze.id}`, changeOf('item', gauze.id, { description })),
    ];
    expect(answers.map((answer) => [answer.status, errorsIn(answer)])).toEqual(
      Array(2).fill([422, [`${code} /data/attributes/description`]]),
    );
  });

  test('keeps an excerpt that somebody wrote, and renews one that nobody did', async () => {
    const change = async (id: string, values: object) =>
      recordIn(await admin('PATCH', `/items/${id}`, changeOf('item', id, { ...values }))).attributes!['excerpt'];
    const derived = await build(admin, 'item', { description: '<p>Old</p>' });
    expect(await change(derived.id, { description: '<p>New</p>' })).toBe('New');
    expect(await change(derived.id, { excerpt: 'Written' })).toBe('Written');
    expect(await change(derived.id, { description: '<p>Newer</p>' })).toBe('Written');
    expect(await change(derived.id, { excerpt: '' })).toBe('Newer');
  });

  test('belongs to who added it, and to nobody whom the request names', async () => {
    const draft = await draftOf(admin, 'item');
    const made = await world.as('creator')('POST', '/items', draft);
    expect(recordIn(made).relationships!['owner']!.data).toEqual({ type: 'users', id: world.idOf('creator') });
    Object.assign(draft.data.relationships, { owner: { data: { type: 'users', id: world.idOf('admin') } } });
    const refused = await world.as('creator')('POST', '/items', draft);
    expect([refused.status, errorsIn(refused)]).toEqual([403, ['read_only /data/relationships/owner']]);
  });

  test('gets its picture from an upload only', async () => {
    const refused = await admin('POST', '/items', await draftOf(admin, 'item', { image: 'https://evil.test/x.png' }));
    expect([refused.status, errorsIn(refused)]).toEqual([403, ['read_only /data/attributes/image']]);
    const gauze = await build(admin, 'item');
    expect(errorsIn(await admin('PATCH', `/items/${gauze.id}`, changeOf('item', gauze.id, { image: '/files/other.webp' })))).toEqual([
      'read_only /data/attributes/image',
    ]);
  });

  test('ignores when a client says it was made', async () => {
    const draft = await draftOf(admin, 'item');
    Object.assign(draft.data.attributes, { created_at: '1999-01-01T00:00:00Z' });
    expect(String(recordIn(await admin('POST', '/items', draft)).attributes!['created_at'])).not.toMatch(/^1999/);
  });
});

test.each([
  ['category', { name: 'Same' }, { name: ' SAME ' }],
  ['tag', { name: 'Same' }, { name: 'same' }],
  ['role', { name: 'Same' }, { name: 'SAME' }],
  ['user', { email: 'sama@klinik.test' }, { email: 'Sama@Klinik.Test' }],
] as const)('given a %s, when another takes its name in other letters, then it is taken', async (name, first, second) => {
  await build(admin, name, first);
  const answer = await admin(
    'POST',
    `/${{ category: 'categories', tag: 'tags', role: 'roles', user: 'users' }[name]}`,
    await draftOf(admin, name, second),
  );
  expect([answer.status, errorsIn(answer)]).toEqual([422, [`taken /data/attributes/${Object.keys(second)[0]}`]]);
});

describe('a tag, a role and a permission', () => {
  test('stay while they are in use or built in', async () => {
    const tag = await build(admin, 'tag');
    await build(admin, 'item', { tags: [refTo(tag)] });
    const role = await build(admin, 'role');
    await build(admin, 'user', { roles: [refTo(role)] });
    const [permission] = recordsIn(await admin('GET', '/permissions?page[size]=1&sort=name'));
    for (const [at, code] of [
      [`/tags/${tag.id}`, 'tag.in_use'],
      [`/roles/${role.id}`, 'role.in_use'],
      [`/roles/${(await roleNamed('admin')).id}`, 'role.system'],
      [`/permissions/${permission!.id}`, 'permission.system'],
    ] as const) {
      const answer = await admin('DELETE', at);
      expect([answer.status, errorsIn(answer)]).toEqual([409, [code]]);
    }
  });

  test('built in, keep their names; the rest may change', async () => {
    const [permission] = recordsIn(await admin('GET', '/permissions?filter[q]=view%20items'));
    const at = `/permissions/${permission!.id}`;
    const renamed = await admin('PATCH', at, changeOf('permission', permission!.id, { name: 'see items', action: 'see' }));
    expect([renamed.status, errorsIn(renamed)]).toEqual([
      409,
      ['permission.system /data/attributes/name', 'permission.system /data/attributes/action'],
    ]);
    expect((await admin('PATCH', at, changeOf('permission', permission!.id, { label: 'Lihat item' }))).status).toBe(200);
    const member = await roleNamed('member');
    expect(errorsIn(await admin('PATCH', `/roles/${member.id}`, changeOf('role', member.id, { name: 'guest' })))).toEqual([
      'read_only /data/attributes/name',
    ]);
  });

  test('given to a role, a permission opens its door with the next request, and closes it again', async () => {
    const [permission] = recordsIn(await admin('GET', '/permissions?filter[q]=create%20tags'));
    const role = await build(admin, 'role');
    const budi = await build(admin, 'user', { roles: [refTo(role)] });
    const call = await world.asUser(budi.id);
    const add = async () => (await call('POST', '/tags', await draftOf(admin, 'tag'))).status;
    expect(await add()).toBe(403);
    await admin('PATCH', `/roles/${role.id}`, changeOf('role', role.id, { permissions: [refTo(permission!)] }));
    expect(await add()).toBe(201);
    await admin('PATCH', `/roles/${role.id}`, changeOf('role', role.id, { permissions: [] }));
    expect(await add()).toBe(403);
  });
});

describe('a user', () => {
  test('is made with a password that is hashed, never told and never kept in the audit', async () => {
    const made = await build(admin, 'user', { name: 'Rina', password: 'Selamat-Pagi-2026' });
    expect(JSON.stringify(made)).not.toMatch(/Selamat|argon/);
    const { rows } = await world.database.pool.query('select password_hash from users where id = $1', [made.id]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const audit = await world.database.pool.query(
      `select before::text || coalesce(after::text, '') as said, after->>'password' as password from audit where record_id = $1`,
      [made.id],
    );
    expect(audit.rows[0].password).toBe('***');
    expect(JSON.stringify(audit.rows)).not.toMatch(/Selamat|argon/);
  });

  test.each<[string, string, string | undefined, string[]]>([
    ['without a password', 'Dewi', undefined, ['required']],
    ['with a short one', 'Dewi', 'short', ['too_short']],
    ['with their own name in it', 'Dr. Sulastri', 'kasa-Sulastri-melati-7', ['password.personal']],
    ['with one that many have', 'Dewi', 'Qwerty123456', ['password.common']],
    ['with one that is easily guessed', 'Dewi', 'selamatpagi', ['weak_password']],
    ['with their own name and a year', 'Dr. Sulastri', 'sulastri2026', ['password.personal', 'weak_password']],
  ])('%s isn’t made', async (_, name, password, codes) => {
    const draft = await draftOf(admin, 'user', { name });
    draft.data.attributes['password'] = password;
    const answer = await admin('POST', '/users', draft);
    expect([answer.status, errorsIn(answer)]).toEqual([422, codes.map((code) => `${code} /data/attributes/password`)]);
  });

  test('isn’t given their name as a new password, which the change doesn’t say', async () => {
    const made = await build(admin, 'user', { name: 'Dr. Sulastri', email: 'poli.anak@klinik.test' });
    for (const password of ['kasa-sulastri-melati-7', 'melati-poli.anak-7']) {
      const answer = await admin('PATCH', `/users/${made.id}`, changeOf('user', made.id, { password }));
      expect([answer.status, errorsIn(answer)]).toEqual([422, ['password.personal /data/attributes/password']]);
    }
  });

  test('keeps the order of their roles', async () => {
    const [member, creator] = [await roleNamed('member'), await roleNamed('creator')];
    const made = await build(admin, 'user', { roles: [refTo(creator), refTo(member)] });
    expect(made.relationships!['roles']!.data).toEqual([refTo(creator), refTo(member)]);
    const turned = await admin('PATCH', `/users/${made.id}`, changeOf('user', made.id, { roles: [refTo(member), refTo(creator)] }));
    expect(recordIn(turned).relationships!['roles']!.data).toEqual([refTo(member), refTo(creator)]);
    expect(recordIn(turned).meta!['version']).toBe(2);
  });

  test('can’t delete themselves, change their own roles, or how they sign in without the current password', async () => {
    const id = world.idOf('admin');
    const gone = await admin('DELETE', `/users/${id}`);
    expect([gone.status, errorsIn(gone)]).toEqual([409, ['user.self']]);
    const changed = await admin('PATCH', `/users/${id}`, changeOf('user', id, { roles: [refTo(await roleNamed('member'))] }));
    expect([changed.status, errorsIn(changed)]).toEqual([409, ['user.own_role /data/relationships/roles']]);
    const password = await admin('PATCH', `/users/${id}`, changeOf('user', id, { password: 'Malam-Sejuk-2026' }));
    expect([password.status, errorsIn(password)]).toEqual([422, ['password.own /data/attributes/password']]);
    const address = await admin('PATCH', `/users/${id}`, changeOf('user', id, { email: 'lain@nadi.test', name: 'Admin' }));
    expect([address.status, errorsIn(address)]).toEqual([422, ['email.own /data/attributes/email']]);
    const asBefore = await admin('PATCH', `/users/${id}`, changeOf('user', id, { email: 'admin@nadi.test' }));
    expect(asBefore.status).toBe(200);
    const same = await admin('PATCH', `/users/${id}`, changeOf('user', id, { roles: [refTo(await roleNamed('admin'))] }));
    expect(same.status).toBe(200);
  });

  test.each([
    ['deactivated', { status: 'inactive' }],
    ['given other roles', { roles: [] }],
    ['given another password', { password: 'Malam-Sejuk-2026' }],
  ])('%s, is signed out at once', async (_, values) => {
    const budi = await build(admin, 'user', { name: 'Wira', roles: [refTo(await roleNamed('creator'))] });
    const call = await world.asUser(budi.id);
    expect((await call('GET', '/items')).status).toBe(200);
    await admin('PATCH', `/users/${budi.id}`, changeOf('user', budi.id, values));
    expect((await call('GET', '/items')).status).toBe(401);
  });
});

describe('someone who manages people without being an admin', () => {
  const held = [
    'view users',
    'create users',
    'edit users',
    'delete users',
    'view roles',
    'edit roles',
    'create roles',
    'view permissions',
    'edit permissions',
  ];
  let keeper: Caller;
  let own: ReturnType<typeof refTo>;
  let member: ReturnType<typeof refTo>;
  let adminRole: ReturnType<typeof refTo>;
  let beyond: ReturnType<typeof refTo>;
  const permissionNamed = async (name: string) => {
    const [resource, action] = name.split(' ').reverse();
    const found = recordsIn(await admin('GET', `/permissions?filter[resource]=${resource}&filter[action]=${action}`));
    return refTo(found.find(({ attributes }) => attributes!['name'] === name)!);
  };

  beforeAll(async () => {
    member = refTo(await roleNamed('member'));
    adminRole = refTo(await roleNamed('admin'));
    beyond = await permissionNamed('delete items');
    const views = ['view items', 'view categories', 'view tags'];
    const role = await build(admin, 'role', { name: 'Penyelia', permissions: await Promise.all([...held, ...views].map(permissionNamed)) });
    own = refTo(role);
    const wira = await build(admin, 'user', { name: 'Wira', roles: [own] });
    keeper = await world.asUser(wira.id);
  });

  const someone = async () => (await build(admin, 'user', { name: 'Budi', roles: [member] })).id;

  test.each<[string, () => Promise<[method: string, path: string, body?: object]>]>([
    [
      'give the admin role',
      async () => {
        const id = await someone();
        return ['PATCH', `/users/${id}`, changeOf('user', id, { roles: [adminRole] })];
      },
    ],
    ['give it through the relationship', async () => ['POST', `/users/${await someone()}/relationships/roles`, { data: [adminRole] }]],
    ['make an admin', async () => ['POST', '/users', await draftOf(admin, 'user', { name: 'Dewi', roles: [adminRole] })]],
    [
      'set an admin’s password',
      async () => ['PATCH', `/users/${world.idOf('admin')}`, changeOf('user', world.idOf('admin'), { password: 'Malam-Sejuk-2026' })],
    ],
    ['delete an admin', async () => ['DELETE', `/users/${world.idOf('admin')}`]],
    ['end an admin’s second step', async () => ['DELETE', `/users/${world.idOf('admin')}/two-step`]],
    ['put into their role what they don’t hold', async () => ['POST', `/roles/${own.id}/relationships/permissions`, { data: [beyond] }]],
    ['make a role of it', async () => ['POST', '/roles', await draftOf(admin, 'role', { name: 'Kuat', permissions: [beyond] })]],
    ['lead the permission to their role', async () => ['POST', `/permissions/${beyond.id}/relationships/roles`, { data: [own] }]],
  ])('can’t %s', async (_, deed) => {
    const [method, path, body] = await deed();
    const answer = await keeper(method, path, body);
    expect([answer.status, errorsIn(answer)]).toEqual([403, ['access.beyond']]);
  });

  test('may do all of this within their own rights', async () => {
    const id = await someone();
    const renamed = await keeper('PATCH', `/users/${id}`, changeOf('user', id, { name: 'Budi Santoso', roles: [member, own] }));
    expect([renamed.status, errorsIn(renamed)]).toEqual([200, []]);
    const made = await keeper(
      'POST',
      '/roles',
      await draftOf(admin, 'role', { name: 'Pelihat', permissions: [await permissionNamed('view items')] }),
    );
    expect([made.status, errorsIn(made)]).toEqual([201, []]);
    expect((await keeper('DELETE', `/users/${id}`)).status).toBe(204);
  });
});

test('given the last two admins who turn on each other at once, then one stays', async () => {
  // A world of its own: anyone who loses is signed out of it.
  const own = await startTestApi();
  // As the database's owner, who sees what others wait for.
  const owner = new Client({ connectionString: own.database.url });
  const holder = new Client({ connectionString: own.database.url });
  await Promise.all([owner.connect(), holder.connect()]);
  const first = own.as('admin');
  const role = recordsIn(await first('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === 'admin')!;
  const putri = await build(first, 'user', { name: 'Putri', roles: [refTo(role)] });
  const second = await own.asUser(putri.id);
  const demote = (call: Caller, id: string) => call('PATCH', `/users/${id}`, changeOf('user', id, { status: 'inactive' }));
  // Both are let in before either decides: the role that the rule locks is held until both wait for it.
  await holder.query('begin');
  await holder.query('select 1 from roles where id = $1 for update', [role.id]);
  const both = Promise.all([demote(first, putri.id), demote(second, own.idOf('admin'))]);
  await until(async () => {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]!.n >= 2;
  });
  await holder.query('commit');
  expect((await both).map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from users u join user_roles ur on ur.user_id = u.id where ur.role_id = $1 and u.status = 'active' and u.deleted_at is null`,
    [role.id],
  );
  expect(rows[0]!.n).toBe(1);
  await Promise.all([owner.end(), holder.end()]);
  await own.close();
});

describe('an entity and its subscriptions', () => {
  test.each([
    ['01.312.166.0-091.000', '0013121660091000'],
    ['0013121660091000', '0013121660091000'],
    ['013121660091000', '0013121660091000'],
  ])('has its tax number %s kept as %s', async (npwp, kept) =>
    expect((await build(admin, 'entity', { npwp })).attributes!['npwp']).toBe(kept),
  );

  test.each([
    ['1.2.3', 'invalid_npwp'],
    ['01.312.166.0-091.00x', 'invalid_npwp'],
  ])('is refused the tax number %s', async (npwp, code) => {
    expect(errorsIn(await admin('POST', '/entity', await draftOf(admin, 'entity', { npwp })))).toEqual([`${code} /data/attributes/npwp`]);
  });

  test('are numbered without gaps, also when many are made at once and some fail', async () => {
    const [entity, pack] = [refTo(await build(admin, 'entity')), refTo(await build(admin, 'package'))];
    await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const draft = await draftOf(admin, 'clientsubsheader', { entity, package: pack });
        if (at % 3 === 0) draft.data.relationships['package'] = { data: { type: 'packages', id: '01890000-0000-7000-8000-000000000000' } };
        return admin('POST', '/clientsubsheader', draft);
      }),
    );
    const numbers = recordsIn(await admin('GET', '/clientsubsheader?page[size]=100&sort=number')).map(
      ({ attributes }) => attributes!['number'],
    );
    const year = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta', year: 'numeric' });
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, at) => `SUB-${year}-${String(at + 1).padStart(5, '0')}`));
  });

  test('start as drafts at the price of that day, and a later price doesn’t reach them', async () => {
    const pack = await build(admin, 'package', { base_price: 475_000 });
    const modul = await build(admin, 'module', { package: refTo(pack), price: 75_000 });
    const header = await build(admin, 'clientsubsheader', { package: refTo(pack) });
    const detail = await build(admin, 'clientsubsdetail', { clientsubsheader: refTo(header), module: refTo(modul) });
    expect(header.attributes).toMatchObject({ status: 'draft', package_price: 475_000 });
    expect(detail.attributes).toMatchObject({ status: 'scheduled', price: 75_000 });
    expect(detail.relationships!['entity']!.data).toEqual(header.relationships!['entity']!.data);
    await admin('PATCH', `/packages/${pack.id}`, changeOf('package', pack.id, { base_price: 1 }));
    await admin('PATCH', `/clientsubsheader/${header.id}`, changeOf('clientsubsheader', header.id, { note: 'Called' }));
    expect(recordIn(await admin('GET', `/clientsubsheader/${header.id}`)).attributes!['package_price']).toBe(475_000);
  });

  test('are not made with a package that is archived, and never move to another client', async () => {
    const archived = await build(admin, 'package', { status: 'archived' });
    const refused = await admin('POST', '/clientsubsheader', await draftOf(admin, 'clientsubsheader', { package: refTo(archived) }));
    expect(errorsIn(refused)).toEqual(['subscription.package_archived /data/relationships/package']);
    const header = await build(admin, 'clientsubsheader');
    const moved = await admin(
      'PATCH',
      `/clientsubsheader/${header.id}`,
      changeOf('clientsubsheader', header.id, { entity: refTo(await build(admin, 'entity')) }),
    );
    expect(errorsIn(moved)).toEqual(['read_only /data/relationships/entity']);
  });

  test('keep what they use from being deleted', async () => {
    const header = await build(admin, 'clientsubsheader');
    for (const relation of ['entity', 'package']) {
      const { type, id } = header.relationships![relation]!.data as { type: string; id: string };
      expect(errorsIn(await admin('DELETE', `/${type}/${id}`))).toEqual(['record.in_use']);
    }
  });
});

test('given someone deletes a category while someone else fills it, then no item is left without one', async () => {
  for (let round = 0; round < 5; round++) {
    const shelf = await build(admin, 'category');
    const draft = await draftOf(admin, 'item', { category: refTo(shelf) });
    const [added, gone] = await Promise.all([admin('POST', '/items', draft), admin('DELETE', `/categories/${shelf.id}`)]);
    expect([added.status === 201, gone.status === 204].filter(Boolean)).toHaveLength(1);
  }
});
