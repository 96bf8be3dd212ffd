/** What can be done with a treatment now: the consent where it is missing, then to start and to finish it; the rest is in a menu. Rules: TRT-1, TRT-6. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { treatment as declared, type Treatment } from '#shared/areas/clinic/resources/treatment';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useRequest, type AnyModule } from '#client/kit/anyModule';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { pathsOf } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import type { ResourceTexts } from '#client/kit/words';
import { useCan } from '#client/store/access';
import { ActionMenu } from '#client/ui/ActionMenu';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { ConsentPanel } from '../consent/ConsentPanel';
import { useMayConsent } from '../consent/useMayConsent';
import css from './treatment.module.css';
import { treatmentName } from './treatmentName';

const treatments = modules.treatment as unknown as AnyModule;

/** Pressed as a button; the others are in the menu. */
const pressed: readonly string[] = ['start', 'finish'];

export function TreatmentSteps({ treatment: one, visit }: { treatment: Treatment; visit: Visit }) {
  const { t } = useTranslation('treatments');
  const { commands } = useWords(declared) as ResourceTexts;
  const language = useLanguage();
  const [asksConsent, setAsksConsent] = useState(false);
  const { choose, dialog } = useCommandChoice(treatments, one);
  const isBusy = useRequest(treatments, one.id).busy !== null;
  const mayEdit = useCan('treatment', 'update', one);
  const mayConsent = useMayConsent(visit);
  const { status, consent, consent_state } = one;
  const isMissing = status === 'direncanakan' && (consent_state === 'belum' || consent_state === 'menolak');
  const isHeld = isMissing && (consent === 'tertulis' || consent_state === 'menolak');
  const legal = useCommands(treatments, one).flatMap(({ name, hindered }) => (hindered ? [] : [name]));
  // What the server would refuse is not offered: without the consent it begins as an emergency only.
  const offered = legal.filter((name) => {
    if (name === 'startUrgently') return isMissing && consent === 'tertulis' && consent_state === 'belum';
    return !(isHeld && pressed.includes(name));
  });
  const more = [
    ...(mayEdit ? [{ label: t('edit'), to: pathsOf('treatment').edit(one.id) }] : []),
    ...offered.filter((name) => !pressed.includes(name)).map((name) => ({ label: commands[name]!.label, press: () => choose(name) })),
  ];
  return (
    <div className={css.steps}>
      {isMissing && mayConsent && (
        <Button size="small" variant="contained" onClick={() => setAsksConsent(true)}>
          {t('takeConsent')}
        </Button>
      )}
      {offered
        .filter((name) => pressed.includes(name))
        .map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === 'finish' ? 'contained' : 'outlined'}
            disabled={isBusy}
            onClick={() => choose(name)}
          >
            {commands[name]!.label}
          </Button>
        ))}
      {more.length > 0 && <ActionMenu label={t('more', { name: treatmentName(one, language) })} actions={more} />}
      {dialog}
      {asksConsent && <ConsentPanel visit={visit} treatment={one} onClose={() => setAsksConsent(false)} />}
    </div>
  );
}
