/** The commands of a record on its page: what can be done now, why the rest cannot, and a dialog that shows what will change. Rules: CMD-1, CMD-2, CMD-5. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allPermissions } from '../../app/openApp';
import { problemDocument, resourceObject } from '../../stubServer';
import { id, openScreen, page } from '../../screens/usman';

const at = `/entity/subscription-management/edit-subscription/${id(21)}`;
const subscription = (values: object = {}) => ({
  data: resourceObject('clientsubsheader', {
    id: id(21),
    number: 'SUB-2026-00007',
    status: 'active',
    cycle: 'monthly',
    auto_renew: true,
    cancel_at_period_end: false,
    entity: { type: 'entity', id: id(31) },
    package: { type: 'packages', id: id(41) },
    clientsubsdetail: [],
    ...values,
  }),
});

const opened = async (values: object = {}, permissions: readonly string[] = allPermissions) => {
  const app = await openScreen(at, { permissions });
  await app.answer('GET', `/clientsubsheader/${id(21)}`, 200, subscription(values));
  const bar = await screen.findByRole('group', { name: 'Yang dapat dilakukan' });
  return {
    ...app,
    bar,
    offered: () =>
      within(bar)
        .getAllByRole('button')
        .map((one) => one.textContent),
  };
};

test('what is legal for the record and permitted to the person is a button; of the rest the reason is told on request', async () => {
  const app = await opened({}, [...allPermissions.filter((one) => !one.startsWith('grant '))]);
  expect(app.offered()).toEqual(expect.arrayContaining(['Jeda', 'Hentikan', 'Lainnya']));
  expect(app.offered()).not.toContain('Aktifkan');
  await app.press('Lainnya');
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByRole('menuitem', { name: /Aktifkan.*Tidak berlaku pada status “Aktif”/ })).toBeVisible();
  expect(within(menu).getByRole('menuitem', { name: /Beri potongan.*Memerlukan izin “grant clientsubsheader”/ })).toBeVisible();
});

test('given a dialog, then it shows what will change before it is done; done, it closes and says so', async () => {
  const app = await opened();
  await app.press('Jeda');
  const dialog = await screen.findByRole('dialog', { name: 'Jeda' });
  await app.answer('POST', `/clientsubsheader/${id(21)}/pause?preview=true`, 200, {
    data: null,
    meta: {
      preview: {
        version: 1,
        from: 'active',
        to: 'paused',
        changes: [
          {
            action: 'command',
            resource: 'clientsubsheader',
            id: id(21),
            label: 'SUB-2026-00007',
            before: { adjustment: null },
            after: { adjustment: -150_000 },
          },
        ],
      },
    },
  });
  expect(within(dialog).getByText('Dijeda')).toBeVisible();
  expect(await within(dialog).findByText(/150\.000/)).toBeVisible();
  await app.during(() => fireEvent.change(within(dialog).getByLabelText(/Alasan/), { target: { value: 'Renovasi' } }));
  await app.during(() => fireEvent.click(within(dialog).getByRole('button', { name: 'Jeda' })));
  await waitFor(() => expect(app.calls.some(({ path }) => path.startsWith(`/clientsubsheader/${id(21)}/pause?include`))).toBe(true));
  const call = app.calls.find(({ path }) => path.startsWith(`/clientsubsheader/${id(21)}/pause?include`))!;
  expect(call.body).toMatchObject({ data: { attributes: { reason: 'Renovasi' } } });
  await app.during(() => call.answer(200, subscription({ status: 'paused', version: 2 })));
  expect(await screen.findByText('Langganan SUB-2026-00007 dijeda.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.offered()).toContain('Lanjutkan');
});

test('given a refusal under a field, then it stands there and what was typed stays', async () => {
  const app = await opened({ status: 'trial' });
  await app.press('Perpanjang masa coba');
  const dialog = await screen.findByRole('dialog', { name: 'Perpanjang masa coba' });
  await app.during(() => fireEvent.change(within(dialog).getByLabelText(/Alasan/), { target: { value: 'Libur' } }));
  await app.during(() => fireEvent.click(within(dialog).getByRole('button', { name: 'Perpanjang masa coba' })));
  expect(await within(dialog).findByText('Wajib diisi.')).toBeVisible();
  expect(within(dialog).getByLabelText(/Alasan/)).toHaveValue('Libur');
});

test('given a dangerous command, then it can be given once the preview of what is chosen now is shown, whatever is written as its reason', async () => {
  const app = await opened();
  await app.press('Hentikan');
  const dialog = await screen.findByRole('dialog', { name: 'Hentikan' });
  const button = () => within(dialog).getByRole('button', { name: /Hentikan/ });
  const preview = { version: 1, from: 'active', to: 'active', changes: [] };
  /** Answers the preview that was asked for last. */
  const answered = async (when: string) => {
    const asked = await waitFor(() => {
      const call = app.calls.findLast(({ path }) => path === `/clientsubsheader/${id(21)}/cancel?preview=true`);
      expect(call?.body).toMatchObject({ data: { attributes: { when } } });
      return call!;
    });
    await app.during(() => asked.answer(200, { data: null, meta: { preview } }));
  };
  expect(button()).toBeDisabled();
  await answered('period_end');
  expect(button()).toBeEnabled();
  await app.during(() => fireEvent.change(within(dialog).getByLabelText(/Alasan/), { target: { value: 'Pindah' } }));
  expect(button()).toBeEnabled();
  await app.during(() => fireEvent.click(within(dialog).getByRole('radio', { name: /Sekarang juga/ })));
  expect(button()).toBeDisabled();
  await answered('now');
  expect(button()).toBeEnabled();
});

