/** Registers a visit at the front desk: patient, doctor, room, payer; Enter saves. Rules: VIS-3, VIS-7. */
import { useTranslation } from 'react-i18next';
import { PanelForm } from '#client/kit/sidePanel/PanelForm';
import { visits } from '../Commands';
import { WaitsAt } from './PatientLine';
import css from './register.module.css';
import { FORM, useRegistering } from './useRegistering';

export function RegisterForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('queue');
  const { waits, ...registering } = useRegistering(id);
  const said = waits.map((visit) => (
    <p key={visit.id} className={css.waits}>
      <WaitsAt visit={visit} />
    </p>
  ));
  const content = (
    <div role="status" className={css.said}>
      {said}
    </div>
  );
  return (
    <PanelForm
      {...registering}
      ids={FORM}
      resource={visits.resource}
      save={t('giveNumber')}
      under={{ field: 'patient', content }}
      onClose={onClose}
    />
  );
}
