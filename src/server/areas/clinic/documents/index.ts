/** The documents of this area: a patient's data. Rules: PAT-6, PAT-12. */
import { patient } from '#shared/areas/clinic/resources/patient';
import { transaction } from '#server/db/database';
import { printedDocument, type PrintedDocument } from '#server/documents/printedDocument';
import { regionsByCode } from '#server/regions';
import { clientTime } from '#server/repository/clientTime';
import { wholeRecord } from '#server/repository/wholeRecord';
import { patientPaper } from './patientPaper';

const patients = printedDocument({
  of: patient,
  name: 'patient',
  render: async (store, { id, entity, region }, language) => {
    const whole = await wholeRecord(store, store.find(patient.type), { id, client: entity.id });
    const scope = { entityId: entity.id };
    const now = store.clock();
    const time = await transaction(store.database, (trx) => clientTime({ trx, now }, entity.id), { scope, readOnly: true });
    const [lives] = region ? await regionsByCode([region]) : [];
    return patientPaper(whole, { ...time, region: lives?.full_name ?? null }, language);
  },
});

export const clinicDocuments: readonly PrintedDocument[] = [patients];