test('given a preview that is refused, then the dialog says why, and why not the permission', async () => {
  const app = await opened();
  await app.press('Jeda');
  const dialog = await screen.findByRole('dialog', { name: 'Jeda' });
  await app.answer('POST', `/clientsubsheader/${id(21)}/pause?preview=true`, 409, problemDocument(409, 'version.stale'));
  expect(await within(dialog).findByText(/sudah diubah orang lain/)).toBeVisible();
});

test('given a preview that is refused for several values of the record, then the dialog names each with its reason', async () => {
  const app = await opened();
  await app.press('Jeda');
  const dialog = await screen.findByRole('dialog', { name: 'Jeda' });
  const taken = (name: string, person: string) =>
    problemDocument(422, 'patient.number_given', {
      source: { pointer: `/data/attributes/${name}` },
      meta: { name: person, mrn: '000012' },
    });
  const errors = [taken('number', 'Budi'), taken('start_at', 'Sari')].flatMap((one) => one.errors);
  await app.answer('POST', `/clientsubsheader/${id(21)}/pause?preview=true`, 422, { errors });
  const said = (await within(dialog).findAllByRole('alert')).map((one) => one.textContent);
  expect(said).toEqual([expect.stringMatching(/^Nomor: .*Budi/), expect.stringMatching(/^[^:]+: .*Sari/)]);
});

test('given a state that somebody else changed meanwhile, then the dialog names it and what can be done as the page calls them', async () => {
  const app = await opened();
  await app.press('Jeda');
  const dialog = await screen.findByRole('dialog', { name: 'Jeda' });
  const meta = { state: 'paused', command: 'pause', legal: 'resume, cancel' };
  await app.answer('POST', `/clientsubsheader/${id(21)}/pause?preview=true`, 409, problemDocument(409, 'state.illegal', { meta }));
  expect(await within(dialog).findByText(/status sekarang \(Dijeda\).*: Lanjutkan, Hentikan\./)).toBeVisible();
});

test('a record whose state forbids editing is shown and not asked for', async () => {
  await opened({ status: 'ended' });
  expect(screen.queryByRole('textbox', { name: /Catatan/ })).toBeNull();
});

test('given many records, when some have their results, then closing the page asks first; with the last result the dialog closes', async () => {
  const numbers = Array.from({ length: 21 }, (_, at) => at + 100);
  const row = (last: number) => subscription({ id: id(last), number: `SUB-2026-00${last}` }).data;
  const app = await openScreen('/entity/subscription-management?size=25');
  await app.answer('GET', '/clientsubsheader?', 200, page(numbers.map(row)));
  await app.during(() => document.querySelectorAll('[data-id] [type=checkbox]').forEach((box) => fireEvent.click(box)));
  await app.press('Tindakan');
  await app.during(async () => fireEvent.click(await screen.findByRole('menuitem', { name: 'Jeda' })));
  const results = (some: readonly number[]) => ({
    data: null,
    meta: { results: some.map((last) => ({ id: id(last), from: 'active', to: 'paused' })) },
  });
  const isAskedBefore = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  for (const part of [numbers.slice(0, 20), numbers.slice(20)])
    await app.answer('POST', '/clientsubsheader/bulk/pause?preview=true', 200, results(part));
  expect(isAskedBefore()).toBe(false);
  await app.press('Jeda');
  await app.answer('POST', '/clientsubsheader/bulk/pause', 200, results(numbers.slice(0, 20)));
  expect([isAskedBefore(), screen.getByRole('status', { name: '' }).textContent]).toEqual([true, '20 dari 21 selesai…']);
  await app.answer('POST', '/clientsubsheader/bulk/pause', 200, results(numbers.slice(20)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isAskedBefore()).toBe(false);
});
