/** The audit, a record's history, the trash, the outbox, and the reason of a refusal, through the real app. */
import { fireEvent, screen, within } from '@testing-library/react';
import { changesIn } from '#client/kit/history/changesIn';
import { before } from '#client/kit/history/values';
import { resources } from '#shared/areas/resources';
import { allPermissions, openApp, profileOf } from '../../../app/openApp';
import { problemDocument, resourceObject } from '../../../stubServer';
import { category, id, openScreen, page } from '../../../screens/usman';

const at = { created_at: '2026-11-20T03:00:00.000Z', updated_at: '2026-11-20T03:00:00.000Z' };
const sari = { type: 'users', id: id(1) };

const line = (values: { id: string; [name: string]: unknown }) =>
  resourceObject('audit', {
    ...at,
    action: 'update',
    resource: 'category',
    record_id: id(11),
    record_label: 'Perban',
    actor_name: 'Dr. Sari',
    before: null,
    after: null,
    withheld: false,
    ip: '10.0.0.7',
    actor: sari,
    ...values,
  });

describe('what a record was before a change', () => {
  test.each([
    ['one change', [{ before: { name: 'Kasa' } }], { name: 'Kasa' }],
    ['two of one value: the older decides', [{ before: { name: 'Kasa steril' } }, { before: { name: 'Kasa' } }], { name: 'Kasa' }],
    ['two of different values', [{ before: { name: 'Kasa' } }, { before: { status: 'draft' } }], { name: 'Kasa', status: 'draft' }],
    [
      'relations come back as references',
      [{ before: { category: id(5), tags: [id(6)] } }],
      { category: { type: 'categories', id: id(5) }, tags: [{ type: 'tags', id: id(6) }] },
    ],
    ['a picture comes by an upload only', [{ before: { image: '/files/kasa.webp', name: 'Kasa' } }], { name: 'Kasa' }],
    ['what isn’t ours to write stays out', [{ before: { created_at: '2026-01-01', owner: id(1), name: 'Kasa' } }], { name: 'Kasa' }],
    ['nothing kept', [{ before: null }], {}],
  ])('%s', (_, lines, expected) => expect(before(resources.item, lines)).toEqual(expected));

  test('of a masked value only a part is known: it stays as it is', () =>
    expect(before(resources.entity, [{ before: { phone: '+62 812 •••• 7678', address: '••••••', city: 'Bandung' } }])).toEqual({
      city: 'Bandung',
    }));

  test('a secret was never kept', () =>
    expect(before(resources.user, [{ before: { password: '***', name: 'Sari' } }])).toEqual({ name: 'Sari' }));
});

describe('what a line tells', () => {
  const fields = [
    { name: 'name', label: 'Nama' },
    { name: 'description', label: 'Deskripsi' },
    { name: 'tags', label: 'Tag' },
  ];
  const told = (line: { before?: unknown; after?: unknown }) => {
    const { sides, changes } = changesIn(resources.item, fields, line);
    return { sides, changes: changes.map(({ field, kept, formatting }) => ({ name: field.name, kept, formatting })) };
  };
  const plain = { kept: 0, formatting: false };

  test.each([
    [
      'of a change both sides',
      { before: { name: 'Kasa' }, after: { name: 'Perban' } },
      { sides: ['before', 'after'], changes: [{ name: 'name', ...plain }] },
    ],
    [
      'of a new record what it has',
      { before: null, after: { name: 'Kasa', description: null, tags: [] } },
      { sides: ['after'], changes: [{ name: 'name', ...plain }] },
    ],
    [
      'nothing of what stayed as it was',
      { before: { name: 'Kasa', description: '' }, after: { name: 'Kasa', description: null } },
      { sides: ['before', 'after'], changes: [] },
    ],
    [
      'how many related records stayed',
      { before: { tags: [id(1), id(2)] }, after: { tags: [id(1), id(3)] } },
      { sides: ['before', 'after'], changes: [{ name: 'tags', kept: 1, formatting: false }] },
    ],
    [
      'that only the look of a text changed',
      { before: { description: '<p>Kasa</p>' }, after: { description: '<p><em>Kasa</em></p>' } },
      { sides: ['before', 'after'], changes: [{ name: 'description', kept: 0, formatting: true }] },
    ],
    ['nothing of an act without a record', { before: null, after: { sessions: 2 } }, { sides: ['after'], changes: [] }],
  ])('%s', (_, line, expected) => expect(told(line)).toEqual(expected));
});

