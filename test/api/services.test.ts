/** The services of clinics: each client's own, and who may change them. Rules: SVC-6, PRV-3, ROL-19. */
import { sql } from 'kysely';
import { transaction } from '#server/db/database';
import { build, changeOf, draftOf, refTo } from '../build/records';
import { admin, api, as, clinicOn, roles, told } from './clinicWithServices';
import { errorsIn, recordIn, recordsIn } from './testApi';

describe('the services of two clinics', () => {
  test('are kept apart: neither is seen, changed or added to by the other, also with the same code', async () => {
    const [melati, anggrek] = [await clinicOn(), await clinicOn()];
    const code = 'KON-01';
    await build(melati.cashier, 'service', { entity: refTo(melati.entity), code });
    const twin = await build(anggrek.cashier, 'service', { entity: refTo(anggrek.entity), code: 'kon-01' });
    expect(
      recordsIn(await anggrek.cashier('GET', '/services'))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([anggrek.service, twin.id].sort());
    expect((await anggrek.cashier('GET', `/services/${melati.service}`)).status).toBe(404);
    expect(
      (await anggrek.cashier('PATCH', `/services/${melati.service}`, changeOf('service', melati.service, { name: 'Lain' }))).status,
    ).toBe(404);
    const foreign = await anggrek.cashier('POST', '/services', await draftOf(admin(), 'service', { entity: refTo(melati.entity) }));
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    const again = await anggrek.cashier('POST', '/services', await draftOf(admin(), 'service', { entity: refTo(anggrek.entity), code }));
    expect([again.status, errorsIn(again)]).toEqual([422, ['taken_by /data/attributes/code']]);
  });

  test('are kept apart by the database itself, where a statement forgets its filter', async () => {
    const [melati, anggrek] = [await clinicOn(), await clinicOn()];
    const seen = await transaction(api.database, async (trx) => (await sql<{ id: string }>`select id from services`.execute(trx)).rows, {
      scope: { entityId: melati.entity.id },
      readOnly: true,
    });
    expect(seen).toContainEqual({ id: melati.service });
    expect(seen).not.toContainEqual({ id: anggrek.service });
  });

  test('a doctor reads them and does not change them', async () => {
    const clinic = await clinicOn();
    const doctor = await build(admin(), 'user', { entity: refTo(clinic.entity) });
    const [membership] = recordsIn(
      await admin()('GET', `/memberships?filter[entity]=${clinic.entity.id}&filter[q]=${String(doctor.attributes!['email'])}`),
    );
    await admin()('POST', `/memberships/${membership!.id}/change-role`, {
      data: { type: 'memberships', id: membership!.id, relationships: { role: { data: refTo(roles.get('dokter')!) } } },
    });
    const call = as(doctor.id);
    expect(recordIn(await call('GET', `/services/${clinic.service}`)).attributes!['name']).toBe('Konsultasi umum');
    expect(told(await call('PATCH', `/services/${clinic.service}`, changeOf('service', clinic.service, { name: 'Lain' })))).toBe(
      '403 access.denied',
    );
  });
});
