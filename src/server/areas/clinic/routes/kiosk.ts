/** The kiosk of a clinic: a patient proves who they are by two things, and takes a number. Rule: VIS-8. */
import { readCode } from '#shared/areas/clinic/domain/kiosk';
import type { kioskProof } from '#shared/areas/clinic/endpoints/kiosk';
import type { ValuesOf } from '#shared/kit/resource';
import { transaction } from '#server/db/database';
import { sendDocument } from '#server/http/jsonapi';
import { Refusal } from '#server/refusal';
import type { Queryable } from '#server/repository/runner';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';
import { guestOf } from '../appointments/publicBooking';
import { lockKiosk, patientOfAppointment, patientOfRecord, type KioskPatient } from '../sql/kiosk';
import type { OpenClinic } from '../sql/publicClinics';
import { arriveAtKiosk, choiceOf } from '../visits/kiosk';
import { publicClinic, type PublicNeeds } from './publicClinic';

/** Something that is guessed at, and how often it may be wrong within a quarter of an hour. */
type Guess = { readonly key: string; readonly most: number };

type Needs = PublicNeeds & {
  /** Counts wrong guesses. @throws Refusal `rate.limited` */
  readonly limits: {
    readonly checkGuesses: (on: Queryable, guesses: readonly Guess[]) => Promise<void>;
    readonly failGuess: (on: Queryable, guesses: readonly Guess[]) => Promise<void>;
  };
};

type Proof = ValuesOf<typeof kioskProof>;

/** Wrong guesses that are allowed: a date of birth is one of about 30,000 (decision 97). */
const MOST_OF_CODE = 5;
const MOST_OF_CLINIC = 30;

/** The two counters of a guess: of the patient, whichever number was typed, and of the clinic. */
const guessesAt = ({ id }: OpenClinic, subject: string): readonly Guess[] => [
  { key: `kiosk:${id}:${subject}`, most: MOST_OF_CODE },
  { key: `kiosk:${id}`, most: MOST_OF_CLINIC },
];

type Code = NonNullable<ReturnType<typeof readCode>>;

const find = (on: Queryable, { id: entity, now }: OpenClinic, code: Code): Promise<KioskPatient | undefined> =>
  'mrn' in code ? patientOfRecord(on, code.mrn, entity) : patientOfAppointment(on, code.appointment, { entity, day: now.day });

export const kiosks = ({ limits, ...needs }: Needs): Handlers<'kiosk' | 'findAtKiosk' | 'arriveAtKiosk'> => {
  const { store } = needs;
  const open = (key: string) => publicClinic(needs, 'kiosk_key', key, 'create');

  /** Attempts at one clinic are checked one after the other, so that many at once cannot exceed the limit. */
  const looked = async (on: Queryable, clinic: OpenClinic, { code, birth_date }: Proof): Promise<KioskPatient | undefined> => {
    const read = readCode(code);
    // Text that is no number is not counted as a guess.
    if (!read) return undefined;
    await lockKiosk(on, clinic.id);
    const found = await find(on, clinic, read);
    const guesses = guessesAt(clinic, found?.id ?? Object.values(read).join());
    await limits.checkGuesses(on, guesses);
    if (found?.birth === birth_date) return found;
    await limits.failGuess(on, guesses);
    return undefined;
  };

  /** @throws Refusal `kiosk.no_match`, the same whichever of both is wrong; `rate.limited` */
  const proved = async (clinic: OpenClinic, proof: Proof): Promise<KioskPatient> => {
    const found = await transaction(store.database, (on) => looked(on, clinic, proof), { scope: { entityId: clinic.id } });
    if (found) return found;
    throw new Refusal([{ code: 'kiosk.no_match' }]);
  };

  return {
    kiosk: async ({ reply, id }) => {
      const { name } = await open(id);
      return sendDocument(reply, 200, { meta: { clinic: name } });
    },
    findAtKiosk: async ({ reply, id, values }) => {
      const clinic = await open(id);
      const patient = await proved(clinic, values);
      const scope = { entityId: clinic.id };
      const choice = await transaction(store.database, (on) => choiceOf(on, clinic, patient), { scope, readOnly: true });
      return sendDocument(reply, 200, { meta: choice });
    },
    arriveAtKiosk: async ({ request, reply, id, values }) => {
      const clinic = await open(id);
      const patient = await proved(clinic, values);
      const act = actOf(request, store, guestOf(clinic.id));
      const ticket = await write(act, { entity: clinic.id }, (work) => arriveAtKiosk(work, clinic, patient, values));
      return sendDocument(reply, 201, { meta: ticket });
    },
  };
};
