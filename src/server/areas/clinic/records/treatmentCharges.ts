/** What is charged for treatments: once for each, or once for a package of sessions. Rules: CORE-1, TRT-2, TRT-3, TRT-10. */
import { chargeSource } from '#shared/areas/clinic/domain/treatments';
import type { RecordNamed, Work } from '#server/repository/work';
import { moveCharge, postCharge, voidChargeOf } from '../../cashier';
import { sessionsOf } from '../sql/treatments';

type Treatment = RecordNamed<'treatment'>;
type Series = RecordNamed<'treatmentSeries'>;

const sourceOf = { treatments: 'treatment', 'treatment-series': 'series' } as const;

const seriesOf = async (work: Work, { series }: Treatment): Promise<Series | null> =>
  series ? (((await work.read('treatmentSeries', series.id)) as Series | undefined) ?? null) : null;

/** Charges a treatment that is done. A correction takes over the charge of what it corrects. @throws Refusal `charge.no_tariff` */
export const chargeTreatment = async (work: Work, treatment: Treatment): Promise<void> => {
  const { id, entity, visit, template, performer, previous } = treatment;
  if (previous && (await moveCharge(work, { entity, from: previous.id, to: id }))) return;
  const source = chargeSource(treatment, await seriesOf(work, treatment));
  if (!source) return;
  const { service } = (await work.read('treatmentTemplate', template.id, ['service']))!;
  await postCharge(work, { entity, visit, service, performer, source: sourceOf[source.type], source_id: source.id });
};

/**
 * Takes the charge of a cancelled treatment back; that of a package when its last session that was done is cancelled.
 * @throws Refusal `charge.billed`
 */
export const unchargeTreatment = async (work: Work, treatment: Treatment, reason: string): Promise<void> => {
  const { id, entity } = treatment;
  const series = await seriesOf(work, treatment);
  const source = chargeSource(treatment, series);
  if (!source) return;
  const others = source.type === 'treatment-series' ? (await sessionsOf(work, source.id)).filter((one) => one !== id) : [];
  if (!others.length) await voidChargeOf(work, { source: sourceOf[source.type], id: source.id, entity, reason });
};

/** The sessions of a cancelled package are charged one by one, and the package is not (TRT-10). @throws Refusal `charge.billed` */
export const chargeSessions = async (work: Work, { id, entity: clinic, charge_by }: Series, reason: string): Promise<void> => {
  if (charge_by !== 'paket') return;
  const sessions = await work.read('treatment', await sessionsOf(work, id));
  await voidChargeOf(work, { source: 'series', id, entity: clinic, reason });
  for (const { id: source_id, entity, visit, performer, template } of sessions) {
    const { service } = (await work.read('treatmentTemplate', template.id, ['service']))!;
    await postCharge(work, { entity, visit, service, performer, source: 'treatment', source_id });
  }
};