test('a line leads to a page that says each value before and after', async () => {
  const app = await openScreen('/usman/audit');
  await app.answer('GET', '/audit', 200, page([line({ id: id(51) })]));
  await app.during(() => fireEvent.click(screen.getByRole('link', { name: 'Perban' })));
  await app.answer('GET', `/audit/${id(51)}`, 200, { data: line({ id: id(51), before: { name: 'Kasa' }, after: { name: 'Perban' } }) });
  const row = within(await screen.findByRole('row', { name: /Nama/ }));
  expect([row.getByText('Kasa'), row.getByText('Perban')]).toHaveLength(2);
  expect(screen.getByText('Mengubah')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buka data ini' })).toHaveAttribute('href', `/usman/category-management/edit-category/${id(11)}`);
});

test('the page of a command says what was done, and which values it changed', async () => {
  const app = await openScreen(`/usman/audit/${id(51)}`);
  const issued = line({
    id: id(51),
    action: 'command',
    resource: 'invoice',
    record_label: 'INV/2026/11/0001',
    command: 'issue',
    before: { status: 'draft' },
    after: { status: 'issued' },
  });
  await app.answer('GET', `/audit/${id(51)}`, 200, { data: issued });
  expect(await screen.findByText('Menerbitkan tagihan INV/2026/11/0001')).toBeInTheDocument();
  const row = within(await screen.findByRole('row', { name: /Status/ }));
  expect([row.getByText('Draf'), row.getByText('Terbit')]).toHaveLength(2);
});

describe('a record that the person may not see', () => {
  const withheld = { id: id(51), record_label: null, withheld: true };
  const unseen = 'Data yang tidak boleh Anda lihat';

  test('is called so in the list and on the page of its line, which does not lead to its form', async () => {
    const app = await openScreen('/usman/audit');
    await app.answer('GET', '/audit', 200, page([line(withheld)]));
    await app.during(() => fireEvent.click(screen.getByRole('link', { name: unseen })));
    await app.answer('GET', `/audit/${id(51)}`, 200, { data: line(withheld) });
    expect(await screen.findByText(unseen, { selector: 'dd' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Buka data ini' })).not.toBeInTheDocument();
  });

  test('is called so in a history, and its older values cannot be restored', async () => {
    const app = await openScreen(`/usman/category-management/edit-category/${id(11)}`);
    await app.answer('GET', `/categories/${id(11)}`, 200, { data: category({ id: id(11), version: 3, name: 'Perban' }) });
    await app.during(() => fireEvent.click(screen.getByRole('tab', { name: 'Riwayat' })));
    const own = line({ id: id(52), before: { name: 'Kasa' }, after: { name: 'Perban' } });
    await app.answer('GET', '/audit', 200, page([line(withheld), own]));
    expect(await screen.findByText(unseen)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pulihkan ke sebelum ini' })).not.toBeInTheDocument();
  });

  test('is called so in the trash', async () => {
    const app = await openScreen('/usman/trash');
    const gone = { ...at, id: id(61), resource: 'item', count: 0, label: null, expires_at: at.created_at, actor: sari };
    await app.answer('GET', '/trash', 200, page([resourceObject('trash', gone)]));
    expect(screen.getAllByText(unseen).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: `Pulihkan ${unseen}` })).toBeInTheDocument();
  });
});

describe('the history of a record', () => {
  const openHistory = async (permissions = allPermissions) => {
    const app = await openScreen(`/usman/category-management/edit-category/${id(11)}`, { permissions });
    await app.answer('GET', `/categories/${id(11)}`, 200, {
      data: category({ id: id(11), version: 3, name: 'Perban', description: 'Rol' }),
    });
    return app;
  };

  test('goes back to before a change, as a new change that meets what is there now', async () => {
    const app = await openHistory();
    await app.during(() => fireEvent.click(screen.getByRole('tab', { name: 'Riwayat' })));
    const lines = [
      line({ id: id(53), before: { description: null }, after: { description: 'Rol' } }),
      line({ id: id(52), before: { name: 'Kasa' }, after: { name: 'Perban' } }),
      line({ id: id(51), action: 'add', after: { name: 'Kasa' } }),
    ];
    const { path } = await app.answer('GET', '/audit', 200, page(lines));
    expect(decodeURIComponent(path)).toContain(`filter[resource]=category&filter[record_id]=${id(11)}`);
    const buttons = await screen.findAllByRole('button', { name: 'Pulihkan ke sebelum ini' });
    expect(buttons).toHaveLength(2);
    await app.during(() => fireEvent.click(buttons[1]!));
    await app.press('Ya, pulihkan');
    const { body, headers } = await app.called('PATCH', `/categories/${id(11)}`);
    expect(headers).toMatchObject({ 'If-Match': '"3"' });
    expect(body).toMatchObject({ data: { attributes: { name: 'Kasa', description: null } } });
  });

  test('says why the old values could not come back, and leaves the form beside it alone', async () => {
    const app = await openHistory();
    await app.during(() => fireEvent.click(screen.getByRole('tab', { name: 'Riwayat' })));
    await app.answer('GET', '/audit', 200, page([line({ id: id(52), before: { name: 'Kasa' }, after: { name: 'Perban' } })]));
    await app.during(() => fireEvent.click(screen.getByRole('button', { name: 'Pulihkan ke sebelum ini' })));
    await app.press('Ya, pulihkan');
    await app.answer('PATCH', `/categories/${id(11)}`, 422, {
      errors: [{ ...problemDocument(422, 'taken').errors[0], source: { pointer: '/data/attributes/name' } }],
    });
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent(/Nilai lama belum dikembalikan.*Nama:/);
    await app.during(() => fireEvent.click(screen.getByRole('tab', { name: 'Data' })));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('keeps what is typed in the form beside it', async () => {
    const app = await openHistory();
    await app.type(/Nama/, 'Perban elastis');
    await app.during(() => fireEvent.click(screen.getByRole('tab', { name: 'Riwayat' })));
    await app.answer('GET', '/audit', 200, page([]));
    expect(await screen.findByText('Belum ada riwayat.')).toBeInTheDocument();
    await app.during(() => fireEvent.click(screen.getByRole('tab', { name: 'Data' })));
    expect(screen.getByLabelText(/Nama/)).toHaveValue('Perban elastis');
  });

  test('is not offered to who may not see everybody’s lines', async () => {
    await openHistory(['view categories', 'edit categories']);
    expect(await screen.findByLabelText(/Nama/)).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

test('the trash gives back what it holds, and is asked for anew', async () => {
  const app = await openScreen('/usman/trash');
  const gone = resourceObject('trash', {
    ...at,
    id: id(61),
    resource: 'category',
    count: 1,
    label: 'Perban',
    expires_at: '2026-12-20T03:00:00.000Z',
    actor: sari,
  });
  await app.answer('GET', '/trash', 200, page([gone]));
  await app.press('Pulihkan Perban');
  await app.answer('DELETE', `/categories/deletions/${id(61)}`, 204);
  expect(await screen.findByText('Perban dipulihkan.')).toBeInTheDocument();
  await app.answer('GET', '/trash', 200, page([]));
  expect(await screen.findByText('Tempat sampah kosong.')).toBeInTheDocument();
});

test('a kept mail shows its text, its address as a link', async () => {
  const app = await openScreen(`/usman/outbox/${id(71)}`);
  const mail = {
    ...at,
    id: id(71),
    to: 'budi@klinik.id',
    subject: 'Atur ulang kata sandi',
    purpose: 'reset',
    status: 'kept',
    attempts: 0,
    error: null,
    sent_at: null,
  };
  await app.answer('GET', `/mails/${id(71)}`, 200, {
    data: resourceObject('mails', { ...mail, body: 'Buka tautan ini:\nhttps://nadi.test/password/email?token=x' }),
  });
  expect(await screen.findByRole('heading', { name: 'Atur ulang kata sandi' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /password\/email/ })).toHaveAttribute('href', 'https://nadi.test/password/email?token=x');
});

test('a kept mail to somebody who may do more shows why its text is not there', async () => {
  const app = await openScreen(`/usman/outbox/${id(71)}`);
  const mail = {
    ...at,
    id: id(71),
    to: 'budi@klinik.id',
    subject: 'Atur ulang kata sandi',
    purpose: 'reset',
    status: 'kept',
    attempts: 0,
    error: null,
    sent_at: null,
    body: null,
  };
  await app.answer('GET', `/mails/${id(71)}`, 200, { data: resourceObject('mails', mail) });
  expect(await screen.findByText(/Isi surat ini tidak ditampilkan/)).toBeInTheDocument();
});

test('who manages users makes a new link, which is shown once and stays out of the log', async () => {
  const app = await openScreen(`/usman/outbox/${id(71)}`);
  const mail = {
    ...at,
    id: id(71),
    to: 'budi@klinik.id',
    subject: 'Atur ulang kata sandi',
    purpose: 'reset',
    status: 'kept',
    attempts: 0,
    error: null,
    sent_at: null,
    body: 'https://nadi.test/?token=old-secret',
  };
  await app.answer('GET', `/mails/${id(71)}`, 200, { data: resourceObject('mails', mail) });
  await app.press('Buat tautan kata sandi baru');
  await app.answer('POST', `/mails/${id(71)}/reset-link`, 200, { meta: { uri: 'https://nadi.test/?token=new-secret', minutes: 60 } });
  expect(await screen.findByLabelText('Tautan kata sandi baru')).toHaveTextContent('new-secret');
  expect(screen.getByText(/Berlaku 60 menit/)).toBeInTheDocument();
  expect(JSON.stringify(app.actions)).not.toMatch(/old-secret|new-secret/);
});

test('a refusal says why: the permission, who has it, and whom to ask', async () => {
  const app = await openScreen('/usman/category-management');
  await app.answer('GET', '/categories', 403, {
    errors: [{ ...problemDocument(403, 'access.denied').errors[0], meta: { permission: 'view categories' } }],
  });
  await app.press('Mengapa?');
  await app.answer('GET', '/me/explanation', 200, {
    data: {
      type: 'explanations',
      id: 'view categories',
      attributes: { permission: 'view categories', roles: ['admin', 'creator'], ask: ['Dr. Sari'] },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Mengapa ini tidak boleh?' }));
  expect(['view categories', 'admin', 'creator', 'Dr. Sari'].every((text) => dialog.getByText(text))).toBe(true);
});

test('a page that is not theirs sends people away, says so, and answers why', async () => {
  const app = await openApp('/usman/audit', { token: 'pass' });
  await app.during(() =>
    app.to('GET', '/me').answer(
      200,
      profileOf(
        'creator',
        allPermissions.filter((one) => one !== 'view audit'),
      ),
    ),
  );
  expect(await screen.findByText(/^Halaman itu memerlukan izin untuk melihat catatan audit\./)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Mengapa?' })).toBeInTheDocument();
});
