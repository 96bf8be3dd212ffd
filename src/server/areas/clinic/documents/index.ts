/** The documents of this area: a patient's data, letters and consents. Rules: PAT-6, PAT-12, LET-1, TRT-11. */
import { consent } from '#shared/areas/clinic/resources/consent';
import { letter } from '#shared/areas/clinic/resources/letter';
import { patient } from '#shared/areas/clinic/resources/patient';
import type { Paper } from '#shared/documents/paper';
import { dayOf } from '#shared/domain/calendarDays';
import { transaction } from '#server/db/database';
import { printedDocument, type PrintedDocument } from '#server/documents/printedDocument';
import { regionsByCode } from '#server/regions';
import { clientTime } from '#server/repository/clientTime';
import { wholeRecord } from '#server/repository/wholeRecord';
import { letterFacts } from '../sql/letters';
import { withdrawnPaper } from './consentPaper';
import { cancelledPaper, letterPaper } from './letterPaper';
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

/** A letter is always printed in its own language, because it says what was signed. A draft is printed as a preview without a signature. */
const letters = printedDocument({
  of: letter,
  name: 'letter',
  render: async (store, { id, entity, status, paper, author }) => {
    if (paper) return status === 'cancelled' ? cancelledPaper(paper as Paper) : (paper as Paper);
    const now = store.clock();
    return transaction(
      store.database,
      async (trx) => {
        const time = await clientTime({ trx, now }, entity.id);
        const facts = await letterFacts(trx, { id, client: entity.id });
        const draft = letterPaper(facts, { number: null, day: dayOf(time.now, time.zone), signer: null, author });
        return status === 'cancelled' ? cancelledPaper(draft) : draft;
      },
      { scope: { entityId: entity.id }, readOnly: true },
    );
  },
});

/** In the language in which it was read, with its number. */
const consents = printedDocument({
  of: consent,
  name: 'consent',
  render: async (_, { paper, number, status }) => {
    const signed = { ...(paper as Paper), number: number! };
    return status === 'dicabut' ? withdrawnPaper(signed) : signed;
  },
});

export const clinicDocuments: readonly PrintedDocument[] = [patients, letters, consents];
