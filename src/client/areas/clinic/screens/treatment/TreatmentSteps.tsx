/** What can be done with a treatment now: the consent where it is missing, then to start and to finish it; the rest is in a menu. Rules: TRT-1, TRT-6. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { treatment as declared, type Treatment } from '#shared/areas/clinic/resources/treatment';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useRequest, type AnyModule } from '#client/kit/anyModule';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { pathsOf } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import type { ResourceTexts } from '#client/kit/words';
import { useCan } from '#client/store/access';
import { MoreIcon } from '#client/ui/icons';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
  const more = offered.filter((name) => !pressed.includes(name));
  const after = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
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
      {(more.length > 0 || mayEdit) && (
        <>
          <IconButton
            size="small"
            aria-haspopup="menu"
            aria-label={t('more', { name: treatmentName(one, language) })}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <MoreIcon size={20} aria-hidden="true" />
          </IconButton>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {mayEdit && (
              <MenuItem component={Link} to={pathsOf('treatment').edit(one.id)}>
                {t('edit')}
              </MenuItem>
            )}
            {more.map((name) => (
              <MenuItem key={name} onClick={after(() => choose(name))}>
                {commands[name]!.label}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
      {dialog}
      {asksConsent && <ConsentPanel visit={visit} treatment={one} onClose={() => setAsksConsent(false)} />}
    </div>
  );
}
