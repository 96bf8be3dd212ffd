/** Starts of a clinic that are refused, each with its own sentence, and that nothing is half-done. Rule: SUB-25. */
import { build, refTo } from '../build/records';
import { api, admin, modules, newcomer, refsOf, wish, start, said, startOf, clients, codesAt, type Wish } from './clinicStarts';

describe('what is refused', () => {
  test.each<[string, Wish | (() => Promise<Wish>), unknown]>([
    [
      'everything that is missing, at once',
      { attributes: { name: ' ', city: null, phone: null } },
      [
        ['required', '/data/attributes/name'],
        ['required', '/data/attributes/city'],
        ['required', '/data/attributes/phone'],
      ],
    ],
    [
      'a wrong tax number and phone number',
      { attributes: { npwp: '123', phone: '12' } },
      [
        ['invalid_phone', '/data/attributes/phone'],
        ['invalid_npwp', '/data/attributes/npwp'],
      ],
    ],
    ['no package', { package: null }, [['required', '/data/relationships/package']]],
    [
      'a package that is not there',
      { package: { type: 'packages', id: '018f0000-0000-7000-8000-000000000000' } },
      [['relation_missing', '/data/relationships/package']],
    ],
    [
      'a package that was archived in the meantime',
      async () => ({ package: refTo(await build(admin, 'package', { status: 'archived', trial_days: 14 })) }),
      [['subscription.package_archived', '/data/relationships/package']],
    ],
    [
      'an add-on that is not there',
      { addons: [{ type: 'modules', id: '018f0000-0000-7000-8000-000000000000' }] },
      [['relation_missing', '/data/relationships/addons']],
    ],
    [
      'an add-on without what it needs',
      async () => ({ addons: refsOf('admission') }),
      [
        ['subscription.coming_soon', '/data/relationships/addons'],
        ['subscription.needs', '/data/relationships/addons'],
      ],
    ],
    [
      'an add-on whose pages are not there yet',
      async () => ({ addons: refsOf('bed', 'radiology') }),
      [['subscription.coming_soon', '/data/relationships/addons']],
    ],
    [
      'an add-on of another package, seats and a cycle that are not sold',
      async () => ({
        package: refTo(await build(admin, 'package', { trial_days: 14, seat_price: null, cycles: ['monthly'] })),
        addons: refsOf('bed'),
        attributes: { cycle: 'yearly', extra_seats: 3 },
      }),
      [
        ['subscription.not_sold', '/data/relationships/addons'],
        ['subscription.no_extra_seats', '/data/attributes/extra_seats'],
        ['not_an_option', '/data/attributes/cycle'],
      ],
    ],
    [
      'a package without a trial',
      async () => ({ package: refTo(await build(admin, 'package', { trial_days: 0, cycles: ['monthly'] })) }),
      [['subscription.no_trial', '/data/attributes/trial']],
    ],
  ])('%s, and nothing of it is done', async (_, asked, expected) => {
    const one = await newcomer({ plan: 'package=KLINIK' });
    const before = await clients();
    const answer = await start(one, typeof asked === 'function' ? await asked() : asked);
    expect([answer.status, codesAt(answer)]).toEqual([expect.any(Number), expected]);
    expect([answer.status >= 400, await clients()]).toEqual([true, before]);
    expect(await startOf(one)).toEqual({ plan: expect.objectContaining({ package: 'KLINIK' }) });
  });

  test('a needed add-on is named', async () => {
    const answer = await start(await newcomer(), { addons: refsOf('admission') });
    expect(JSON.stringify(answer.document.errors)).toContain(String(modules.get('bed')!.attributes!['module_name']));
  });

  test('a start before the address is proven', async () => {
    const one = await newcomer({ verified: false });
    expect(said(await start(one))).toEqual([403, 'account.unverified']);
    expect(await startOf(one)).toEqual({ plan: null });
  });

  test('a guest', async () => {
    expect((await api.as('anonymous')('POST', '/start', wish())).status).toBe(401);
  });

  test('given one person who starts two clinics at once on two servers, then one clinic is made', async () => {
    const one = await newcomer();
    const { here, there } = await api.atBoth(one.id, await api.another());
    const before = await clients();
    const answers = await Promise.all([here, there].map((call) => call('POST', '/start', wish())));
    expect(answers.map(said).sort()).toEqual([[201], [409, 'start.has_client']]);
    expect(await clients()).toBe(before + 1);
    expect(said(await start(one))).toEqual([409, 'start.has_client']);
  });

  test('a second trial with the tax number of another client', async () => {
    const npwp = '0013121660091777';
    expect((await start(await newcomer(), { attributes: { npwp } })).status).toBe(201);
    const other = await newcomer({ plan: 'package=RS' });
    const before = await clients();
    expect(said(await start(other, { attributes: { npwp } }))).toEqual([409, 'subscription.trial_used /data/attributes/trial']);
    expect(await clients()).toBe(before);
    expect(await startOf(other)).toEqual({ plan: expect.objectContaining({ package: 'RS' }) });
  });
});
